#include "term/screen.h"

#include "term/desk.h"
#include "term/layout.h"

namespace parlor {

std::vector<std::string> shown_names(const Table& table) {
  std::vector<std::string> names;
  for (const std::string& name : table.names()) names.push_back(printable(name));
  return names;
}

std::string Screen::prompt(const Table& table, Seat seat, const Look& look) const {
  return look.words.say(Message("term.prompt", {{"seat", seat}}), shown_names(table));
}

std::string Screen::say(const Table& table, const Message& message, const Look& look) const {
  return look.words.say(message, shown_names(table));
}

std::unique_ptr<Desk> Screen::make_desk(Seat) const { return nullptr; }

std::span<const std::string_view> Screen::usual_names() const {
  static constexpr std::string_view kNames[] = {"Ada", "Ben", "Cleo", "Dan"};
  return kNames;
}

bool Screen::ask(Opening&, LineSource&, std::ostream&, const Catalogue&) const { return true; }

bool Screen::asks_names() const { return false; }

std::string Screen::computer_turn(const Table&, Seat, Observer, const Look&) const { return ""; }

bool Screen::has_stock() const { return false; }

std::optional<Message> Screen::notice(const Style&) const { return std::nullopt; }

std::string Screen::face(std::string_view tile, const Look&) const { return std::string(tile); }

}  // namespace parlor
