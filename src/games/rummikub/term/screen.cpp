#include "games/rummikub/term/screen.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"
#include "games/rummikub/listing.h"
#include "games/rummikub/rules/rummikub.h"
#include "games/rummikub/term/dialogue.h"
#include "games/rummikub/term/shown_sets.h"
#include "melds/term/faces.h"
#include "term/game_terminal.h"
#include "term/layout.h"
#include "term/screen_of.h"

namespace parlor::rummikub {
namespace {

// The seat to move, the number of tiles, the points, if any, and the rack if it is visible.
std::string seat_line(const Scene<Rummikub>& scene, Seat seat, std::size_t name_columns, const Look& look) {
  constexpr std::size_t kTilesColumns = 8;    // "13 tiles"
  constexpr std::size_t kPointsColumns = 14;  // "(-1234 points)"
  const View& view = scene.view;
  const auto say = [&](const char* key, std::int64_t number) {
    return look.words.say(Message(key, {{"number", number}}));
  };
  const bool to_act = !view.over && seat == view.turn;
  const int count = view.counts[seat];
  std::string line = to_act ? "> " : "  ";
  line += pad_right(scene.names[slot(seat)], name_columns) + "  ";
  line += pad_left(say("rummikub.screen.tiles", count), kTilesColumns);
  if (to_act) line = look.style.paint(Ink::bold, line);
  if (view.standing.deal > 1) {
    line +=
        "  " + pad_left(say("rummikub.screen.points", view.standing.scores[seat].points()), kPointsColumns);
  }
  if (view.shows(seat) && count > 0) {
    std::vector<std::string> tiles;
    for (Face tile : faces_of(view.racks[seat])) tiles.push_back(melds::face(tile, look.style));
    line += "  " + join(tiles, " ");
  }
  return line + "\n";
}

std::string bag_lines(const View& view, const Look& look) {
  constexpr std::size_t kColumns = 8;
  constexpr std::size_t kTileColumns = 5;  // "  13y"
  std::string lines = look.words.say(Message("rummikub.screen.bag", {{"number", view.bag_size}})) + "\n";
  if (!view.observer.is_open()) return lines;
  // In draw order, row by row.
  for (std::size_t i = 0; i < view.bag_size; ++i) {
    const Face face = view.bag[view.bag_size - 1 - i].face();
    lines += pad_left(melds::face(face, look.style), kTileColumns);
    if ((i + 1) % kColumns == 0 || i + 1 == view.bag_size) lines += "\n";
  }
  return lines;
}

class RummikubScreen final : public ScreenOf<Rummikub> {
 public:
  std::span<const Phrase> phrases() const override { return screen_phrases(); }

  std::span<const std::string_view> usual_names() const override { return kUsualNames; }
  std::unique_ptr<Desk> make_desk(Seat seat) const override { return std::make_unique<Dialogue>(seat); }
  std::string say(const Table& table, const Message& message, const Look& look) const override {
    return Screen::say(table, melds::painted(message, look.style), look);
  }
  // The bag is shown whenever all racks are.
  bool has_stock() const override { return true; }
  // Without colours a number alone does not identify a tile.
  std::optional<Message> notice(const Style& style) const override {
    if (style.colour || style.letters) return std::nullopt;
    return Message("rummikub.screen.no_colours");
  }
  std::string face(std::string_view tile, const Look& look) const override {
    const std::optional<Face> found = Face::parse(tile);
    return found ? melds::face(*found, look.style) : std::string(tile);
  }

 protected:
  std::string draw(const Scene<Rummikub>& scene, const Look& look) const override {
    std::size_t columns = 0;
    for (const std::string& name : scene.names) columns = std::max(columns, width(name));
    std::string lines = board_lines(scene.view.board.as_sets(), look.style) + "\n";
    for (int i = 0; i < scene.view.rules.players; ++i) lines += seat_line(scene, Seat::at(i), columns, look);
    return lines + bag_lines(scene.view, look);
  }

  Result<Move> read(const Scene<Rummikub>& scene, std::string_view line) const override {
    return Rummikub::parse_move(scene.view.rules, line);
  }

  RulesPage::Section typing(const Rules&) const override {
    return {Message("rummikub.page.typing"),
            {Message("rummikub.page.menu"), Message("rummikub.page.positions"),
             Message("rummikub.page.take_apart"), Message("rummikub.page.whole")}};
  }
};

}  // namespace

std::unique_ptr<Screen> make_screen() { return std::make_unique<RummikubScreen>(); }

GameTerminal terminal() {
  return {.name = std::string(Rummikub::kName), .screen = make_screen(), .commands = {solve_command()}};
}

}  // namespace parlor::rummikub
