// Drafts of turns, sorted racks, texts, JSON, and the parsing of rules.
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "games/remi/rules/test_remi.h"

namespace parlor::remi {
namespace {

using test::facing;
using test::refusal;
using test::rules;

State middle() {
  return facing(rules("set=advanced"), {.table = "3r 4r 5r, 7r J 9r",
                                        .racks = {"6r 8r 1y 9g 9b 9y 12y", "13y 11y"},
                                        .discards = {"2g", "4b 1b"}});
}

Assessment assessed(const State& state, std::string_view draft, Observer observer = Seat::at(0)) {
  const auto parsed = Remi::parse_draft(state.rules, draft);
  REQUIRE_MESSAGE(parsed.ok(), draft);
  return Remi::assess(Remi::view(state, observer), *parsed);
}

std::string judged(const State& state, std::string_view draft, Observer observer = Seat::at(0)) {
  const Assessment assessment = assessed(state, draft, observer);
  return assessment.refusal ? assessment.refusal->key : "";
}

std::string unreadable(std::string_view text, std::string_view options = "set=advanced") {
  const auto move = Remi::parse_move(rules(options), text);
  return move ? "" : move.problem().key;
}

std::string reread(std::string_view text) {
  const Rules in_force = rules("set=advanced");
  const auto move = Remi::parse_move(in_force, text);
  REQUIRE_MESSAGE(move.ok(), text);
  const std::string written = Remi::move_text(in_force, *move);
  CHECK(*Remi::parse_move(in_force, written) == *move);
  return written;
}

std::set<std::string> keys_of(const RulesPage& page) {
  std::set<std::string> keys;
  for (const RulesPage::Section& section : page.sections) {
    keys.insert(section.title.key);
    for (const Message& line : section.lines) keys.insert(line.key);
    for (const RulesPage::Example& example : section.examples) keys.insert(example.title.key);
  }
  return keys;
}

}  // namespace

TEST_CASE("a draft is assessed formation by formation, with what it melds and why it cannot be played yet") {
  const State state = middle();
  const Assessment half = assessed(state, "lay 3r 4r 5r 6r, 7r J 9r, 9g 9b");
  REQUIRE(half.parts.size() == 3);
  CHECK(half.parts[0].stands);
  CHECK(half.parts[0].part == "3r 4r 5r 6r");
  CHECK(half.parts[1].stands);
  CHECK_FALSE(half.parts[2].stands);
  CHECK(half.parts[2].remark->key == "melds.too_short");
  CHECK(half.refusal->key == "melds.too_short");
  CHECK(half.worth == Score::of(6));

  const Assessment whole = assessed(state, "lay 3r 4r 5r 6r, 7r J 9r, 9g 9b 9y");
  CHECK(whole.refusal->key == "remi.choose_discard");
  CHECK(whole.worth == Score::of(6 + 27));
  CHECK(judged(state, "lay 3r 4r 5r 6r, 7r J 9r, 9g 9b 9y discard 12y").empty());
  CHECK(judged(state, "lay 3r 4r 5r 6r, 7r J 9r, 9g 9b 9y discard 9y") == "remi.not_on_board");
  CHECK(judged(state, "lay 3r 4r 5r, 7r 8r 9r") == "remi.joker_taken");
  CHECK(judged(state, "lay 3r 4r 5r, 7r 8r 9r J") == "remi.choose_discard");
  CHECK(judged(state, "lay 7r J 9r, 3r 4r 5r 6r") == "remi.formation_changed");
}

TEST_CASE("a draft that melds nothing needs a discard, and before that a draw") {
  State state = middle();
  CHECK(judged(state, "lay 3r 4r 5r, 7r J 9r") == "remi.choose_discard");
  CHECK_FALSE(assessed(state, "lay 3r 4r 5r, 7r J 9r").worth);
  CHECK(judged(state, "discard 1y").empty());
  CHECK(judged(state, "discard 13y") == "remi.not_on_board");
  CHECK(judged(state, "draw") == "remi.drawn_already");
  CHECK(judged(state, "discard 13y", Seat::at(1)) == "remi.not_your_turn");
  CHECK(judged(state, "lay 3r 4r 5r, 7r J 9r", Observer::spectator()) == "remi.not_your_turn");
  state.phase = Phase::draw;
  CHECK(judged(state, "draw").empty());
  CHECK(judged(state, "take").empty());
  CHECK(judged(state, "discard 1y") == "remi.draw_first");
  CHECK(judged(state, "lay 3r 4r 5r 6r, 7r J 9r") == "remi.draw_first");
}

TEST_CASE("a complete draft is refused exactly as the move would be") {
  const State state = middle();
  for (const std::string text :
       {"lay 3r 4r 5r, 7r J 9r discard 1y", "lay 3r 4r 5r 6r, 7r J 9r discard 1y", "discard 1y", "discard 2y",
        "lay 3r 4r 5r, 7r J 9r, 9g 9b 9y discard 6r", "lay 3r 4r 5r 6r, 7r 8r 9r discard J",
        "lay 3r 4r 5r, 7r 8r 9r J discard 8r", "lay 9g 9b 9y discard 1y", "lay discard 1y"}) {
    CAPTURE(text);
    CHECK(judged(state, text) == refusal(state, text));
  }
}

TEST_CASE("a draft says if its first meld is too small, or if it leaves nothing to discard") {
  State state = facing(rules("set=advanced"), {.racks = {"9g 9b 9y", "13y"}, .melded = SeatSet::none()});
  CHECK(judged(state, "lay 9g 9b 9y") == "remi.first_meld_points");
  state.melded = SeatSet::first(2);
  CHECK(judged(state, "lay 9g 9b 9y") == "remi.keep_one");
  CHECK(judged(facing(Rules{}, {.racks = {"9g 9b 9y 1r", "13y"}}), "lay 9g 9b 9y") == "remi.no_melding");
}

TEST_CASE("a winning discard is pointed out, in both games") {
  const State basic = facing(Rules{}, {.racks = {"9g 9b 9y 1r 2r 3r 13b", "13y"}});
  CHECK(assessed(basic, "discard 13b").remark->key == "remi.would_win");
  CHECK_FALSE(assessed(basic, "discard 3r").remark);
  const State advanced = facing(rules("set=advanced"), {.table = "4r 5r 6r", .racks = {"3r 2r 13b", "13y"}});
  CHECK(assessed(advanced, "lay 2r 3r 4r 5r 6r discard 13b").remark->key == "remi.would_win");
  CHECK_FALSE(assessed(advanced, "lay 3r 4r 5r 6r discard 13b").remark);
}

TEST_CASE("a rack is sorted by number, by colour, or into the formations that use the most tiles") {
  const State state = facing(Rules{}, {.racks = {"12b 1r 13b J 1b 1g 5y 5g", "13y"}});
  const View view = Remi::view(state, Seat::at(0));
  CHECK(Remi::arrangements() == std::vector<std::string>{"number", "colour", "formations"});
  CHECK(Remi::arrange(view, "number") == Arrangement{{"1r", "1g", "1b", "5g", "5y", "12b", "13b", "J"}});
  CHECK(Remi::arrange(view, "colour") ==
        Arrangement{{"1r"}, {"1g", "5g"}, {"1b", "12b", "13b"}, {"5y"}, {"J"}});
  // Three tiles and three with the joker: 12-13-1 and 5-5-joker, or the 1s and 12-13-joker; two are left
  // over.
  const Arrangement formations = Remi::arrange(view, "formations");
  REQUIRE(formations.size() == 3);
  CHECK(formations[0].size() == 3);
  CHECK(formations[1].size() == 3);
  CHECK(formations[2].size() == 2);
  CHECK(Remi::arrange(Remi::view(state, Observer::spectator()), "formations").empty());
}

TEST_CASE("moves are read back as written, and each formation has one canonical form") {
  CHECK(reread("draw") == "draw");
  CHECK(reread(" take ") == "take");
  CHECK(reread("discard 13Y") == "discard 13y");
  CHECK(reread("discard j") == "discard J");
  CHECK(reread("lay 5r 3r 4r,7b 7r J   discard 1y") == "lay 3r 4r 5r, 7r 7b J discard 1y");
  CHECK(reread("lay 13b 1b 12b discard 1y") == "lay 12b 13b 1b discard 1y");
  CHECK(reread("lay J 9r 10r discard 1y") == "lay J 9r 10r discard 1y");
  CHECK(reread("lay 5r 5g discard 1y") == "lay 5r 5g discard 1y");  // for check() to judge
}

TEST_CASE("an invalid move text is refused with the reason") {
  for (const std::string text :
       {"", "draw 7r", "take it", "7r", "draws", "meld 3r 4r 5r", "3r 4r 5r discard 1y"}) {
    CAPTURE(text);
    CHECK(unreadable(text) == "remi.no_move");
  }
  CHECK(unreadable("discard") == "remi.discard_one");
  CHECK(unreadable("discard 7r 8r") == "remi.discard_one");
  CHECK(unreadable("discard 14r") == "melds.no_tile");
  CHECK(unreadable("discard xyz") == "melds.no_tile");
  CHECK(unreadable("lay 3r 4r 5r") == "remi.choose_discard");
  CHECK(unreadable("lay 3r 4r x discard 1y") == "melds.no_tile");
  CHECK(unreadable("lay 3r 4r 5r discard") == "remi.discard_one");
  std::string many = "lay";
  for (int i = 0; i < 40; ++i) many += std::string(i > 0 ? "," : "") + " 3r 4r 5r";
  CHECK(unreadable(many + " discard 1y") == "remi.too_many_tiles");
  CHECK(judged(middle(), many) == "remi.too_many_tiles");
}

TEST_CASE("a view's JSON has what its observer may know") {
  State state = middle();
  state.standing = {3, {}};
  state.standing.scores[Seat::at(1)] = Score::of(77);
  const auto json = [&](Observer observer) {
    return nlohmann::json::parse(Remi::view_json(Remi::view(state, observer)));
  };
  const auto own = json(Seat::at(0));
  CHECK(own["seat"] == 0);
  CHECK(own["deal"] == 3);
  CHECK(own["scores"] == nlohmann::json({0, 77}));
  CHECK(own["turn"] == 0);
  CHECK(own["phase"] == "discard");
  CHECK(own["over"] == false);
  CHECK(own["racks"][0].size() == 7);
  CHECK(own["racks"][1].is_null());
  CHECK(own["counts"] == nlohmann::json({7, 2}));
  CHECK(own["discards"] == nlohmann::json({{"2g"}, {"4b", "1b"}}));
  CHECK(own["table"] == nlohmann::json({{"3r", "4r", "5r"}, {"7r", "J", "9r"}}));
  CHECK(own["melded"] == nlohmann::json({true, true}));
  CHECK(own["pool"] == state.pool_size);
  CHECK(own["drawn"] == "12y");
  CHECK_FALSE(own.contains("pool_tiles"));
  const auto other = json(Seat::at(1));
  CHECK(other["racks"][0].is_null());
  CHECK_FALSE(other.contains("drawn"));
  const auto outside = json(Observer::spectator());
  CHECK_FALSE(outside.contains("seat"));
  CHECK(outside["racks"] == nlohmann::json({nullptr, nullptr}));
  CHECK(json(Observer::open())["pool_tiles"].size() == state.pool_size);
}

TEST_CASE("the rules page shows the rules in force, and melding only in the advanced game") {
  const RulesPage basic = Remi::rules_page(rules("limit=150 turns=90"));
  const RulesPage advanced = Remi::rules_page(rules("set=advanced jokers=4 first=turns"));
  CHECK(basic.sections.size() + 1 == advanced.sections.size());
  const auto in_basic = keys_of(basic);
  const auto in_advanced = keys_of(advanced);
  for (const std::string key :
       {"remi.page.laying", "remi.page.meld", "remi.page.swap", "remi.page.add", "remi.page.win_advanced",
        "remi.page.table_is_safe", "remi.page.joker_in_set"}) {
    CAPTURE(key);
    CHECK_FALSE(in_basic.contains(key));
    CHECK(in_advanced.contains(key));
  }
  for (const std::string key : {"remi.page.set", "remi.page.run", "remi.page.fourteen", "remi.page.joker",
                                "remi.page.refill", "remi.page.points"}) {
    CAPTURE(key);
    CHECK(in_basic.contains(key));
    CHECK(in_advanced.contains(key));
  }
  Catalogue english;
  english.add(Remi::phrases());
  const auto text = [&](const RulesPage& page) {
    std::string all;
    for (const RulesPage::Section& section : page.sections) {
      for (const Message& line : section.lines) all += english.say(line) + "\n";
    }
    return all;
  };
  const auto has = [](const std::string& all, const char* part) {
    return all.find(part) != std::string::npos;
  };
  CHECK(has(text(basic), "150 points or more"));
  CHECK(has(text(basic), "after 90 turns"));
  CHECK(has(text(basic), "106 tiles"));
  CHECK(has(text(basic), "Player 1 starts every deal."));
  CHECK(has(text(basic), "-50 points"));
  CHECK(has(text(advanced), "108 tiles"));
  CHECK(has(text(advanced), "worth at least 30 points"));
  CHECK(has(text(advanced), "take turns starting a deal"));
  CHECK(has(text(Remi::rules_page(rules("first=lot"))), "by lot"));
}

}  // namespace parlor::remi
