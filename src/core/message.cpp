#include "core/message.h"

namespace parlor {

const Value* Message::find(std::string_view name) const {
  for (const auto& [key_, value] : arguments) {
    if (key_ == name) return &value;
  }
  return nullptr;
}

Catalogue::Catalogue() { add(Phrase{kUnnamedSeat, "player {number}"}); }

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

struct Speaker {
  const Catalogue& catalogue;
  const Message& message;
  std::span<const std::string> names;

  std::string operator()(std::int64_t number) const { return std::to_string(number); }
  std::string operator()(const std::string& text) const { return text; }
  // A word of the catalogue may use the arguments of the sentence it stands in.
  std::string operator()(const Key& key) const {
    return catalogue.say(Message(key.name, message.arguments), names);
  }
  std::string operator()(Seat seat) const {
    const auto index = slot(seat);
    if (index < names.size()) return names[index];
    return catalogue.say(Message(std::string(Catalogue::kUnnamedSeat), {{"number", seat.to_string()}}));
  }
};

}  // namespace

std::string Catalogue::say(const Message& message, std::span<const std::string> names) const {
  const std::string* found = find(message.key);
  if (found == nullptr) return message.key;
  const std::string& text = *found;
  std::string said;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t close = text[i] == '{' ? text.find('}', i) : std::string::npos;
    if (close == std::string::npos) {
      said += text[i++];
      continue;
    }
    const std::string_view name(text.data() + i + 1, close - i - 1);
    if (const Value* value = message.find(name)) said += std::visit(Speaker{*this, message, names}, *value);
    i = close + 1;
  }
  return said;
}

}  // namespace parlor
