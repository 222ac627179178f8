#include "term/play.h"

#include <csignal>
#include <doctest/doctest.h>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "term/record_file.h"
#include "term/test_table.h"
#include "term/verify.h"

namespace parlor {
namespace {

using test::has;

// Presses Ctrl-C instead of answering.
class Interrupter final : public LineSource {
 public:
  Input read(const std::string&) override {
    std::raise(SIGINT);
    return {Input::What::interrupted};
  }
};

// Chooses a tile it does not hold.
class Stubborn final : public TablePlayer {
 public:
  Study study(const Table&, Seat) override {
    return [](const Budget&) { return TextThought{"23", Message("tricks.plays")}; };
  }
  void deal_begins(const Setting&) override {}
  void observe(const SeenEvent&) override {}
  void deal_ends(const Scores&) override {}
  std::vector<Message> complaints() override {
    return {Message("tricks.no_tile", {{"text", std::string("x")}})};
  }
};

struct Played {
  int code;
  std::string out;
  std::string err;
};

struct TestGame {
  TableSetup setup;
  std::string typed;
  std::optional<std::filesystem::path> record{};
  bool resumed = false;  // the table was read from `record`
  bool stubborn = false;
  LineSource* input = nullptr;
  bool must_keep = true;
  bool open_hands = false;

