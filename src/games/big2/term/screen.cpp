#include "games/big2/term/screen.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "games/big2/listing.h"
#include "games/big2/rules/big2.h"
#include "games/big2/term/faces.h"
#include "games/big2/term/script.h"
#include "games/big2/term/typed_move.h"
#include "term/game_terminal.h"
#include "term/layout.h"
#include "term/screen_of.h"

namespace parlor::big2 {
namespace {

// One line per seat: the number of cards, what the seat did in this round, and its points, if any.
std::string seat_line(const Scene<Big2>& scene, Seat seat, std::size_t name_columns, const Look& look) {
  constexpr std::size_t kCardsColumns = 8;    // "13 cards"
  constexpr std::size_t kPointsColumns = 14;  // "(-1234 points)"
  const View& view = scene.view;
  const auto say = [&](const char* key, std::int64_t number = 0) {
    return look.words.say(Message(key, {{"number", number}}));
  };
  const bool to_act = !view.over && seat == view.turn;
  const int count = view.counts[seat];
  std::string line = to_act ? "> " : "  ";
  line += pad_right(scene.names[slot(seat)], name_columns) + "  ";
  line += pad_left(say("big2.screen.cards", count), kCardsColumns);
  if (to_act) line = look.style.paint(Ink::bold, line);
  if (view.standing.deal > 1) {
    line += "  " + pad_left(say("big2.screen.points", view.standing.scores[seat].points()), kPointsColumns);
  }
  const int behind = (seat.index() - view.top_seat.index() + kSeats) % kSeats;
  if (!view.leads() && behind >= 1 && behind <= view.passes) line += "  " + say("big2.screen.passed");
  if (view.observer.is_open() && count > 0)
    line += "  " + faces(view.hands[seat], view.rules.suits, look.style);
  return line + "\n";
}

Message table_line(const View& view) {
  if (view.leads()) {
    if (!view.opening) return Message("big2.screen.leads", {{"seat", view.turn}});
    return Message("big2.screen.opens",
                   {{"seat", view.turn}, {"card", to_text(view.rules.start_card(), view.rules.suits)}});
  }
  return Message("big2.screen.table", {{"seat", view.top_seat},
                                       {"pattern", pattern(view.top.pattern).word()},
                                       {"cards", to_texts(view.table, view.rules.suits)}});
}

class Big2Screen final : public ScreenOf<Big2> {
 public:
  std::span<const Phrase> phrases() const override { return screen_phrases(); }
  bool asks_names() const override { return true; }

  std::string say(const Table& table, const Message& message, const Look& look) const override {
    return Screen::say(table, painted(message, look), look);
  }
  std::string face(std::string_view tile, const Look& look) const override {
    return big2::face(tile, look.style);
  }

 protected:
  std::string draw(const Scene<Big2>& scene, const Look& look) const override {
    std::size_t columns = 0;
    for (const std::string& name : scene.names) columns = std::max(columns, width(name));
    std::string lines;
    for (int i = 0; i < kSeats; ++i) lines += seat_line(scene, Seat::at(i), columns, look);
    if (scene.view.over) return lines;
    lines += "\n  " + look.words.say(painted(table_line(scene.view), look), scene.names) + "\n";
    if (scene.front) lines += "\n" + hand_lines(scene.tiles, look.style);
    return lines;
  }

  Result<Move> read(const Scene<Big2>& scene, std::string_view line) const override {
    return read_typed_move(scene.view.rules, scene.tiles, line);
  }

  RulesPage::Section typing(const Rules&) const override {
    return {Message("big2.page.typing"),
            {Message("big2.page.cards"), Message("big2.page.indices"), Message("big2.page.pass")}};
  }

 private:
  static Message painted(Message message, const Look& look) {
    for (auto& [name, value] : message.arguments) {
      if (auto* cards = std::get_if<TileTexts>(&value)) {
        for (std::string& card : *cards) card = big2::face(card, look.style);
      }
      const auto* text = std::get_if<std::string>(&value);
      if (text == nullptr) continue;
      if (name == "suits") {
        value = suits_in(*text, look.style);
      } else if (auto cards = faces_in(*text, look.style)) {
        value = *std::move(cards);
      }
    }
    return message;
  }
};

}  // namespace

std::unique_ptr<Screen> make_screen() { return std::make_unique<Big2Screen>(); }

GameTerminal terminal() {
  // Rules that do not parse have been refused already.
  const auto script = [](const ScriptRequest& request) {
    return run_script(request.in, request.out, request.err, *parse_rules<Big2>(request.rules));
  };
  return {.name = std::string(Big2::kName),
          .screen = make_screen(),
          .script = {.run = script, .takes_rules = true}};
}

}  // namespace parlor::big2
