#include "games/remi/term/table_lines.h"

#include <algorithm>
#include <cstdint>

#include "core/text.h"
#include "melds/arrangement.h"
#include "melds/term/faces.h"
#include "term/layout.h"

namespace parlor::remi {
namespace {

std::string say(const Look& look, const char* key, std::int64_t number) {
  return look.words.say(Message(key, {{"number", number}}));
}

std::string faces(const std::vector<Face>& tiles, const Style& style) {
  std::vector<std::string> texts;
  texts.reserve(tiles.size());
  for (Face face : tiles) texts.push_back(melds::face(face, style));
  return join(texts, " ");
}
std::string faces(const Tiles& tiles, const Style& style) { return faces(melds::faces_of(tiles), style); }

// The rack in formations, as people want to see it at the end.
std::string formed(const View& view, Seat seat, const Look& look) {
  std::vector<std::string> groups;
  for (const auto& group : melds::by_formations(view.rules.meld_rules(), view.racks[seat])) {
    if (!group.empty()) groups.push_back(faces(group, tile_style(look)));
  }
  return join(groups, " | ");
}

std::string seat_line(const View& view, Seat seat, const std::string& name, std::size_t columns,
                      const Look& look) {
  constexpr std::size_t kTilesColumns = 8;    // "14 tiles"
  constexpr std::size_t kPointsColumns = 14;  // "(-1234 points)"
  const bool to_act = !view.over() && seat == view.turn;
  const int count = view.counts[seat];
  std::string line = to_act ? "> " : "  ";
  line += pad_right(name, columns) + "  ";
  line += pad_left(say(look, "remi.screen.tiles", count), kTilesColumns);
  if (to_act) line = look.style.paint(Ink::bold, line);
  line += "  " + pad_left(say(look, "remi.screen.points", view.total(seat).points()), kPointsColumns);
  if (view.melded.contains(seat)) line += "  " + look.words.say(Message("remi.screen.melded"));
  const Tiles& known = view.known[seat];
  if (view.shows(seat) && (view.over() || !view.observer.is(seat))) {
    line += "  " + (view.over() ? formed(view, seat, look) : faces(view.racks[seat], tile_style(look)));
  } else if (!known.empty() && !view.observer.is(seat)) {
    line += "  " + look.words.say(Message("remi.screen.took", {{"tiles", faces(known, tile_style(look))}}));
  }
  return line + "\n";
}

}  // namespace

Style tile_style(const Look& look) {
  Style style = look.style;
  style.letters = true;
  return style;
}

std::string seat_lines(const View& view, const std::vector<std::string>& names, const Look& look) {
  std::size_t columns = 0;
  for (const std::string& name : names) columns = std::max(columns, width(name));
  std::string lines;
  for (int i = 0; i < kSeats; ++i)
    lines += seat_line(view, Seat::at(i), names[static_cast<std::size_t>(i)], columns, look);
  return lines;
}

std::string formation_lines(const Rules& rules, const Board& table, const Look& look) {
  if (!rules.advanced()) return "";
  if (table.empty()) return "\n" + look.words.say(Message("remi.screen.no_formations")) + "\n";
  std::string lines = "\n" + look.words.say(Message("remi.screen.formations")) + "\n";
  for (int i = 0; i < table.sets(); ++i)
    lines +=
        pad_left(std::to_string(i + 1), 4) + ": " + melds::tiles_line(table.set(i), tile_style(look)) + "\n";
  return lines;
}

std::string pile_line(const View& view, const std::vector<std::string>& names, const Look& look) {
  std::string line = "\n" + say(look, "remi.screen.pool", view.pool_size);
  for (int i = 0; i < kSeats; ++i) {
    const auto top = view.discards.top(Seat::at(i));
    const std::string shown = top ? melds::face(top->face(), tile_style(look)) : "-";
    line += "   " +
            look.words.say(Message("remi.screen.discards", {{"seat", Seat::at(i)}, {"tile", shown}}), names);
  }
  line += "\n";
  if (view.observer.is_open() && look.open_stock) {
    std::vector<std::string> tiles;
    for (std::size_t i = view.pool_size; i-- > 0;)
      tiles.push_back(melds::face(view.pool[i].face(), tile_style(look)));
    line += look.words.say(Message("remi.screen.pool_tiles", {{"tiles", join(tiles, " ")}})) + "\n";
  }
  return line;
}

}  // namespace parlor::remi