  Played play() {
    const test::TricksScreen screen;
    const Catalogue words = test::english();
    std::istringstream in(typed);
    std::ostringstream out;
    std::ostringstream err;
    StreamLines lines(in, out);
    const MakePlayer make = [this](const RecordSeat& seat,
                                   const Seed&) -> Result<std::unique_ptr<TablePlayer>> {
      if (seat.detail != "low") return Message("tricks.no_tile", {{"text", seat.detail}});
      if (stubborn) return std::unique_ptr<TablePlayer>(std::make_unique<Stubborn>());
      return test::low_player();
    };
    const DealPlan deals{Seed::of(3), DealSource{std::nullopt, std::string(test::kDeckInOrder)}};
    ResumedTable start;
    if (resumed) {
      start = *resume_table(*record, test::open_tricks);
    } else {
      start.table = *test::open_tricks(setup);
    }
    const int code = parlor::play({.table = std::move(start.table),
                                   .deals = deals,
                                   .make_player = make,
                                   .make_adviser = [] { return test::low_player(); },
                                   .open_hands = open_hands,
                                   .record = record,
                                   .must_keep = must_keep,
                                   .resumed = resumed,
                                   .cut = start.cut,
                                   .screen = screen,
                                   .words = words,
                                   .style = Style{},
                                   .input = input != nullptr ? *input : lines,
                                   .out = out,
                                   .err = err});
    return {code, out.str(), err.str()};
  }
};

}  // namespace

TEST_CASE("deal 1 comes from the seed itself or from set tiles, deal k from the k-th derived seed") {
  const DealPlan plan{Seed::of(5)};
  CHECK(plan.source(1) == DealSource{Seed::of(5), std::nullopt});
  CHECK(plan.source(2) == DealSource{Seed::of(5).derive(2), std::nullopt});
  const DealPlan set{Seed::of(5), DealSource{std::nullopt, "0 1"}};
  CHECK(set.source(1).tiles == "0 1");
  CHECK(set.source(3) == DealSource{Seed::of(5).derive(3), std::nullopt});
  Record record;
  record.deals.push_back({.source = {Seed::of(9), std::nullopt}, .entries = {}, .score = {}});
  CHECK(DealPlan::of(record).seed == Seed::of(9));
}

TEST_CASE("a person plays a whole deal against a computer") {
  const Played played = TestGame{test::two_seats("human", "computer"), "0\n2\n4\n"}.play();
  CHECK(played.code == 0);
  CHECK(has(played.out, "<0><2><4>"));
  CHECK(has(played.out, "Ada plays 0.\nBo plays 1.\nBo plays 3.\n"));
  CHECK(has(played.out, "Deal 1      0      3\n"));
  CHECK(played.err.empty());
}

TEST_CASE("a refused move says why, asks again and loses nothing") {
  const Played played = TestGame{test::two_seats("human", "computer"), "7\nnonsense\n0\n2\n4\n"}.play();
  CHECK(played.code == 0);
  CHECK(has(played.out,
            "Your move, Ada: 7\nYou do not hold 7.\nYour move, Ada: nonsense\n\"nonsense\" is no tile.\n"));
  CHECK(has(played.out, "Deal 1      0      3\n"));
}

TEST_CASE("computers play out a match without a person, and every action is printed") {
  const Played played = TestGame{test::two_seats("computer", "computer", 3), ""}.play();
  CHECK(played.code == 0);
  CHECK(has(played.out, "Deal 3 begins."));
  CHECK(has(played.out, "Total"));
  CHECK(has(played.out, "the match.\n"));
  std::size_t moves = 0;
  for (std::size_t at = 0; (at = played.out.find(" plays ", at)) != std::string::npos; ++at) ++moves;
  CHECK(moves == 3 * 6);
}

TEST_CASE("with open hands computers show them at every turn, people at theirs") {
  const auto shown = [](const char* first, bool open, const std::string& typed = "") {
    TestGame game{test::two_seats(first, "computer"), typed};
    game.open_hands = open;
    const std::string out = game.play().out;
    int count = 0;
    for (std::size_t at = 0; (at = out.find("\nopen", at)) != std::string::npos; ++at) ++count;
    return count;
  };
  constexpr int kEnd = 1;  // everything is shown at the end of a deal anyway
  CHECK(shown("computer", false) == kEnd);
  CHECK(shown("computer", true) > 3 + kEnd);
  CHECK(shown("human", true, "0\n2\n4\n") == 3 + kEnd);
}

TEST_CASE("help, hint, log, last and score answer at the prompt and cost nothing") {
  const Played played = TestGame{test::two_seats("human", "computer", 2),
                                 "?\nhint\nscore\n0\n\nlast\nsort\nlog\n2\n4\nscore\nquit\n"}
                            .play();
  CHECK(played.code == 0);
  CHECK(has(played.out, "The highest of 2 takes the trick."));
  CHECK(has(played.out, "Instead of a move, type:"));
  CHECK(has(played.out, "Hint: 0\n"));
  CHECK(has(played.out, ": last\nAda asks for a hint.\nAda plays 0.\nBo plays 1.\nBo plays 3.\n"));
  CHECK(has(played.out,
            ": log\nDeal 1 begins.\nAda asks for a hint.\nAda plays 0.\nBo plays 1.\nBo plays 3.\n"));
  CHECK(has(played.out, "Hints used by Ada: 1."));
  CHECK(has(played.out, "You left the game."));
  CHECK(!has(played.out, "term."));
}

TEST_CASE("a hint stands in the record at once, and is not told to the player who asked for it") {
  const test::TemporaryFolder folder;
  const Played played =
      TestGame{test::two_seats("human", "computer"), "hint\n0\nhint\n", folder / "game"}.play();
  CHECK(has(test::content(folder / "game"), "1. system hint 0\n2. 0 0\n"));
  CHECK(test::content(folder / "game").ends_with("system hint 0\n"));
  CHECK(!has(played.out, "asks for a hint"));
}

TEST_CASE("a game that cannot be kept is refused, or played all the same where that was asked for") {
  const test::TemporaryFolder folder;
  TestGame game{test::two_seats("human", "computer"), "0\n2\n4\n", folder / "nowhere/game"};
  CHECK(game.play().code == 2);
  game.must_keep = false;
  const Played played = game.play();
  CHECK(played.code == 0);
  CHECK(has(played.err, "Cannot write " + (folder / "nowhere/game").string() + ": "));
  CHECK(has(played.out, "Deal 1      0      3\n"));
  game.typed = "0\n";
  CHECK(has(game.play().out, "The game was not saved"));
}

TEST_CASE("the end of input leaves with 0 and says where the game is kept") {
  const test::TemporaryFolder folder;
  const Played kept = TestGame{test::two_seats("human", "computer"), "0\n", folder / "game"}.play();
  CHECK(kept.code == 0);
  CHECK(has(kept.out, "End of input: the game stops here.\nThe game is saved. Continue with --resume "));
  CHECK(has(kept.out, (folder / "game").string()));
  CHECK(has(TestGame{test::two_seats("human", "computer"), ""}.play().out, "The game was not saved"));
}

TEST_CASE("Ctrl-C leaves with 130 and says where the game is kept") {
  const test::TemporaryFolder folder;
  Interrupter input;
  TestGame game{test::two_seats("human", "computer"), "", folder / "game"};
  game.input = &input;
  const Played played = game.play();
  CHECK(played.code == 130);
  CHECK(has(played.out, "Interrupted: the game stops here.\nThe game is saved"));
}

TEST_CASE("a killed game resumes where its record stops and ends as if it had not been killed") {
  const test::TemporaryFolder folder;
  TestGame{test::two_seats("human", "computer", 2), "0\n2\n4\n", folder / "whole"}.play();
  const std::string record = test::content(folder / "whole");
  CHECK(has(record, "[Deal 2]"));
  const auto cut = folder.write("cut", record.substr(0, record.find("4. 0 2") + 4));
  const Played played = TestGame{{}, "2\n4\n", cut, true}.play();
  CHECK(played.code == 0);
  CHECK(has(played.err, "is cut off"));
  CHECK(has(played.out, "The game continues where it left off."));
  CHECK(test::content(cut).starts_with(record.substr(0, record.find("[Deal 2]"))));
  std::ostringstream verdict;
  CHECK(verify(test::content(cut), test::open_tricks, test::english(), verdict) == 0);
}

TEST_CASE("a finished game that is resumed says that it is over") {
  const test::TemporaryFolder folder;
  const auto path = folder.write("game", test::finished_record().to_string());
  const Played played = TestGame{{}, "", path, true}.play();
  CHECK(played.code == 0);
  CHECK(has(played.out, "This game is over."));
  CHECK(has(played.out, "Bo wins the match."));
}

TEST_CASE("people who share the terminal see a hand only after its owner says so") {
  const Played played = TestGame{test::two_seats("human", "human"), "\n0\n\n1\n3\n\n2\n\n5\n\n4\n"}.play();
  CHECK(played.code == 0);
  // Ada's turn ends before Bo is asked; nothing of her hand is shown in between.
  const std::size_t asked = played.out.find("Bo, press Enter when nobody else is looking: ");
  const std::size_t shown = played.out.find("<1><3><5>");
  REQUIRE(asked != std::string::npos);
  CHECK(asked < shown);
  CHECK(played.out.find("<1>") == shown);
  CHECK(played.out.find("<0>", asked) == std::string::npos);
  // Bo leads the next trick and is not asked again.
  CHECK(played.out.find("Bo, press Enter", asked + 1) > played.out.find("Ada, press Enter", asked));
  CHECK(has(played.out,
            "Ada, press Enter when nobody else is looking: \nAda plays 0.\nBo plays 1.\nBo plays 3.\n"));
}

TEST_CASE("a player that tries an illegal move is reported, and a legal move is played instead") {
  TestGame game{test::two_seats("human", "computer"), "0\n2\n4\n"};
  game.stubborn = true;
  const Played played = game.play();
  CHECK(played.code == 0);
  CHECK(has(played.err, "Bo tried to play \"23\", which isn't allowed; \"1\" is played instead."));
  CHECK(has(played.err, "\"x\" is no tile."));
}

TEST_CASE("a seat that nobody can play is refused with exit 2") {
  TableSetup setup = test::two_seats("human", "computer");
  setup.seats[1].detail = "genius";
  const Played played = TestGame{setup, ""}.play();
  CHECK(played.code == 2);
  CHECK(has(played.err, "genius"));
}

}  // namespace parlor
