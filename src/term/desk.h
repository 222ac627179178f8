// One person's place in a game in which a turn is a dialogue: a menu, a turn put together in steps. It holds
// what belongs to that person alone: the order of the tiles, and the unfinished turn.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/table.h"
#include "term/screen.h"

namespace parlor {

struct DeskAnswer {
  std::string text{};                 // to show
  std::optional<std::string> move{};  // the turn is complete: play this
  bool leave = false;                 // the person wants to leave the game
};

class Desk {
 public:
  Desk() = default;
  Desk(const Desk&) = delete;
  Desk& operator=(const Desk&) = delete;
  virtual ~Desk() = default;

  // The turn begins, or starts over. Returns what to show.
  virtual std::string begin(const Table& table, const Look& look) = 0;
  virtual std::string prompt(const Look& look) const = 0;
  // Whether the person has already seen this event while putting the turn together, so that it need not be
  // repeated.
  virtual bool has_shown(const Message& event) const = 0;
  // The unfinished turn in the game's draft format; nothing if it was not begun.
  virtual std::optional<std::string> draft() const = 0;
  // Sorts the person's own tiles. Returns what to show.
  virtual std::string sorted(const Arrangement& order, const Look& look) = 0;
  // A hint was given; a turn put together in steps may be filled in with it. Returns what to show.
  virtual std::string hinted(std::string_view move, const Look& look);
  virtual DeskAnswer take(const Table& table, std::string_view line, const Look& look) = 0;
};

inline std::string Desk::hinted(std::string_view, const Look&) { return ""; }

}  // namespace parlor
