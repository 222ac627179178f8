#include "games/rummikub/term/dialogue.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/text.h"
#include "engine/table_of.h"
#include "games/rummikub/term/shown_sets.h"
#include "melds/term/faces.h"

namespace parlor::rummikub {
namespace {

// The numbers of a line up to a 0; a word among them is an error.
Result<bool> read_numbers(std::string_view line, std::vector<int>& numbers) {
  for (std::string_view word : words(line)) {
    const std::optional<int> number = parse_int(word);
    if (!number) return Message("rummikub.screen.no_number", {{"text", std::string(word)}});
    if (*number == 0) return true;
    numbers.push_back(*number);
  }
  return false;
}

// Positions count from 1 on the screen.
Result<std::vector<std::size_t>> positions(const std::vector<int>& numbers, std::size_t count) {
  std::vector<std::size_t> found;
  for (int number : numbers) {
    if (number < 1 || static_cast<std::size_t>(number) > count) {
      return Message("rummikub.screen.no_position",
                     {{"number", number}, {"last", static_cast<std::int64_t>(count)}});
    }
    const auto position = static_cast<std::size_t>(number - 1);
    if (std::ranges::find(found, position) != found.end()) {
      return Message("rummikub.screen.position_twice", {{"number", number}});
    }
    found.push_back(position);
  }
  return found;
}

// The rack in the order it came out of the bag.
std::vector<Face> dealt_to(const Table& table, Seat seat) {
  std::vector<Face> faces;
  const auto layout = table.layout(table.record().deals.back().source, table.deals_dealt());
  if (!layout) return faces;
  for (const DealtTile& tile : *layout) {
    const auto found = Face::parse(tile.face);
    if (found && tile.place == "rack " + seat.to_string()) faces.push_back(*found);
  }
  return faces;
}

}  // namespace

const std::vector<Dialogue::Entry>& Dialogue::menu(const Rules& rules) {
  static const std::vector<Entry> kVersion1 = {{1, "Sort by number", Choice::by_number},
                                               {2, "Sort by color", Choice::by_colour},
                                               {3, "Possible sets", Choice::possible},
                                               {4, "Place", Choice::place},
                                               {0, "Next player", Choice::next}};
  static const std::vector<Entry> kVersion2 = {{1, "SortByNumber", Choice::by_number},
                                               {2, "SortByColor", Choice::by_colour},
                                               {3, "SetsInRack", Choice::possible},
                                               {4, "PlaceTiles", Choice::place},
                                               {5, "Next", Choice::next},
                                               {0, "Exit", Choice::leave}};
  static const std::vector<Entry> kReal = {
      {1, "Sort by number", Choice::by_number}, {2, "Sort by color", Choice::by_colour},
      {3, "Possible sets", Choice::possible},   {4, "Place", Choice::place},
      {5, "Take apart", Choice::take_apart},    {6, "Undo", Choice::undo},
      {0, "Next player", Choice::next}};
  if (rules.real()) return kReal;
  return rules.menu == Menu::one ? kVersion1 : kVersion2;
}

std::string Dialogue::begin(const Table& table, const Look& look) {
  const View view = static_cast<const TableOf<Rummikub>&>(table).seen_by(seat_);
  if (deal_ != view.standing.deal) turn_ = Turn(dealt_to(table, seat_));
  deal_ = view.standing.deal;
  turn_.begin(view);
  names_ = shown_names(table);
  question_ = Question::menu;
  const auto i = static_cast<std::size_t>(seat_.index());
  const std::string name = names_[i] == kUsualNames[i] ? lower_case(names_[i]) : names_[i];
  return "\nTurn for " + name + "...\n" + board_and_rack(look);
}

std::string Dialogue::prompt(const Look&) const {
  switch (question_) {
    case Question::menu:
      break;
    case Question::tiles:
    case Question::tiles_to_take:
      return "Tiles (0 at the end): ";
    case Question::which_set:
    case Question::set_to_take:
      return "Set (0 for none): ";
  }
  std::vector<std::string> entries;
  for (const Entry& entry : menu(turn_.view().rules))
    entries.push_back(std::to_string(entry.number) + ": " + std::string(entry.text));
  return join(entries, ", ") + " >>> ";
}

std::optional<std::string> Dialogue::draft() const {
  if (!turn_.changed()) return std::nullopt;
  return to_text(turn_.sets());
}

std::string Dialogue::sorted(const Arrangement& order, const Look& look) {
  turn_.sort_as(order);
  question_ = Question::menu;
  return rack_line(look);
}

DeskAnswer Dialogue::take(const Table&, std::string_view line, const Look& look) {
  if (question_ != Question::menu) return numbers_given(line, look);
  if (trim(line).empty()) return {board_and_rack(look), {}};
  if (const std::optional<int> number = parse_int(trim(line))) return chosen(*number, look);
  // Scripts may give the whole turn as a move.
  if (Rummikub::parse_move(turn_.view().rules, line)) return {"", std::string(trim(line))};
  return {say(Message("rummikub.screen.no_choice", {{"text", std::string(trim(line))}}), look), {}};
}

DeskAnswer Dialogue::chosen(int number, const Look& look) {
  const auto& entries = menu(turn_.view().rules);
  const auto found = std::ranges::find(entries, number, &Entry::number);
  if (found == entries.end()) {
    return {say(Message("rummikub.screen.no_choice", {{"text", std::to_string(number)}}), look), {}};
  }
  switch (found->choice) {
    case Choice::by_number:
      turn_.sort_by_number();
      return {rack_line(look), {}};
    case Choice::by_colour:
      turn_.sort_by_colour();
      return {rack_line(look), {}};
    case Choice::possible: {
      std::string lines;
      for (const auto& set : possible_sets(turn_.view().rules.meld_rules(), turn_.rack()))
        lines += melds::tiles_line(set, look.style) + "\n";
      if (lines.empty()) lines = say(Message("rummikub.screen.no_sets"), look);
      return {lines + rack_line(look), {}};
    }
    case Choice::place:
      question_ = Question::tiles;
      numbers_.clear();
      return {rack_line(look) + std::string(std::string_view("Rack: ").size(), ' ') +
                  melds::positions_line(turn_.placeable().size()) + "\n",
              {}};
    case Choice::take_apart:
      if (turn_.sets().empty()) return {say(Message("rummikub.screen.nothing_to_take"), look), {}};
      question_ = Question::set_to_take;
      numbers_.clear();
      return {board_lines(turn_.sets(), look.style), {}};
    case Choice::undo:
      if (!turn_.undo()) return {say(Message("rummikub.screen.nothing_to_undo"), look), {}};
      return {board_and_rack(look), {}};
    case Choice::next:
      if (!turn_.loose().empty()) {
        return {say(Message("rummikub.screen.loose", {{"tiles", melds::to_text(turn_.loose())}}), look), {}};
      }
      return {"", Rummikub::move_text(turn_.view().rules, turn_.move())};
    case Choice::leave:
      return {"", {}, true};
  }
  return {};
}

// Numbers may be spread over several lines; a set is chosen by a single number.
DeskAnswer Dialogue::numbers_given(std::string_view line, const Look& look) {
  const Result<bool> done = read_numbers(line, numbers_);
  if (!done) return back_to_menu(say(done.problem(), look), look);
  const bool one = question_ == Question::which_set || question_ == Question::set_to_take;
  if (!*done && !(one && !numbers_.empty())) return {};
  if (numbers_.empty()) return back_to_menu("", look);
  switch (question_) {
    case Question::menu:
      break;
    case Question::tiles:
      return place(look);
    case Question::which_set: {
      const auto set = static_cast<std::size_t>(numbers_.front() - 1);
      if (std::ranges::find(fitting_, set) == fitting_.end()) {
        return back_to_menu(
            say(Message("rummikub.screen.does_not_fit", {{"number", numbers_.front()}}), look), look);
      }
      return append(set, look);
    }
    case Question::set_to_take: {
      const auto chosen = positions({numbers_.front()}, turn_.sets().size());
      if (!chosen) return back_to_menu(say(chosen.problem(), look), look);
      taken_from_ = chosen->front();
      question_ = Question::tiles_to_take;
      numbers_.clear();
      const auto& set = turn_.sets()[taken_from_];
      return {melds::tiles_line(set, look.style) + "\n" + melds::positions_line(set.size()) + "\n", {}};
    }
    case Question::tiles_to_take:
      return take_tiles(look);
  }
  return {};
}

DeskAnswer Dialogue::place(const Look& look) {
  const std::vector<Face> all = turn_.placeable();
  const auto chosen = positions(numbers_, all.size());
  if (!chosen) return back_to_menu(say(chosen.problem(), look), look);
  std::vector<Face> faces;
  faces.reserve(chosen->size());
  for (std::size_t position : *chosen) faces.push_back(all[position]);
  std::string text = "Set: " + melds::tiles_line(faces, look.style);
  if (chosen->size() == 1) {
    DeskAnswer answer = place_one(chosen->front(), look);
    answer.text = text + "\n" + answer.text;
    return answer;
  }
  const auto formation = turn_.place_set(*chosen);
  if (!formation) return back_to_menu(text + " - " + say(formation.problem(), look), look);
  text += formation->kind == melds::Kind::group ? " - Valid group!\n" : " - Valid run!\n";
  return placed(text, look);
}

DeskAnswer Dialogue::place_one(std::size_t position, const Look& look) {
  fitting_ = turn_.sets_for(position);
  position_ = position;
  if (fitting_.empty()) return back_to_menu(say(Message("rummikub.screen.fits_nowhere"), look), look);
  std::string text = "Sets on the board where the tile can be placed: ";
  for (std::size_t set : fitting_) text += std::to_string(set + 1) + "  ";
  if (fitting_.size() > 1) {
    question_ = Question::which_set;
    numbers_.clear();
    return {text + "\n", {}};
  }
  DeskAnswer answer = append(fitting_.front(), look);
  answer.text = text + answer.text;
  return answer;
}

DeskAnswer Dialogue::append(std::size_t set, const Look& look) {
  turn_.append(position_, set);
  return placed("-> Placed!\n", look);
}

DeskAnswer Dialogue::take_tiles(const Look& look) {
  const auto chosen = positions(numbers_, turn_.sets()[taken_from_].size());
  if (!chosen) return back_to_menu(say(chosen.problem(), look), look);
  turn_.take_apart(taken_from_, *chosen);
  question_ = Question::menu;
  return {board_and_rack(look), {}};
}

// A player who places the last tile has won at once, without having to choose "Next player".
DeskAnswer Dialogue::placed(const std::string& text, const Look& look) {
  question_ = Question::menu;
  const bool out = turn_.rack().empty() && turn_.loose().empty();
  if (out && !Rummikub::check(turn_.view(), turn_.move())) {
    return {text + "\n" + board_lines(turn_.sets(), look.style),
            Rummikub::move_text(turn_.view().rules, turn_.move())};
  }
  return {text + board_and_rack(look), {}};
}

DeskAnswer Dialogue::back_to_menu(const std::string& text, const Look& look) {
  question_ = Question::menu;
  return {text + rack_line(look), {}};
}

std::string Dialogue::rack_line(const Look& look) const {
  std::string line = "Rack: " + melds::tiles_line(turn_.rack(), look.style);
  if (!turn_.loose().empty()) line += " | " + melds::tiles_line(turn_.loose(), look.style);
  return line + "\n";
}

std::string Dialogue::board_and_rack(const Look& look) const {
  return "\n" + board_lines(turn_.sets(), look.style) + "\n" + rack_line(look);
}

std::string Dialogue::say(const Message& message, const Look& look) const {
  return look.words.say(message, names_) + "\n";
}

}  // namespace parlor::rummikub
