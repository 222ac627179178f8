#include "games/remi/term/screen.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/remi/listing.h"
#include "games/remi/rules/remi.h"
#include "games/remi/term/dialogue.h"
#include "games/remi/term/table_lines.h"
#include "melds/term/faces.h"
#include "term/game_terminal.h"
#include "term/screen_of.h"

namespace parlor::remi {
namespace {

class RemiScreen final : public ScreenOf<Remi> {
 public:
  std::span<const Phrase> phrases() const override { return screen_phrases(); }

  std::unique_ptr<Desk> make_desk(Seat seat) const override { return std::make_unique<Dialogue>(seat); }
  std::string say(const Table& table, const Message& message, const Look& look) const override {
    return Screen::say(table, melds::painted(message, tile_style(look)), look);
  }
  bool has_stock() const override { return true; }
  std::string face(std::string_view tile, const Look& look) const override {
    const std::optional<Face> found = Face::parse(tile);
    return found ? melds::face(*found, tile_style(look)) : std::string(tile);
  }

 protected:
  std::string draw(const Scene<Remi>& scene, const Look& look) const override {
    const View& view = scene.view;
    return seat_lines(view, scene.names, look) + formation_lines(view.rules, view.table, look) +
           pile_line(view, scene.names, look);
  }

  Result<Move> read(const Scene<Remi>& scene, std::string_view line) const override {
    return Remi::parse_move(scene.view.rules, line);
  }

  RulesPage::Section typing(const Rules& rules) const override {
    std::vector<const char*> keys = {"remi.page.type_draw", "remi.page.type_take", "remi.page.type_discard",
                                     "remi.page.type_sort", "remi.page.type_move"};
    if (rules.advanced()) {
      keys.insert(keys.end(), {"remi.page.type_lay", "remi.page.type_add", "remi.page.type_swap",
                               "remi.page.type_undo", "remi.page.type_whole"});
    }
    RulesPage::Section section{Message("remi.page.typing"), {}};
    for (const char* key : keys) section.lines.emplace_back(key);
    return section;
  }
};

}  // namespace

std::unique_ptr<Screen> make_screen() { return std::make_unique<RemiScreen>(); }

GameTerminal terminal() { return {.name = std::string(Remi::kName), .screen = make_screen()}; }

}  // namespace parlor::remi
