#include "games/pinochle/term/screen.h"

#include <string>
#include <string_view>

#include "games/pinochle/listing.h"
#include "games/pinochle/players/players.h"
#include "games/pinochle/term/board.h"
#include "games/pinochle/term/dialogue.h"
#include "games/pinochle/term/faces.h"
#include "games/pinochle/term/script.h"
#include "games/pinochle/term/typed_move.h"
#include "term/game_terminal.h"
#include "term/screen_of.h"

namespace parlor::pinochle {
namespace {

class PinochleScreen final : public ScreenOf<Pinochle> {
 public:
  std::span<const Phrase> phrases() const override { return screen_phrases(); }

  std::unique_ptr<Desk> make_desk(Seat seat) const override { return std::make_unique<Dialogue>(seat); }
  std::string say(const Table& table, const Message& message, const Look& look) const override {
    return Screen::say(table, painted(message, look.style), look);
  }
  std::string face(std::string_view tile, const Look& look) const override {
    const auto card = Face::parse(tile);
    return card ? pinochle::face(*card, look.style) : std::string(tile);
  }

 protected:
  std::string draw(const Scene<Pinochle>& scene, const Look& look) const override {
    std::string lines = table_lines(scene, look);
    if (scene.view.observer.seat()) lines += own_lines(scene, look);
    return lines;
  }
  Result<Move> read(const Scene<Pinochle>& scene, std::string_view line) const override {
    return read_typed_move(scene.view, shown_faces(scene.tiles), line);
  }
  RulesPage::Section typing(const Rules& rules) const override {
    RulesPage::Section section{Message("pinochle.page.typing"),
                               {Message("pinochle.page.type_bid"), Message("pinochle.page.type_trump"),
                                Message("pinochle.page.type_card")}};
    if (rules.cutthroat) {
      for (const char* key : {"pinochle.page.type_take", "pinochle.page.type_keep", "pinochle.page.type_rule",
                              "pinochle.page.type_done"})
        section.lines.emplace_back(key);
    }
    return section;
  }
};

}  // namespace

std::unique_ptr<Screen> make_screen() { return std::make_unique<PinochleScreen>(); }

GameTerminal terminal() {
  return {.name = std::string(Pinochle::kName),
          .screen = make_screen(),
          .script = make_script(levels()),
          .setups = {{.name = "--properties",
                      .help = {"pinochle.help.properties"},
                      .lacking = {"pinochle.help.no_properties"},
                      .read = game_of_properties}}};
}

}  // namespace parlor::pinochle
