// The program as people run it, from arguments to output and exit code.
#include <algorithm>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>

#include "apps/games.h"
#include "apps/languages.h"
#include "apps/test_program.h"
#include "core/text.h"
#include "term/layout.h"
#include "testing/printed.h"
#include "testing/temporary_folder.h"

namespace parlor {
namespace {

using test::content;
using test::has;
using test::Ran;
using test::refused;
using test::run;
using test::TemporaryFolder;

TEST_CASE("every sentence of a listed game is in the catalogue, and every option and player has one") {
  for (const GameListing& game : games()) {
    CHECK(std::ranges::count(game.levels, game.best_level, &LevelInfo::name) == 1);
    CHECK(english().has(game.title.name));
    CHECK(english().has(game.about.name));
    for (const Form& form : game.forms) {
      CHECK_MESSAGE(english().has(form.title.name), form.title.name);
      CHECK_MESSAGE(english().has(form.about.name), form.about.name);
    }
    for (const OptionInfo& option : game.options)
      CHECK_MESSAGE(english().has(option.help.name), option.help.name);
    for (const LevelInfo& level : game.levels)
      CHECK_MESSAGE(english().has(level.about.name), level.about.name);
  }
}

TEST_CASE("the usual computer is the smart one, or the best where a game has no smart one") {
  CHECK(usual_level(**find_game("big2")) == "smart");
  GameListing simple;
  simple.levels = {{"random", {"simple.player.random"}}, {"basic", {"simple.player.basic"}}};
  simple.best_level = "basic";
  CHECK(usual_level(simple) == "basic");
}

TEST_CASE("a listing tells the rules in full as a page, and refuses rules that it does not know") {
  for (const GameListing& game : games()) {
    const auto page = game.rules_page(*game.full_rules(""));
    REQUIRE(page.ok());
    for (const RulesPage::Section& section : page->sections) CHECK(english().has(section.title.key));
    CHECK(game.rules_page("1 weather=fine").problem().key == "rules.unknown");
    CHECK(game.rules_page("").problem().key == "rules.version");
    for (const std::string& name : game.arrangements) CHECK(english().has(game.name + ".arrange." + name));
  }
  CHECK(!(*find_game("big2"))->arrangements.empty());
}

TEST_CASE("the move counts of every game are those in its file") {
  for (const GameListing& game : games()) {
    const Ran ran = run("perft cases/" + game.name + "/perft.txt");
    CHECK_MESSAGE(ran.code == 0, game.name, ran.out);
  }
}

TEST_CASE("golden games are valid records that the same players reproduce") {
  for (const GameListing& game : games()) {
    int games_seen = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator(PARLOR_SOURCE_DIR "/cases/" + game.name + "/golden")) {
      const std::string file = entry.path().string();
      CHECK_MESSAGE(run("verify " + file).code == 0, file);
      ++games_seen;
    }
    CHECK_MESSAGE(games_seen >= 3, game.name);
  }
  const TemporaryFolder folder;
  CHECK(
      run("play rummikub --seats basic,random,basic --names Ada,Ben,Cleo --seed 3 --rules set=real players=3 "
          "--record " +
          (folder / "real.parlor").string() + " >/dev/null")
          .code == 0);
  CHECK(content(folder / "real.parlor") == content(PARLOR_SOURCE_DIR "/cases/rummikub/golden/real.parlor"));
  CHECK(run("play big2 --seats random,basic,random,basic --names Ada,Ben,Cleo,Dan --seed 2 --deals 3 "
            "--record " +
            (folder / "match.parlor").string() + " >/dev/null")
            .code == 0);
  CHECK(content(folder / "match.parlor") == content(PARLOR_SOURCE_DIR "/cases/big2/golden/match.parlor"));
  CHECK(run("play okey --seats basic,random,basic,basic --seed 1 --rules set=okey pairs=double points=10 "
            "--record " +
            (folder / "okey.parlor").string() + " >/dev/null")
            .code == 0);
  CHECK(content(folder / "okey.parlor") == content(PARLOR_SOURCE_DIR "/cases/okey/golden/real.parlor"));
}

TEST_CASE("the cases of the repository pass, and a differing one is shown with its line") {
  CHECK(run("grade big2 cases/big2").code == 0);
  const TemporaryFolder folder;
  std::filesystem::copy_file(PARLOR_SOURCE_DIR "/cases/big2/wins-with-a-full-house.in", folder / "one.in");
  std::ofstream(folder / "one.out") << "New round begins.\nNext turn: Nobody\n";
  const Ran ran = run("grade big2 " + (folder / "").string());
  CHECK(ran.code == 1);
  CHECK(ran.out.find("Next turn: Nobody") != std::string::npos);
}

TEST_CASE("a game of computers is played to its end without input, the same for the same seed") {
  const std::string play = "play big2 --seats smart,basic,random,smart --seed 7 </dev/null";
  const Ran first = run(play);
  CHECK(first.code == 0);
  CHECK(first.out.find("wins the deal") != std::string::npos);
  CHECK(run(play).out == first.out);
}

TEST_CASE("with open hands every game shows what computers hold before they move") {
  // The last seat's hand with this seed.
  const std::map<std::string, std::string> hands = {
      {"big2", "S3 D4 H5 D6 C8 S8 C9 D9 S9 H10 DQ D2 H2\n"},
      {"pinochle", "AS AS KS QS JS 10S 9S JH JH 10H KC JC\n"},
      {"remi", "3r 4r 7r 8r 9r 10r 8g 8g 6b 11b 11b 4y 5y 7y\n"},
      {"rummikub", "4r 9r 10r 11r 13r 1g 4g 8g 5b 12b 3y 9y 10y\n"},
      {"okey", "K1 R1 Y2 Y2 Y2 R3 R3 B3 B4 Y4 K6 R6 B6 R7\n"},
  };
  for (const GameListing& game : games()) {
    std::string play = "play " + game.name + " --seed 1 --seats basic";
    for (int seat = 1; seat < game.seats(*game.full_rules("")); ++seat) play += ",basic";
    const auto shows = [&](const std::string& options) {
      return run(play + options + " </dev/null").out.find(hands.at(game.name)) != std::string::npos;
    };
    CHECK_MESSAGE(shows(" --open-hands"), game.name);
    // Okey's own screen shows the hand of each computer to move.
    CHECK_MESSAGE(shows("") == (game.name == "okey"), game.name);
  }
}

TEST_CASE("Okey asks who plays, and four computers print every hand and move without further input") {
  const Ran asked = run("play okey --seed 2 </dev/null");
  CHECK(asked.code == 0);
  CHECK(asked.out == "Who plays?\n1. You and three computers\n2. Four computers\nYour choice: \n");
  const Ran four = run("play okey --seats basic,basic,basic,basic --seed 2 </dev/null");
  CHECK(four.code == 0);
  CHECK(four.out.starts_with("Deal 1 begins.\n\nAlex's turn.\nAlex's Tiles:\n"));
  CHECK(four.out.find(" wins.\n") != std::string::npos);
  CHECK(four.out.find("draws a tile") == std::string::npos);
  const Ran person = run("play okey --seats human,basic,basic,basic --names Zed --seed 2 </dev/null");
  CHECK(person.out.find("Zed's turn.") != std::string::npos);
  CHECK(person.out.find("Who plays?") == std::string::npos);
  CHECK(person.out.find("John's Tiles:") == std::string::npos);
}

TEST_CASE("a level plays on all seats of computers") {
  const TemporaryFolder folder;
  const auto seats = [&](const std::string& arguments, const std::string& typed) {
    const std::string file = (folder / "game.parlor").string();
    std::filesystem::remove(file);
    CHECK(run("play " + arguments + " --record " + file + " >/dev/null <<'END'\n" + typed + "END").code == 0);
    const std::string record = content(file);
    const std::size_t first = record.find("[Seat 0");
    return record.substr(first, record.find("[Match") - first);
  };
  CHECK(seats("remi --level basic", "") == "[Seat 0 \"Ada\" human]\n[Seat 1 \"Ben\" computer \"basic\"]\n");
  CHECK(seats("okey --level random", "1\nZed\nN\n") ==
        "[Seat 0 \"Zed\" human]\n[Seat 1 \"John\" computer \"random\"]\n"
        "[Seat 2 \"Jane\" computer \"random\"]\n[Seat 3 \"Ted\" computer \"random\"]\n");
  CHECK(seats("okey", "1\n\nZed\nN\n").find("\"John\" computer \"basic\"") != std::string::npos);
}

TEST_CASE("no game repeats more of an overlong line than its beginning") {
  const TemporaryFolder folder;
  const std::string file = (folder / "typed").string();
  std::ofstream typed(file);
  for (const std::string word : {"x", "\u00e9", "1 ", "K1 ", "C3 ", "7r ", "discard ", "lay 7r "}) {
    for (int i = 0; i < 50'000; ++i) typed << word;
    typed << '\n';
  }
  for (const char* command : {"sort ", "lay ", "discard ", "play ", "bid ", "m ", "a ", "x "})
    typed << command << std::string(100'000, 'x') << '\n';
  typed.close();
  for (const GameListing& game : games()) {
    const std::string seats = game.name == "okey" ? " --seats human,basic,basic,basic" : "";
    const Ran ran = run("play " + game.name + seats + " --seed 1 --script " + file + " 2>&1");
    CHECK_MESSAGE(ran.code == 0, game.name);
    CHECK_MESSAGE(ran.out.size() < 60'000, game.name);
  }
  refused("play " + std::string(5000, 'x'), std::string(100, 'x') + "\u2026");
}

TEST_CASE("a resumed game of four computers at Okey shows every hand as one from the beginning does") {
  const TemporaryFolder folder;
  const std::string file = (folder / "game.parlor").string();
  REQUIRE(run("play okey --seats basic,basic,basic,basic --seed 2 --record " + file + " >/dev/null").code ==
          0);
  const std::string whole = content(file);
  std::ofstream(file, std::ios::binary | std::ios::trunc) << whole.substr(0, whole.find("\n9. ") + 1);
  const Ran resumed = run("play okey --resume " + file + " </dev/null");
  CHECK(resumed.code == 0);
  CHECK(resumed.out.find("John's Tiles:\n") < resumed.out.find(" wins.\n"));
}

TEST_CASE("a killed game continues from its record to the same end") {
  const TemporaryFolder folder;
  const std::string file = (folder / "game.parlor").string();
  REQUIRE(run("play big2 --seats basic,basic,random,basic --seed 5 --record " + file + " >/dev/null").code ==
          0);
  const std::string whole = content(file);
  const std::size_t half = whole.size() / 2;
  std::ofstream(file, std::ios::binary | std::ios::trunc)
      << whole.substr(0, half);  // in the middle of a line
  CHECK(run("verify " + file).code == 1);
  CHECK(run("play big2 --resume " + file + " </dev/null").code == 0);
  CHECK(run("verify " + file).code == 0);
  CHECK(content(file).substr(0, half - 10) == whole.substr(0, half - 10));
}

TEST_CASE("cards can be set by hand with the header of a record") {
  const TemporaryFolder folder;
  std::ofstream(folder / "deal")
      << "[Parlor \"1\"]\n[Game \"big2\"]\n[Deal 1]\n[Tiles \""
         "C3 D3 H3 S3 C4 D4 H4 S4 C5 D5 H5 S5 C6 D6 H6 S6 C7 D7 H7 S7 C8 D8 H8 S8 C9 D9 H9 S9 "
         "C10 D10 H10 S10 CJ DJ HJ SJ CQ DQ HQ SQ CK DK HK SK CA DA HA SA C2 D2 H2 S2\"]\n";
  const Ran ran = run("play big2 --open-hands --seats basic,basic,basic,basic --deal " +
                      (folder / "deal").string() + " </dev/null");
  CHECK_MESSAGE(ran.code == 0, ran.out);
  CHECK(ran.out.find("Ada plays a single: C3.") != std::string::npos);
}

TEST_CASE("a record written by hand, with several tags on a line, is played on") {
  const TemporaryFolder folder;
  std::ofstream(folder / "hand") << "[Parlor \"1\"]  [Game \"big2\"]  [Rules \"1\"]\n"
                                    "[Seat 0 \"basic\" computer] [Seat 1 \"smart\" computer]\n"
                                    "[Seat 2 \"random\" computer] [Seat 3 \"basic\" computer]\n"
                                    "[Deal 1]  [Shuffle \"chacha20-fy-1\"]  [Seed \"1\"]\n";
  const Ran ran = run("play big2 --resume " + (folder / "hand").string() + " </dev/null");
  CHECK_MESSAGE(ran.code == 0, ran.out);
  CHECK(ran.out.find("wins the deal") != std::string::npos);
  CHECK(run("verify " + (folder / "hand").string()).code == 0);
}

TEST_CASE("a program can play, and its failures are reported") {
  const Ran good =
      run("play big2 --seats 'cmd:python3 examples/players/lowest.py',basic,basic,basic --seed 3 2>&1 "
          "</dev/null");
  CHECK(good.code == 0);
  CHECK(good.out.find("wins the deal") != std::string::npos);
  const Ran bad = run("play big2 --seats 'cmd:exit 1',basic,basic,basic --seed 3 2>&1 </dev/null");
  CHECK(bad.code == 0);
  CHECK_MESSAGE(bad.out.find("exit 1") != std::string::npos, bad.out);
}

// Every move of the program is legal and in time.
void plays_without_fault(const std::string& game, const std::string& program, const std::string& others) {
  const Ran ran = run("arena " + game + " 'cmd:" + program + "' " + others +
                      " --deals 2 --program-ms 20000 --json 2>&1 </dev/null");
  REQUIRE_MESSAGE(ran.code == 0, ran.out);
  const auto failures = nlohmann::json::parse(ran.out).at("entrants").at(0).at("failures");
  for (const auto& [what, count] : failures.items())
    CHECK_MESSAGE(count == 0, game, " ", program, ": ", what);
}

TEST_CASE("the example players know the games of their family") {
  const std::string python = "python3 examples/players/";
  plays_without_fault("big2", python + "cards.py", "basic basic basic");
  plays_without_fault("pinochle", python + "cards.py", "basic");
  plays_without_fault("rummikub", python + "tiles.py", "basic");
  plays_without_fault("remi", python + "tiles.py", "basic");
  plays_without_fault("okey", python + "tiles.py", "basic basic basic");
  plays_without_fault("big2", PARLOR_EXAMPLES "/example_cards", "basic basic basic");
  plays_without_fault("pinochle", PARLOR_EXAMPLES "/example_cards", "basic");
  plays_without_fault("rummikub", PARLOR_EXAMPLES "/example_tiles", "basic");
  plays_without_fault("remi", PARLOR_EXAMPLES "/example_tiles", "basic");
  plays_without_fault("okey", PARLOR_EXAMPLES "/example_tiles", "basic basic basic");
}

TEST_CASE("the records of an arena are a data set that a short script reads") {
  const TemporaryFolder folder;
  const std::string records = folder / "records";
  REQUIRE(run("arena remi basic random --deals 2 --seed 1 --records " + records + " 2>&1").code == 0);
  const Ran read = run("games >/dev/null && python3 examples/read_records.py " + records);
  CHECK(read.code == 0);
  CHECK(std::ranges::count(read.out, '\n') == 4);  // two deals in two rotations
  CHECK(read.out.find("moves, [") != std::string::npos);
}

TEST_CASE("the arena gives the same table on any number of threads, but for the times") {
  const std::string arena = "arena big2 smart basic random basic --deals 40 --seed 3 --json --threads ";
  const auto without_times = [](const std::string& text) {
    std::istringstream lines(text);
    std::string kept;
    bool times = false;
    for (std::string line; std::getline(lines, line);) {
      if (line.find("_ns\"") != std::string::npos) times = true;
      if (!times) kept += line + '\n';
      if (line.find('}') != std::string::npos) times = false;
    }
    return kept;
  };
  const Ran one = run(arena + "1");
  CHECK(one.code == 0);
  CHECK(without_times(one.out) == without_times(run(arena + "3").out));
}

TEST_CASE("bad input is refused in one sentence that says what was expected") {
  refused("play chess", "Available: big2");
  refused("play big2 --rules colour=red", "Available: patterns");
  refused("play big2 --rules straights=bent", "circle | lowace | nowrap | notwos");
  refused("play big2 --seats human,wizard,basic,basic", "random, basic, smart");
  refused("play big2 --seats human,basic", "needs 4 players");
  refused("play big2 --seed cat", "64 hexadecimal digits");
  refused("play big2 --deals 0", "at least 1");
  refused("play big2 --nonsense", "--nonsense");
  refused("play big2 --resume /nowhere.parlor", "/nowhere.parlor");
  refused("play big2 --deal /nowhere.parlor", "/nowhere.parlor");
  refused("play big2 --script /nowhere.txt", "/nowhere.txt");
  refused("play okey --to-score 20 --rules set=okey", "over before the first deal");
  refused("play okey --seats human,basic", "needs 4 players");
  refused("play okey --level wizard", "okey has no level \"wizard\". Available: random, basic, smart");
  refused("play okey --level \"\"", "okey has no level");
  refused("play okey --level basic --seats basic,basic,basic,basic",
          "--seats already sets the players: omit --level");
  refused("play okey --level basic --resume cases/okey/golden/tie.parlor", "A resumed game");
  refused("play big2 --open-stock", "big2 has no stock: omit --open-stock");
  refused("play pinochle --open-stock", "pinochle has no stock: omit --open-stock");
  refused("replay cases/big2/golden/match.parlor --open-stock", "big2 has no stock: omit --open-stock");
  refused("replay README.md", "not a Parlor record");
  refused("replay /nowhere.parlor", "/nowhere.parlor");
  refused("arena big2 smart basic", "4");
  refused("arena big2 smart basic basic basic --deals 0", "deals");
  refused("grade big2 /nowhere", "/nowhere");
  refused("frobnicate", "frobnicate");
}

TEST_CASE("a wrong command line is explained with the option and what was typed") {
  refused("play", "Missing argument: GAME.\nRun parlor play --help for its options.\n");
  refused("arena big2", "Missing argument: PLAYERS.\n");
  refused("play big2 extra", "Unexpected argument: extra.\n");
  refused("play big2 learn", "Unexpected argument: learn.\n");
  refused("--bogus", "Unexpected argument: --bogus.\nRun parlor --help for the commands and options.\n");
  refused("play big2 --seed", "--seed needs a value.\n");
  refused("play big2 --open-hands --deals", "--deals needs a value.\n");
  refused("play big2 --deals x", "Invalid value for --deals: \"x\".\n");
  refused("play big2 --deals 2 --to-score 1.5", "Invalid value for --to-score: \"1.5\".\n");
  refused("play big2 --clock 5000", "Invalid value for --clock: 5000. It must be from 0 to 3600.\n");
  refused("play big2 --clock 'a while'", "Invalid value for --clock: a while. It must be from 0 to 3600.\n");
  refused("laws big2 --deals 0", "Invalid value for --deals: 0.");
  refused("load big2 --tables 1 --seconds 0", "Invalid value for --seconds: 0. It must be from 1 to 3600.\n");
}

TEST_CASE("the first screen of help fits on a page in every language, and has every command in its group") {
  for (const std::string& tag : languages().tags()) {
    const Ran ran = run("--help --language " + tag);
    CHECK(ran.code == 0);
    const auto lines = split(ran.out, '\n');
    CHECK_MESSAGE(lines.size() <= 23, ran.out);  // and the blank one
    for (std::string_view line : lines) CHECK_MESSAGE(width(line) <= 80, line);
  }
  const std::string help = run("--help").out;
  CHECK(run("</dev/null").out == help);
  for (const char* group : {"\nPlayers      play ", "\nStudents     script ", "\nBot writers  arena ",
                            "\nOperators    serve ", "\nDevelopers   laws ", "\nOptions      --version "})
    CHECK_MESSAGE(help.find(group) != std::string::npos, help);
  for (const char* command : {"learn", "rules", "games", "stats", "replay", "analyse", "verify", "solve",
                              "grade", "migrate", "load", "perft", "--language"})
    CHECK_MESSAGE(help.find("\n             " + std::string(command) + " ") != std::string::npos, command);
}

TEST_CASE("a command's help has its arguments, its options and their values, limits and defaults") {
  const std::string help = run("play --help").out;
  CHECK(help.starts_with(
      "parlor play: play a game in the terminal\nUsage: parlor play GAME [OPTIONS]\n\n  GAME "));
  CHECK_MESSAGE(has(help, "\n  --record FILE "), help);
  CHECK(has(run("load --help").out, "number of tables (1 to 100000; default: 50)\n"));
  CHECK(has(run("analyse --help").out, "\n  --deal N "));
  CHECK(has(run("learn --help").out, "Usage: parlor learn [GAME] [LESSON] [OPTIONS]\n"));
  CHECK(has(run("arena --help").out, "Usage: parlor arena GAME PLAYERS... [OPTIONS]\n"));
  CHECK(run("games --help").out == "parlor games: list the games\nUsage: parlor games\n");
  CHECK(has(run("stats --help").out, "folder to take your games with you.\n"));
  for (const char* command :
       {"play", "stats", "replay", "analyse", "script", "serve", "migrate", "load", "arena", "solve"}) {
    const std::string page = run(std::string(command) + " --help").out;
    for (std::string_view line : split(page, '\n')) CHECK_MESSAGE(width(line) <= 80, line);
    for (const char* type : {"TEXT", "INT", "REQUIRED", "Positionals"}) CHECK_FALSE(has(page, type));
  }
}

TEST_CASE("every option is offered with its values and its default") {
  const Ran ran = run("rules big2 --rules fivecards=ranked");
  CHECK(ran.code == 0);
  CHECK(ran.out.find("circle | lowace | nowrap | notwos (default: circle)") != std::string::npos);
  CHECK(ran.out.find("single,pair,triple") != std::string::npos);
}

TEST_CASE("a malformed case file prints nothing and says why") { refused("script big2 < /dev/null", "52"); }

TEST_CASE("a script is a file or standard input, with settings and a seed where the format has them") {
  const std::string file = "cases/pinochle/a-whole-deal.properties";
  const Ran whole = run("script pinochle " + file + " 2>&1");
  CHECK(whole.code == 0);
  CHECK(whole.out == content(PARLOR_SOURCE_DIR "/cases/pinochle/a-whole-deal.log"));
  CHECK(run("script pinochle < " + file).out == whole.out);
  CHECK(run("script pinochle - players.trump=H < " + file).out == whole.out);
  CHECK(run("script pinochle " + file + " players.trump=S").out.find("Trump: S\n") != std::string::npos);
  const std::string open = "script pinochle cases/pinochle/deal-alone.properties --seed ";
  CHECK(run(open + "4").out == run(open + "4").out);
  CHECK(run(open + "4").out != run(open + "5").out);
  const std::string big2 = "cases/big2/a-whole-game";
  CHECK(run("script big2 " + big2 + ".in").out == run("script big2 < " + big2 + ".in").out);
  CHECK(run("script --help").out.find("KEY=VALUE") != std::string::npos);
}

TEST_CASE("a script can be run and graded by other rules than the course's, where its game has them") {
  const std::string folder = "cases/big2/further-patterns";
  const std::string rules =
      " --rules patterns=single,pair,triple,straight,flush,fullhouse,four,straightflush";
  CHECK(run("grade big2 " + folder + rules).code == 0);
  CHECK(run("grade big2 " + folder + " >/dev/null").code == 1);
  const std::string file = folder + "/triples-and-flushes.in";
  const std::string played = content(PARLOR_SOURCE_DIR "/" + folder + "/triples-and-flushes.out");
  CHECK(run("script big2" + rules + " " + file).out == played);
  CHECK(run("script big2" + rules + " < " + file).out == played);
  refused("script big2 --rules patterns=pair " + file, "must include single");
  refused("script big2 --rules patterns=single,fish " + file, "\"fish\"");
  refused("script pinochle --rules cutthroat=yes cases/pinochle/a-whole-deal.properties", "omit --rules");
}

TEST_CASE("a byte order mark before a case, a deal or a script is skipped") {
  const TemporaryFolder folder;
  const auto marked = [&](const char* name, const std::string& text) {
    std::ofstream(folder / name, std::ios::binary) << "\xEF\xBB\xBF" << text;
    return (folder / name).string();
  };
  const std::string sources = PARLOR_SOURCE_DIR "/cases/";
  const std::string big2 = marked("case.in", content(sources + "big2/a-whole-game.in"));
  const std::string expected = content(sources + "big2/a-whole-game.out");
  CHECK(run("script big2 " + big2).out == expected);
  CHECK(run("script big2 < " + big2).out == expected);
  marked("case.out", expected);
  CHECK(run("grade big2 " + (folder / "").string()).code == 0);
  const std::string pinochle =
      marked("deal.properties", content(sources + "pinochle/a-whole-deal.properties"));
  const std::string log = content(sources + "pinochle/a-whole-deal.log");
  CHECK(run("script pinochle " + pinochle).out == log);
  CHECK(run("script pinochle < " + pinochle).out == log);
  CHECK(run("verify " + marked("game.parlor", content(sources + "big2/golden/match.parlor"))).code == 0);
  const std::string typed = marked("typed", "score\nquit\n");
  for (const std::string& from : {" --script " + typed, " < " + typed})
    CHECK(run("play big2 --seed 1" + from).out.find("Scores    Ada") != std::string::npos);
}

TEST_CASE("what a script prints can be kept in a file too") {
  const TemporaryFolder folder;
  const std::string log = (folder / "log.txt").string();
  const std::string command = "script pinochle cases/pinochle/a-whole-deal.properties";
  const Ran ran = run(command + " --log " + log);
  CHECK(ran.code == 0);
  CHECK(content(log) == ran.out);
  refused(command + " --log /nowhere/log.txt", "/nowhere/log.txt");
  refused(command + " isAuto=maybe --log " + log, "isAuto");
  CHECK(content(log) == ran.out);
}

TEST_CASE("the deal of a script can be kept as a record") {
  const TemporaryFolder folder;
  const std::string record = (folder / "deal.parlor").string();
  CHECK(
      run("script pinochle cases/pinochle/forced-card.properties --record " + record + " 2>/dev/null").code ==
      0);
  CHECK(run("verify " + record).code == 0);
  refused("script big2 cases/big2/a-whole-game.in --record " + record, "cannot write a record");
}

TEST_CASE("a script that is wrong gives one sentence and exit code 2") {
  const std::string file = " cases/pinochle/a-whole-deal.properties";
  refused("script pinochle /nowhere.properties", "/nowhere.properties");
  refused("script pinochle" + file + " isAuto", "KEY=VALUE");
  refused("script pinochle" + file + " players.trump=X", "players.trump");
  refused("script pinochle" + file + " players.0.cardsPlayed=1D", "players.0.cardsPlayed");
  refused("script pinochle" + file + " --seed cat", "64 hexadecimal digits");
  refused("script big2 cases/big2/a-whole-game.in isAuto=true", "takes no settings");
  refused("script okey", "no script format");
  const Ran warned = run("script pinochle" + file + " colour=red 2>&1 >/dev/null");
  CHECK(warned.code == 0);
  CHECK(warned.out.find("colour") != std::string::npos);
}

TEST_CASE("every listed game has its part in the terminal, in the same order") {
  REQUIRE(terminals().size() == games().size());
  for (std::size_t i = 0; i < games().size(); ++i) {
    CHECK(terminals()[i].name == games()[i].name);
    CHECK(&terminal_of(games()[i]) == &terminals()[i]);
  }
}

TEST_CASE("what a game adds to the program can be explained and refused for other games") {
  for (const GameTerminal& terminal : terminals()) {
    for (const GameCommand& command : terminal.commands) {
      CHECK(english().has(command.help.name));
      CHECK(english().has(command.lacking.name));
      for (const CommandOption& option : command.options) CHECK(english().has(option.help.name));
    }
    for (const SetupOption& setup : terminal.setups) {
      CHECK(english().has(setup.help.name));
      CHECK(english().has(setup.lacking.name));
    }
  }
}

TEST_CASE("a game's own command has its own options, and other games refuse it") {
  const Ran solved =
      run("solve rummikub --table '3r 4r 5r, 7r 7g 7b' --rack '6r 7y J' --keep 7y "
          "--rules numbers=13 --rules firstmeld=20 --keep-sets");
  CHECK(solved.code == 0);
  CHECK_MESSAGE(solved.out.find("  3r 4r 5r +6r +J\n") != std::string::npos, solved.out);
  const std::string help = run("solve --help").out;
  for (const char* option : {"--table SETS ", "--rack TILES ", "--rules RULES ", "--points "})
    CHECK_MESSAGE(help.find(option) != std::string::npos, help);
  refused("solve big2 --rack 3r", "big2 has no solver.\n");
  refused("solve chess --rack 3r", "Available: big2");
  refused("solve rummikub", "Missing argument: --rack");
  refused("solve rummikub --positions /nowhere", "Cannot read /nowhere");
  CHECK(run("solve rummikub --rack '1r 5g 9b'").code == 1);
  const Ran many = run("solve rummikub --json --positions - <<END\n3r 4r 5r | 6r 9b\nEND\n");
  CHECK(many.code == 0);
  CHECK(many.out ==
        "{\"line\":1,\"tiles\":1,\"points\":6,\"placed\":[\"6r\"],\"left\":[\"9b\"],"
        "\"table\":[[\"3r\",\"4r\",\"5r\",\"6r\"]],\"move\":\"3r 4r 5r 6r\"}\n");
  refused("solve rummikub --rack 3r --keep 4r", "4r cannot be kept");
}

TEST_CASE("a game by properties has a person at seat 1, and is kept and taken up as any other") {
  const TemporaryFolder folder;
  const std::string record = (folder / "game.parlor").string();
  std::ofstream(folder / "settings") << content(PARLOR_SOURCE_DIR "/cases/pinochle/a-whole-deal.properties")
                                     << "\nisAuto=false\n";
  const std::string file = " --properties " + (folder / "settings").string();
  const Ran ran = run("play pinochle" + file + " --seed 3 --record " + record + " </dev/null 2>&1");
  CHECK(ran.code == 0);
  CHECK_MESSAGE(ran.out.find("Ben opens the bidding.") != std::string::npos, ran.out);
  CHECK(ran.out.find("AD   AD   KD   QD   JD  10D") != std::string::npos);
  CHECK(content(record).find("following=course") != std::string::npos);
  CHECK(run("play pinochle --resume " + record + " </dev/null 2>&1").code == 0);
  refused("play pinochle" + file + " --rules cutthroat=yes", "--properties");
  refused("play pinochle" + file + " --seats human,basic",
          "--properties already sets the rules, the deal and the players:");
  refused("play pinochle --properties /nowhere.properties", "/nowhere.properties");
  refused("play big2" + file, "no properties files");
  refused("play pinochle" + file + " --resume " + record, "resumed");
}

TEST_CASE("the script of a properties file is played before the person is asked") {
  const std::string whole = PARLOR_SOURCE_DIR "/cases/pinochle/a-whole-deal.properties";
  const Ran all = run("play pinochle --properties " + whole + " </dev/null 2>&1");
  CHECK(all.code == 0);
  CHECK_MESSAGE(all.out.find("Ada wins the deal.") != std::string::npos, all.out);
  const TemporaryFolder folder;
  const std::string record = (folder / "game.parlor").string();
  const auto with = [&](const std::string& lines) {
    std::ofstream(folder / "part") << content(whole) << "\n" << lines;
    return "play pinochle --properties " + (folder / "part").string();
  };
  const Ran part = run(with("players.1.cardsPlayed=9H\n") + " --record " + record + " </dev/null 2>&1");
  CHECK(part.code == 0);
  CHECK_MESSAGE(part.out.find("Ada plays 10H.\nThe file has no more moves for Ben: it's your turn.\n") !=
                    std::string::npos,
                part.out);
  const Ran later = run("play pinochle --resume " + record + " </dev/null 2>&1");
  CHECK(later.code == 0);
  CHECK_MESSAGE(later.out.find("On the table: 10H, led by Ada.") != std::string::npos, later.out);
  refused(with("players.1.cardsPlayed=1S\n"), "players.1.cardsPlayed contains 1S, which is not in the hand.");
}

}  // namespace
}  // namespace parlor
