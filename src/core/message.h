// What the program says, as a key with arguments. A catalogue turns it into a sentence in the reader's
// language.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/plural.h"
#include "core/score.h"
#include "core/seat.h"

namespace parlor {

// A word that is itself in the catalogue, such as "big2.pattern.pair".
struct Key {
  std::string name;
  friend bool operator==(const Key&, const Key&) = default;
};

// One of several values that views name too, as a catalogue word: "pair" in the group "big2.pattern" is
// printed as the phrase "big2.pattern.pair".
struct Name {
  std::string group;
  std::string name;
  std::string key() const { return group + "." + name; }
  friend bool operator==(const Name&, const Name&) = default;
};

// Cards or tiles as text, listed one after the other.
using TileTexts = std::vector<std::string>;

// A number, a text that is the same in every language (a card, a command), several cards or tiles, a
// catalogue word, or a seat (shown as the player's name).
using Value = std::variant<std::int64_t, std::string, TileTexts, Key, Name, Seat>;

struct Message {
  using Arguments = std::vector<std::pair<std::string, Value>>;

  std::string key;
  Arguments arguments;

  // The argument that quotes what somebody typed. It can be any length, so only its beginning is kept.
  static constexpr std::string_view kGiven = "text";
  static constexpr std::size_t kLongestGiven = 100;

  Message(std::string key_, Arguments arguments_ = {});  // NOLINT: a key alone is a message
  const Value* find(std::string_view name) const;
  friend bool operator==(const Message&, const Message&) = default;
};

// One sentence of a language: "{seat} plays {pattern} {cards}." placeholder_at() reads the parts in braces.
struct Phrase {
  std::string_view key;
  std::string_view text;
};

class Catalogue {
 public:
  static constexpr std::string_view kUnnamedSeat = "seat.unnamed";

  Catalogue();
  // The language decides the plural forms. A new catalogue is English.
  void set_language(std::string_view tag) { plurals_ = &plural_rule(tag); }
  void add(const Phrase& phrase);
  void add(std::span<const Phrase> phrases);
  bool has(std::string_view key) const { return find(key) != nullptr; }
  // The sentence with its placeholders unfilled.
  const std::string* find(std::string_view key) const;
  // Seats appear under their `names`, or as "player 2" (the phrase kUnnamedSeat) if they have none. An
  // unknown key is returned as it is. A plural whose argument is not a number takes its form "other".
  std::string say(const Message& message, std::span<const std::string> names = {}) const;
  // Every key, sorted.
  std::vector<std::string> keys() const;

 private:
  std::map<std::string, std::string, std::less<>> phrases_;
  const PluralRule* plurals_;
};

// A value of type T, or the reason why there is none.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}  // NOLINT: implicit for returns
  Result(Message problem) : content_(std::in_place_index<1>, std::move(problem)) {}  // NOLINT: likewise

  bool ok() const { return content_.index() == 0; }
  explicit operator bool() const { return ok(); }
  T& value() & { return std::get<0>(content_); }
  const T& value() const& { return std::get<0>(content_); }
  T&& value() && { return std::get<0>(std::move(content_)); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }
  T& operator*() & { return value(); }
  const T& operator*() const& { return value(); }
  T&& operator*() && { return std::move(*this).value(); }
  const Message& problem() const { return std::get<1>(content_); }

 private:
  std::variant<T, Message> content_;
};

}  // namespace parlor
