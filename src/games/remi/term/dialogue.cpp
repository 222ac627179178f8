#include "games/remi/term/dialogue.h"

#include <algorithm>
#include <cstdint>
#include <optional>

#include "core/text.h"
#include "engine/table_of.h"
#include "games/remi/rules/remi.h"
#include "games/remi/term/table_lines.h"
#include "melds/arrangement.h"
#include "melds/term/faces.h"
#include "term/layout.h"

namespace parlor::remi {
namespace {

// "n" for number, "form" for formations: any prefix will do.
std::optional<std::string> arrangement_called(std::string_view text) {
  for (const std::string& name : Remi::arrangements()) {
    if (!text.empty() && name.starts_with(text)) return name;
  }
  return std::nullopt;
}

}  // namespace

std::string Dialogue::begin(const Table& table, const Look& look) {
  const View view = static_cast<const TableOf<Remi>&>(table).seen_by(seat_);
  if (deal_ != view.standing.deal) turn_ = Turn();
  deal_ = view.standing.deal;
  turn_.begin(view);
  names_ = shown_names(table);
  return "\n" + (view.phase == Phase::draw ? whole(look) : own_lines(look));
}

std::string Dialogue::prompt(const Look& look) const {
  const View& view = turn_.view();
  if (view.phase == Phase::draw) {
    const auto top = view.discards.top(view.other());
    if (!top) return look.words.say(Message("remi.screen.ask_draw"));
    // Without colours, which the line editor does not understand.
    return look.words.say(Message("remi.screen.ask_draw_or_take", {{"tile", top->face().to_string()}}));
  }
  return look.words.say(
      Message(view.rules.advanced() ? "remi.screen.ask_lay_or_discard" : "remi.screen.ask_discard"));
}

std::optional<std::string> Dialogue::draft() const {
  if (!turn_.changed()) return std::nullopt;
  return "lay " + melds::to_text(turn_.table());
}

std::string Dialogue::sorted(const Arrangement& order, const Look& look) {
  turn_.sort_as(order);
  return own_lines(look);
}

DeskAnswer Dialogue::take(const Table& table, std::string_view line, const Look& look) {
  Words words = parlor::words(line);
  if (words.empty()) return {whole(look), {}};
  const std::string lower = lower_case(words.front());
  const std::string_view command = lower;
  // Scripts may give a move in record format.
  if (const auto move = Remi::parse_move(turn_.view().rules, line)) {
    if (move->kind == Move::Kind::discard) return end_turn(move->tile, look);
    return {"", Remi::move_text(turn_.view().rules, *move)};
  }
  if (command == "lay" || command == "discard")
    return refuse(Remi::parse_move(turn_.view().rules, line).problem(), look);
  words.erase(words.begin());
  if (command == "d" && words.empty()) return {"", Remi::move_text(turn_.view().rules, Move::draw())};
  if (command == "t" && words.empty()) return {"", Remi::move_text(turn_.view().rules, Move::take())};
  if (command == "x") return discard(words, look);
  if (command == "m" || command == "a" || command == "w") return step(command, words, look);
  if (command == "v") return move_tile(words, look);
  if (command == "s") return sort(table, words, look);
  if (command == "u" && words.empty()) return undo(look);
  return refuse(Message("remi.screen.no_command", {{"text", std::string(trim(line))}}), look);
}

DeskAnswer Dialogue::discard(const Words& words, const Look& look) {
  const auto chosen = positions(words);
  if (!chosen) return refuse(chosen.problem(), look);
  if (chosen->size() != 1) return refuse(Message("remi.discard_one"), look);
  return end_turn(turn_.all()[chosen->front()], look);
}

// Includes everything that was melded before.
DeskAnswer Dialogue::end_turn(Face tile, const Look& look) const {
  if (!turn_.jokers().empty()) return refuse(Message("remi.screen.jokers_loose"), look);
  return {"", Remi::move_text(turn_.view().rules, turn_.move(tile))};
}

// m TILES, a TILES FORMATION [low], w TILE FORMATION
DeskAnswer Dialogue::step(std::string_view command, Words words, const Look& look) {
  const View& view = turn_.view();
  if (!view.rules.advanced()) return refuse(Message("remi.no_melding"), look);
  if (view.phase != Phase::discard) return refuse(Message("remi.draw_first"), look);
  std::optional<Message> problem;
  if (command == "m") {
    const auto chosen = positions(words);
    problem = chosen ? turn_.lay(*chosen) : chosen.problem();
  } else {
    const bool low = command == "a" && !words.empty() && words.back() == "low";
    if (low) words.pop_back();
    if (words.size() < 2) return refuse(Message("remi.screen.which_formation"), look);
    const auto where = formation(words.back());
    words.pop_back();
    const auto chosen = positions(words);
    if (!where || !chosen) return refuse(where ? chosen.problem() : where.problem(), look);
    if (command == "w" && chosen->size() != 1) return refuse(Message("remi.screen.swap_one"), look);
    problem = command == "a" ? turn_.add(*chosen, *where, low) : turn_.swap(chosen->front(), *where);
  }
  if (problem) return refuse(*problem, look);
  return {table_and_own(look), {}};
}

DeskAnswer Dialogue::move_tile(const Words& words, const Look& look) {
  const auto chosen = positions(words);
  if (!chosen) return refuse(chosen.problem(), look);
  const std::size_t last = turn_.tiles().size();
  if (chosen->size() != 2 || std::ranges::any_of(*chosen, [&](std::size_t each) { return each >= last; }))
    return refuse(Message("remi.screen.move_two"), look);
  turn_.move_tile(chosen->front(), chosen->back());
  return {own_lines(look), {}};
}

DeskAnswer Dialogue::sort(const Table& table, const Words& words, const Look& look) {
  const auto how = words.size() == 1 ? arrangement_called(words.front()) : std::nullopt;
  if (!how) return refuse(Message("remi.screen.sorts"), look);
  // Formations of the tiles left, if something has been melded.
  if (*how == "formations")
    return {sorted(melds::texts(melds::by_formations(turn_.view().rules.meld_rules(), turn_.left())), look),
            {}};
  return {sorted(table.arrange(seat_, *how), look), {}};
}

DeskAnswer Dialogue::undo(const Look& look) {
  if (!turn_.undo()) return refuse(Message("remi.screen.nothing_to_undo"), look);
  return {table_and_own(look), {}};
}

DeskAnswer Dialogue::refuse(const Message& message, const Look& look) const {
  return {look.words.say(melds::painted(message, tile_style(look)), names_) + "\n", {}};
}

Result<std::vector<std::size_t>> Dialogue::positions(const Words& words) const {
  const std::vector<Face> all = turn_.all();
  std::vector<std::size_t> found;
  for (std::string_view word : words) {
    std::optional<std::size_t> place;
    if (const auto number = parse_int(word)) {
      if (*number < 1 || static_cast<std::size_t>(*number) > all.size()) {
        return Message("remi.screen.no_position",
                       {{"number", *number}, {"last", static_cast<std::int64_t>(all.size())}});
      }
      place = static_cast<std::size_t>(*number - 1);
      if (std::ranges::find(found, *place) != found.end())
        return Message("remi.screen.position_twice", {{"number", *number}});
    } else if (const auto face = Face::parse(word)) {
      for (std::size_t i = 0; i < all.size() && !place; ++i) {
        if (all[i] == *face && std::ranges::find(found, i) == found.end()) place = i;
      }
      if (!place) return Message("remi.not_on_board", {{"tile", face->to_string()}});
    } else {
      return Message("remi.screen.no_tile", {{"text", std::string(word)}});
    }
    found.push_back(*place);
  }
  if (found.empty()) return Message("remi.screen.which_tile");
  return found;
}

Result<int> Dialogue::formation(std::string_view word) const {
  const auto number = parse_int(word);
  if (number && *number >= 1 && *number <= turn_.table().sets()) return *number - 1;
  return Message("remi.screen.no_formation", {{"text", std::string(word)}, {"last", turn_.table().sets()}});
}

// What has been melded so far, what is left, and what is missing for a first meld.
std::string Dialogue::table_and_own(const Look& look) const {
  std::string lines = formation_lines(turn_.view().rules, turn_.table(), look) + own_lines(look);
  if (const auto points = turn_.first_meld()) {
    const bool made = *points >= kFirstMeldPoints;
    const Message counts(made ? "remi.screen.first_meld_made" : "remi.screen.first_meld",
                         {{"points", *points}, {"needed", kFirstMeldPoints}});
    lines += look.words.say(counts) + "\n";
  }
  return lines;
}

std::string Dialogue::whole(const Look& look) const {
  const View& view = turn_.view();
  return seat_lines(view, names_, look) + formation_lines(view.rules, turn_.table(), look) +
         pile_line(view, names_, look) + "\n" + own_lines(look);
}

// The tiles, with their positions below.
std::string Dialogue::own_lines(const Look& look) const {
  constexpr std::size_t kTileColumns = 4;
  std::string tiles = "  ";
  std::string numbers = "  ";
  int position = 0;
  const auto add = [&](const std::vector<Face>& faces, std::string_view between) {
    if (position > 0) {
      tiles += between;
      numbers += std::string(between.size(), ' ');
    }
    tiles += melds::tiles_line(faces, tile_style(look));
    for (std::size_t i = 0; i < faces.size(); ++i)
      numbers += pad_right(pad_left(std::to_string(++position), 2), kTileColumns);
  };
  for (const auto& group : turn_.groups()) add(group, "| ");
  if (!turn_.jokers().empty()) add(turn_.jokers(), "+ ");
  return tiles + "\n" + look.style.paint(Ink::dim, numbers) + "\n";
}

}  // namespace parlor::remi
