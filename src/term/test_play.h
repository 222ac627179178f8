// For tests: plays a table of any game at a terminal, from typed lines to printed output.
#pragma once

#include <chrono>
#include <doctest/doctest.h>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "engine/table.h"
#include "engine/table_player.h"
#include "term/play.h"
#include "term/screen.h"
#include "testing/printed.h"

namespace parlor::test {

struct Setting {
  std::string rules = "1";
  std::string tiles;  // of the first deal
  std::vector<std::string> names = {"Ada", "Ben", "Cleo", "Dan"};
  bool colour = false;
  bool letters = false;
  bool open_hands = false;
  bool open_stock = false;
  std::optional<std::chrono::seconds> clock{};
  // Seats held by computers: they make these moves, and then the game's fallback moves.
  std::map<int, std::vector<std::string>> computers{};
  std::function<std::unique_ptr<TablePlayer>()> make_adviser{};
  int slow_line = -1;  // the line that is typed when the clock has run out
  MatchLength length = MatchLength::deals(1);
  GivenMoves given{};
};

class SlowLines final : public LineSource {
 public:
  SlowLines(std::istream& in, std::ostream& out, const Setting& setting)
      : lines_(in, out), setting_(setting) {}
  Input read(const std::string& prompt) override {
    if (line_++ == setting_.slow_line)
      std::this_thread::sleep_for(*setting_.clock + std::chrono::milliseconds(50));
    return lines_.read(prompt);
  }

 private:
  StreamLines lines_;
  const Setting& setting_;
  int line_ = 0;
};

template <Game G>
class Told final : public Player<G> {
 public:
  explicit Told(std::vector<std::string> moves) : moves_(std::move(moves)) {}
  Thought<G> think(const typename G::View& view, const Budget&) override {
    const Message reason("test.as_told");
    if (next_ >= moves_.size()) return {G::fallback(view), reason};
    return {*G::parse_move(view.rules, moves_[next_++]), reason};
  }

 private:
  std::vector<std::string> moves_;
  std::size_t next_ = 0;
};

// Ada, Ben and any others play at one screen without a curtain. Returns everything that is printed.
template <Game G>
std::string played(const Screen& screen, const Setting& setting, const std::string& typed) {
  TableSetup setup{std::string(G::kName), setting.rules, {}, setting.length};
  const auto rules = parse_versioned_rules<G>(setting.rules);
  REQUIRE(rules.ok());
  for (int i = 0; i < G::seats(*rules); ++i) {
    const bool computer = setting.computers.contains(i);
    setup.seats.push_back({setting.names[static_cast<std::size_t>(i)], computer ? "computer" : "human",
                           computer ? std::to_string(i) : ""});
  }
  auto table = TableOf<G>::open(setup);
  REQUIRE(table.ok());
  Catalogue words;
  words.add(engine_phrases());
  words.add(term_phrases());
  words.add(G::phrases());
  words.add(screen.phrases());
  std::istringstream in(typed);
  std::ostringstream out;
  SlowLines lines(in, out, setting);
  play({.table = std::move(*table),
        .deals = {Seed::of(1), DealSource{std::nullopt, setting.tiles}},
        .make_player = [&](const RecordSeat& seat, const Seed&) -> Result<std::unique_ptr<TablePlayer>> {
          return std::unique_ptr<TablePlayer>(std::make_unique<TablePlayerOf<G>>(
              std::make_unique<Told<G>>(setting.computers.at(std::stoi(seat.detail)))));
        },
        .make_adviser = setting.make_adviser,
        .given = setting.given,
        .open_hands = setting.open_hands,
        .open_stock = setting.open_stock,
        .clock = setting.clock,
        .curtain = false,
        .record = std::nullopt,
        .resumed = false,
        .cut = std::nullopt,
        .screen = screen,
        .words = words,
        .style = {.colour = setting.colour, .letters = setting.letters},
        .input = lines,
        .out = out,
        .err = out});
  return out.str();
}

}  // namespace parlor::test
