#include "games/pinochle/term/dialogue.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/text.h"
#include "games/pinochle/term/board.h"
#include "games/pinochle/term/faces.h"
#include "games/pinochle/term/typed_move.h"

namespace parlor::pinochle {

std::string Dialogue::begin(const Table& table, const Look& look) {
  const std::string& how = look.sort.empty() ? Pinochle::arrangements().front() : look.sort;
  scene_ = {static_cast<const TableOf<Pinochle>&>(table).seen_by(seat_), seat_, table.arrange(seat_, how),
            shown_names(table)};
  if (keeps()) choice_ = KeepChoice(scene_.view.own());
  return "\n" + table_lines(scene_, look) + hand(look) + "\n";
}

std::string Dialogue::prompt(const Look& look) const {
  const View& view = scene_.view;
  const auto ask = [&](const char* key, Message::Arguments arguments = {}) {
    arguments.emplace_back("seat", seat_);
    return look.words.say(Message(key, std::move(arguments)), scene_.names);
  };
  switch (view.phase) {
    case Phase::bid:
      if (!view.bid()) return ask("pinochle.screen.ask_open");
      return ask("pinochle.screen.ask_bid",
                 {{"low", *view.bid() + kBidStep}, {"high", *view.bid() + 2 * kBidStep}});
    case Phase::trump:
      return ask("pinochle.screen.ask_trump");
    case Phase::pick:
      return ask("pinochle.screen.ask_take");
    case Phase::keep:
      if (choice_.twelve()) return ask("pinochle.screen.ask_done");
      return ask("pinochle.screen.ask_keep",
                 {{"kept", choice_.kept().size()}, {"dropped", choice_.dropped().size()}});
    case Phase::play:
    case Phase::over:
      break;
  }
  return ask("pinochle.screen.ask_play");
}

std::string Dialogue::hand(const Look& look) const {
  if (!keeps()) return own_lines(scene_, look);
  const std::vector<Face> shown = shown_faces(scene_.tiles);
  const View& view = scene_.view;
  return "\n" +
         hand_lines(
             scene_.tiles, [&](std::size_t i) { return choice_.mark(i, shown); }, look.style) +
         meld_line(melds_of(view.rules, *view.trump, choice_.so_far()), look);
}

std::string Dialogue::sorted(const Arrangement& order, const Look& look) {
  scene_.tiles = order;
  return hand(look);
}

std::string Dialogue::hinted(std::string_view text, const Look& look) {
  const auto move = Pinochle::parse_move(scene_.view.rules, text);
  if (!keeps() || !move || move->kind != Move::Kind::keep) return "";
  choice_.choose(move->cards);
  return hand(look);
}

DeskAnswer Dialogue::take(const Table&, std::string_view line, const Look& look) {
  if (trim(line).empty()) return {"\n" + table_lines(scene_, look) + hand(look) + "\n"};
  if (keeps()) return choose(trim(line), look);
  const auto move = read_typed_move(scene_.view, shown_faces(scene_.tiles), line);
  return move ? play(*move) : DeskAnswer{say(move.problem(), look)};
}

DeskAnswer Dialogue::choose(std::string_view line, const Look& look) {
  // Twelve cards on one line are a complete choice; scripts may give a move in record format.
  if (const auto move = Pinochle::parse_move(scene_.view.rules, line);
      move && (move->kind != Move::Kind::keep || move->cards.size() == kHandCards))
    return play(*move);
  if (line == "done") {
    if (const auto chosen = choice_.twelve()) return play(Move::keep(*chosen));
    return {say(Message("pinochle.screen.not_done", {{"left", kHandCards - choice_.kept().size()},
                                                     {"more", kHandCards - choice_.dropped().size()}}),
                look)};
  }
  const auto problem = choice_.change(line, shown_faces(scene_.tiles), *scene_.view.trump);
  return {problem ? say(*problem, look) : hand(look)};
}

DeskAnswer Dialogue::play(const Move& move) const {
  return {"", Pinochle::move_text(scene_.view.rules, move)};
}

std::string Dialogue::say(const Message& message, const Look& look) const {
  return look.words.say(painted(message, look.style), scene_.names) + "\n";
}

}  // namespace parlor::pinochle
