#include "games/okey/term/dialogue.h"

#include <algorithm>
#include <cstdint>
#include <optional>

#include "core/text.h"
#include "engine/table_of.h"
#include "games/okey/term/lines.h"
#include "term/layout.h"

namespace parlor::okey {

std::optional<Seat> only_person(const Table& table) {
  std::optional<Seat> found;
  const auto& seats = table.record().setup.seats;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (seats[i].kind != "human") continue;
    if (found) return std::nullopt;
    found = Seat::at(static_cast<int>(i));
  }
  return found;
}

std::string Dialogue::begin(const Table& table, const Look& look) {
  view_ = static_cast<const TableOf<Okey>&>(table).seen_by(seat_);
  names_ = shown_names(table);
  hold(table.arrange(seat_, look.sort.empty() ? "number" : look.sort));
  choosing_ = view_->phase == Phase::discard && view_->drawn;
  std::string lines;
  if (!choosing_) {
    lines += "\n" + turn_line(seat_, names_, look) + table_lines(*view_, names_, look);
  } else if (only_person(table) != seat_) {
    // A lone person was told about the draw when it was made.
    lines += say(Message("okey.screen.picked", {{"tile", view_->drawn->face().to_string()}}), look);
  }
  return lines + tiles(look) + last_line(*view_, look) + menu(look);
}

std::string Dialogue::prompt(const Look& look) const {
  return look.words.say(Message(choosing_ ? "okey.screen.index" : "okey.screen.choice"));
}

void Dialogue::hold(const Arrangement& order) {
  order_.clear();
  for (const auto& group : order) {
    for (const std::string& tile : group) order_.push_back(*Face::parse(tile));
  }
}

std::string Dialogue::sorted(const Arrangement& order, const Look& look) {
  hold(order);
  return tiles(look) + menu(look);
}

DeskAnswer Dialogue::take(const Table&, std::string_view line, const Look& look) {
  if (trim(line).empty()) return {tiles(look) + menu(look), {}};
  // Scripts may give a move in record format.
  if (const auto move = Okey::parse_move(view_->rules, line)) return play(*move);
  return choosing_ ? discard(trim(line), look) : choose(trim(line), look);
}

DeskAnswer Dialogue::choose(std::string_view line, const Look& look) {
  const std::vector<Choice> offered = choices();
  const std::optional<int> number = parse_int(line);
  if (!number || *number < 1 || *number > static_cast<int>(offered.size())) {
    const Message refusal("okey.screen.no_choice",
                          {{"text", printable(line)}, {"last", static_cast<std::int64_t>(offered.size())}});
    return {say(refusal, look), {}};
  }
  const Choice& choice = offered[static_cast<std::size_t>(*number - 1)];
  if (choice.move) return play(*choice.move);
  choosing_ = true;
  return {menu(look), {}};
}

DeskAnswer Dialogue::discard(std::string_view line, const Look& look) {
  const std::optional<int> index = parse_int(line);
  if (index && *index >= 0 && *index < static_cast<int>(order_.size()))
    return play(Move::discard(order_[static_cast<std::size_t>(*index)]));
  const std::optional<Face> tile = Face::parse(line);
  if (tile && view_->own().count(*tile) > 0) return play(Move::discard(*tile));
  if (tile) return {say(Message("okey.not_in_hand", {{"tile", tile->to_string()}}), look), {}};
  const Message refusal("okey.screen.no_index",
                        {{"text", printable(line)}, {"last", static_cast<std::int64_t>(order_.size()) - 1}});
  return {say(refusal, look), {}};
}

DeskAnswer Dialogue::play(const Move& move) const { return {"", Okey::move_text(view_->rules, move)}; }

std::vector<Dialogue::Choice> Dialogue::choices() const {
  std::vector<Choice> choices;
  const auto add = [&](const char* key, std::optional<Move> move) {
    const auto number = static_cast<std::int64_t>(choices.size()) + 1;
    const std::string twin = view_->indicator ? view_->indicator->face().to_string() : "";
    choices.push_back({Message(key, {{"number", number}, {"tile", twin}}), move});
  };
  if (choosing_) return choices;
  if (view_->phase == Phase::draw) {
    if (view_->stack_size > 0) add("okey.screen.pick_stack", Move::draw());
    add("okey.screen.pick_discard", Move::take());
    if (view_->stack_size == 0) add("okey.screen.pass", Move::pass());
  } else {
    add("okey.screen.discard", std::nullopt);
  }
  if (may_show(*view_, seat_, view_->own())) add("okey.screen.show", Move::show());
  return choices;
}

std::string Dialogue::menu(const Look& look) const {
  if (choosing_) return say(Message("okey.screen.which"), look);
  std::string lines = say(Message("okey.screen.what"), look);
  for (const Choice& choice : choices()) lines += say(choice.text, look);
  return lines;
}

// The tiles, with their indices below.
std::string Dialogue::tiles(const Look& look) const {
  constexpr std::size_t kColumns = 4;
  std::string lines = say(Message("okey.screen.tiles_of", {{"seat", seat_}}), look);
  std::string numbers;
  for (std::size_t i = 0; i < order_.size(); ++i) {
    lines += pad_right(face(order_[i], look.style), kColumns);
    numbers += pad_right(std::to_string(i), kColumns);
  }
  return lines + "\n" + look.style.paint(Ink::dim, numbers) + "\n";
}

std::string Dialogue::say(const Message& message, const Look& look) const {
  return look.words.say(painted(message, look.style), names_) + "\n";
}

}  // namespace parlor::okey
