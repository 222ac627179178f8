#include "core/message.h"

#include "core/placeholder.h"
#include "core/text.h"

namespace parlor {

Message::Message(std::string key_, Arguments arguments_)
    : key(std::move(key_)), arguments(std::move(arguments_)) {
  for (auto& [name, value] : arguments) {
    auto* text = name == kGiven ? std::get_if<std::string>(&value) : nullptr;
    if (text != nullptr) *text = shortened(*text, kLongestGiven);
  }
}

const Value* Message::find(std::string_view name) const {
  for (const auto& [key_, value] : arguments) {
    if (key_ == name) return &value;
  }
  return nullptr;
}

Catalogue::Catalogue() : plurals_(&plural_rule("en")) { add(Phrase{kUnnamedSeat, "player {number}"}); }

void Catalogue::add(const Phrase& phrase) {
  phrases_.insert_or_assign(std::string(phrase.key), std::string(phrase.text));
}

void Catalogue::add(std::span<const Phrase> phrases) {
  for (const Phrase& phrase : phrases) add(phrase);
}

const std::string* Catalogue::find(std::string_view key) const {
  const auto found = phrases_.find(key);
  return found == phrases_.end() ? nullptr : &found->second;
}

std::vector<std::string> Catalogue::keys() const {
  std::vector<std::string> keys;
  keys.reserve(phrases_.size());
  for (const auto& [key, text] : phrases_) keys.push_back(key);
  return keys;
}

namespace {

class Speaker {
 public:
  Speaker(const Catalogue& catalogue, const PluralRule& plurals, const Message& message,
          std::span<const std::string> names)
      : catalogue_(catalogue), plurals_(plurals), message_(message), names_(names) {}

  // `counted` is the number that # stands for, inside a plural.
  std::string say(std::string_view text, const Value* counted = nullptr) const {
    std::string said;
    while (!text.empty()) {
      const auto placeholder = placeholder_at(text);
      if (placeholder) {
        said += fill(*placeholder);
      } else if (text.front() == '#' && counted != nullptr) {
        said += std::visit(*this, *counted);
      } else {
        said += text.front();
      }
      text.remove_prefix(placeholder ? placeholder->whole.size() : 1);
    }
    return said;
  }

  std::string operator()(std::int64_t number) const { return std::to_string(number); }
  std::string operator()(const std::string& text) const { return text; }
  std::string operator()(const TileTexts& tiles) const { return join(tiles, " "); }
  // A catalogue word may use the arguments of the sentence it appears in.
  std::string operator()(const Key& key) const {
    return catalogue_.say(Message(key.name, message_.arguments), names_);
  }
  std::string operator()(const Name& name) const { return (*this)(Key{name.key()}); }
  std::string operator()(Seat seat) const {
    const auto index = slot(seat);
    if (index < names_.size()) return names_[index];
    return catalogue_.say(Message(std::string(Catalogue::kUnnamedSeat), {{"number", seat.to_string()}}));
  }

 private:
  std::string fill(const Placeholder& placeholder) const {
    const Value* value = message_.find(placeholder.name);
    if (value == nullptr) return "";
    if (placeholder.forms.empty()) return std::visit(*this, *value);
    const auto* number = std::get_if<std::int64_t>(value);
    const PluralForm form = number == nullptr ? PluralForm::other : plurals_.form(*number);
    return say(placeholder.form(plural_name(form)).value_or(""), value);
  }

  const Catalogue& catalogue_;
  const PluralRule& plurals_;
  const Message& message_;
  std::span<const std::string> names_;
};

}  // namespace

std::string Catalogue::say(const Message& message, std::span<const std::string> names) const {
  const std::string* text = find(message.key);
  if (text == nullptr) return message.key;
  return Speaker(*this, *plurals_, message, names).say(*text);
}

}  // namespace parlor
