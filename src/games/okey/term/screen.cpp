#include "games/okey/term/screen.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "games/okey/listing.h"
#include "games/okey/term/dialogue.h"
#include "games/okey/term/lines.h"
#include "term/game_terminal.h"
#include "term/screen_of.h"

namespace parlor::okey {
namespace {

// A lone person is addressed directly.
Message to_person(const Table& table, Message message) {
  const std::optional<Seat> person = only_person(table);
  if (!person) return message;
  for (const auto& [name, value] : message.arguments) {
    const Seat* seat = std::get_if<Seat>(&value);
    if (name != "seat" || seat == nullptr || *seat != *person) continue;
    if (message.key == "okey.wins") return Message("okey.screen.you_win");
    if (message.key == "okey.wins_double") return Message("okey.screen.you_win_double");
    if (message.key == "okey.draws_tile" || message.key == "okey.takes") message.key = "okey.screen.picked";
    break;
  }
  return message;
}

class OkeyScreen final : public ScreenOf<Okey> {
 public:
  std::span<const Phrase> phrases() const override { return screen_phrases(); }

  std::span<const std::string_view> usual_names() const override {
    static constexpr std::string_view kNames[] = {"Alex", "John", "Jane", "Ted"};
    return kNames;
  }
  bool ask(Opening& opening, LineSource& input, std::ostream& out, const Catalogue& words) const override {
    if (!ask_opening(opening, input, out, words)) return false;
    for (std::size_t i = opening.names.size(); i < kSeats; ++i) opening.names.emplace_back(usual_names()[i]);
    return true;
  }
  std::unique_ptr<Desk> make_desk(Seat seat) const override { return std::make_unique<Dialogue>(seat); }

  // A turn is shown once, when it begins.
  std::string computer_turn(const Table& table, Seat seat, Observer observer,
                            const Look& look) const override {
    const View view = of(table).seen_by(observer);
    if (view.phase == Phase::discard && view.turns > 0) return "";
    if (view.shown == seat && !view.has_played(seat)) return "";
    const std::vector<std::string> names = shown_names(table);
    std::string lines = "\n" + turn_line(seat, names, look);
    if (view.shows(seat)) lines += hand_lines(seat, faces_of(view.hands[seat]), names, look);
    return lines + stack_line(view, look) + last_line(view, look);
  }
  std::string say(const Table& table, const Message& message, const Look& look) const override {
    return Screen::say(table, painted(to_person(table, message), look.style), look);
  }
  bool has_stock() const override { return true; }
  std::string face(std::string_view tile, const Look& look) const override {
    const std::optional<Face> found = Face::parse(tile);
    return found ? okey::face(*found, look.style) : std::string(tile);
  }

 protected:
  std::string draw(const Scene<Okey>& scene, const Look& look) const override {
    const View& view = scene.view;
    std::string lines = table_lines(view, scene.names, look);
    for (int i = 0; i < kSeats; ++i) {
      const Seat seat = Seat::at(i);
      const std::string text = to_text(pile(view, seat));
      if (!text.empty())
        lines += say(scene, Message("okey.screen.discards", {{"seat", seat}, {"tiles", text}}), look);
    }
    // At the end of a tie every hand has been shown already.
    const bool told = view.over() && view.won.empty();
    for (int i = 0; i < kSeats && !told; ++i) {
      const Seat seat = Seat::at(i);
      if (view.shows(seat)) lines += hand_lines(seat, faces_of(view.hands[seat]), scene.names, look);
    }
    return lines + stack_line(view, look);
  }

  Result<Move> read(const Scene<Okey>& scene, std::string_view line) const override {
    return Okey::parse_move(scene.view.rules, line);
  }

  RulesPage::Section typing(const Rules&) const override {
    return {
        Message("okey.page.typing"),
        {Message("okey.page.type_number"), Message("okey.page.type_index"), Message("okey.page.type_move")}};
  }

 private:
  static std::vector<Face> pile(const View& view, Seat seat) {
    std::vector<Face> faces;
    for (Tile tile : view.discards.pile(seat)) faces.push_back(tile.face());
    return faces;
  }
  static std::string say(const Scene<Okey>& scene, const Message& message, const Look& look) {
    return look.words.say(painted(message, look.style), scene.names) + "\n";
  }
};

}  // namespace

std::unique_ptr<Screen> make_screen() { return std::make_unique<OkeyScreen>(); }

GameTerminal terminal() {
  return {.name = std::string(Okey::kName), .screen = make_screen(), .asks_who_plays = true};
}

}  // namespace parlor::okey
