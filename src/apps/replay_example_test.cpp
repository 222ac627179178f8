// docs/records.md is enough for a replay without this program: a script that uses nothing else reaches the
// same positions, scores and winners.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <doctest/doctest.h>
#include <filesystem>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "apps/games.h"
#include "apps/test_program.h"
#include "core/fair.h"
#include "core/fast_random.h"
#include "core/text.h"
#include "engine/option.h"
#include "engine/replay.h"
#include "term/record_file.h"
#include "testing/temporary_folder.h"

namespace parlor {
namespace {

using nlohmann::json;
using test::content;
using test::Ran;
using test::run;
using test::TemporaryFolder;

const GameListing& game_named(const std::string& name) { return **find_game(name); }

Ran replay_in_python(const std::string& arguments) { return run(arguments, "", "python3 examples/replay"); }

json seats_of(SeatSet seats) {
  json numbers = json::array();
  for (Seat seat : seats) numbers.push_back(seat.index());
  return numbers;
}

json points_of(const Scores& scores, int seats) {
  json points = json::array();
  for (Seat seat : SeatSet::first(seats)) points.push_back(scores[seat].points());
  return points;
}

std::vector<std::vector<std::string>> sorted_racks(const json& racks) {
  auto sorted = racks.get<std::vector<std::vector<std::string>>>();
  for (auto& rack : sorted) std::ranges::sort(rack);
  return sorted;
}

// Where the program's view lacks something that the script says; empty if it has everything (it may have
// more). At the end of a deal of Remi the program has the racks in formations.
std::string difference(const json& said, const json& seen) {
  if (said == seen) return "";
  if (said.is_object() && seen.is_object()) {
    for (const auto& [key, value] : said.items()) {
      if (!seen.contains(key)) return key;
      if (key == "racks" && sorted_racks(value) == sorted_racks(seen.at(key))) continue;
      if (const std::string inner = difference(value, seen.at(key)); !inner.empty()) return key + " " + inner;
    }
    return "";
  }
  if (said.is_array() && seen.is_array() && said.size() == seen.size()) {
    for (std::size_t i = 0; i < said.size(); ++i) {
      if (std::string inner = difference(said[i], seen[i]); !inner.empty()) return inner;
    }
    return "";
  }
  return said.dump() + " is " + seen.dump();
}

// Compares each line of the script about one record with what the program says at that point.
void check_replay(const std::string& file, const std::vector<json>& lines) {
  auto read = load_record(file);
  REQUIRE_MESSAGE(read.ok(), file);
  std::size_t positions = read->record.deals.size();
  for (const RecordDeal& deal : read->record.deals) positions += deal.entries.size();
  REQUIRE_MESSAGE(lines.size() == positions + 1, file);
  auto replay = Replay::open(read->record, game_named(read->record.setup.game).open);
  REQUIRE_MESSAGE(replay.ok(), file);
  const Table& table = replay->table();
  for (std::size_t i = 0; i < positions; ++i) {
    const json& line = lines[i];
    const auto deal = line.at("deal").get<std::size_t>();
    const std::string where = file + ", deal " + std::to_string(deal) + ", entry " + line.at("entry").dump();
    const auto problem = line.at("entry") == 0 ? replay->run_to_deal(deal) : replay->step();
    REQUIRE_MESSAGE(!problem, where);
    const json& position = line.at("position");
    REQUIRE_MESSAGE((position.contains("hands") || position.contains("racks")), where);
    const std::string other = difference(position, json::parse(table.view(Observer::open())));
    REQUIRE_MESSAGE(other.empty(), where, ": ", other);
    REQUIRE_MESSAGE(line.contains("scores") == table.deal_over(), where);
    if (!table.deal_over()) continue;
    REQUIRE_MESSAGE(line.at("scores") == points_of(table.deal_scores(), table.seats()), where);
    REQUIRE_MESSAGE(line.at("winners") == seats_of(table.winners()), where);
  }
  REQUIRE_MESSAGE(replay->at_end(), file);
  const json& end = lines.back();
  REQUIRE_MESSAGE(end.at("totals") == points_of(table.scores(), table.seats()), file);
  REQUIRE_MESSAGE(end.at("over") == table.match_over(), file);
  REQUIRE_MESSAGE(end.at("leaders") == seats_of(table.leaders()), file);
}

// Checks all records of a folder; returns how many there were.
std::size_t check_replays(const std::filesystem::path& folder) {
  const TemporaryFolder said_beside;
  const std::string errors = (said_beside / "errors").string();
  const Ran ran = replay_in_python("--json --steps " + folder.string() + "/*.parlor 2>" + errors);
  REQUIRE_MESSAGE(ran.code == 0, content(errors));
  std::map<std::string, std::vector<json>> by_file;
  std::istringstream lines(ran.out);
  for (std::string line; std::getline(lines, line);) {
    json said = json::parse(line);
    by_file[said.at("file")].push_back(std::move(said));
  }
  for (const auto& [file, said] : by_file) check_replay(file, said);
  return by_file.size();
}

void check_arena(const std::string& arguments) {
  CAPTURE(arguments);
  const TemporaryFolder folder;
  REQUIRE(run("arena " + arguments + " --records " + folder.path().string() + " >/dev/null 2>&1").code == 0);
  CHECK(check_replays(folder.path()) >= 4);
}

TEST_CASE("a script that knows only the page of the record format replays fresh records of every game") {
  check_arena("big2 basic random basic basic --deals 5 --seed 1");
  check_arena(
      "big2 random random random random --deals 5 --seed 2 --rules suits=SCDH start=diamond fivecards=ranked "
      "patterns=single,pair,triple,straight,flush,fullhouse,four,straightflush");
  check_arena("okey basic random basic basic --deals 5 --seed 3");
  check_arena("okey random random random random --deals 3 --seed 4 --rules empty=take first=turns");
  check_arena("okey basic random basic random --deals 5 --seed 5 --rules set=okey pairs=double");
  check_arena("remi basic random --deals 10 --seed 6");
  check_arena("remi basic basic --deals 10 --seed 7 --rules set=advanced jokers=4 real=most first=turns");
  check_arena("rummikub basic random --deals 5 --seed 8");
  check_arena(
      "rummikub random random basic random --deals 3 --seed 9 --rules players=4 numbers=8 tiles=6 rack=14");
  check_arena("rummikub basic random basic --deals 4 --seed 10 --rules set=real players=3 first=2");
  check_arena("pinochle basic random --deals 10 --seed 11");
  check_arena(
      "pinochle basic random --deals 10 --seed 12 --rules cutthroat=yes additional=yes kings=yes queens=yes "
      "jacks=yes");
  check_arena("pinochle random basic --deals 10 --seed 13 --rules bidding=no cutthroat=yes first=1");
  check_arena(
      "pinochle random random --deals 10 --seed 14 --rules bidding=no additional=yes following=course");
}

TEST_CASE("the script refills the pool of Remi as often as it is empty") {
  const std::string rules = " --rules turns=500 first=lot";
  check_arena("remi random random --deals 2 --seed 15" + rules);
  check_arena("remi random random --deals 2 --seed 16" + rules + " set=advanced");
  // Tiles set by hand come without a seed.
  const TemporaryFolder folder;
  const auto deal = folder.write(
      "deal",
      "[Parlor \"1\"] [Game \"remi\"] [Rules \"1 turns=500\"] [Deal 1] [Tiles \"5r 5r J 1y rest\"]\n");
  REQUIRE(run("play remi --seats random,random --seed 1 --deal " + deal.string() + " --record " +
              (folder / "set.parlor").string() + " >/dev/null")
              .code == 0);
  CHECK(content(folder / "set.parlor").find("[Tiles ") != std::string::npos);
  CHECK(check_replays(folder.path()) == 1);
}

TEST_CASE("the script follows whole matches to the end that their length has") {
  const TemporaryFolder folder;
  const auto play = [&](const std::string& name, const std::string& arguments) {
    const std::string file = (folder / (name + ".parlor")).string();
    REQUIRE(run("play " + arguments + " --record " + file + " >/dev/null </dev/null").code == 0);
  };
  play("deals", "big2 --seats basic,basic,random,basic --deals 3 --seed 1");
  play("to", "big2 --seats basic,random,random,basic --to-score 40 --seed 2");
  play("within", "remi --seats basic,random --seed 3");
  play("down", "okey --seats basic,basic,basic,basic --rules set=okey points=6 --seed 4");
  play("lots", "pinochle --seats basic,random --rules cutthroat=yes --deals 3 --seed 5");
  play("handout", "rummikub --seats basic,basic,basic --rules players=3 --deals 3 --seed 6");
  CHECK(check_replays(folder.path()) == 6);
}

TEST_CASE("the script replays the golden games and a deal with a forced card") {
  for (const GameListing& game : games())
    CHECK(check_replays(PARLOR_SOURCE_DIR "/cases/" + game.name + "/golden") >= 3);
  const TemporaryFolder folder;
  REQUIRE(run("script pinochle cases/pinochle/forced-card.properties --seed 1 --record " +
              (folder / "forced.parlor").string() + " >/dev/null 2>&1")
              .code == 0);
  CHECK(content(folder / "forced.parlor").find(" ! play ") != std::string::npos);
  CHECK(check_replays(folder.path()) == 1);
}

// Plays random listed moves until the deal is over or the given number of moves has been made.
void play_on(Table& table, int most, FastRandom& random) {
  for (; most > 0 && !table.deal_over(); --most) {
    const Seat seat = table.actors().lowest();
    const auto moves = table.moves(seat);
    REQUIRE_FALSE(table.play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
  }
}

TableSetup setup_of(const std::string& game, const std::string& rules) {
  TableSetup setup{.game = game, .rules = *game_named(game).full_rules(rules), .seats = {}};
  for (int i = 0; i < game_named(game).seats(setup.rules); ++i)
    setup.seats.push_back({"Seat \"" + std::to_string(i) + "\" \\", "human", ""});
  return setup;
}

// Every word an option can be, and the minimum and maximum if it is a number.
std::vector<std::string> values_of(const OptionInfo& option) {
  std::vector<std::string> values = option.choices;
  if (option.type == OptionType::number) {
    for (int number : {option.least, option.most}) values.push_back(std::to_string(number));
  } else if (option.type == OptionType::several) {
    for (std::string& value : values) value = option.standard + "," + value;
  }
  return values;
}

TEST_CASE("the script knows every option that changes how a game goes") {
  for (const GameListing& game : games()) {
    const TemporaryFolder folder;
    FastRandom random(1);
    std::vector<std::string> variants;
    for (const OptionInfo& option : game.options) {
      if (option.name != "set") continue;
      for (const std::string& value : values_of(option)) variants.push_back("set=" + value + " ");
    }
    if (variants.empty()) variants.emplace_back();
    std::size_t records = 0;
    for (const std::string& variant : variants) {
      for (const OptionInfo& option : game.options) {
        for (const std::string& value : values_of(option)) {
          const std::string rules = variant + option.name + "=" + value;
          if (!game.full_rules(rules).ok()) continue;  // conflicts with the other options
          auto table = game.open(setup_of(game.name, rules));
          REQUIRE_MESSAGE(table.ok(), rules);
          REQUIRE_FALSE((*table)->deal({Seed::of(++records), std::nullopt}));
          play_on(**table, 100, random);
          folder.write(std::to_string(records) + ".parlor", (*table)->record().to_string());
        }
      }
    }
    CHECK(check_replays(folder.path()) == records);
  }
}

TEST_CASE("the script knows fair deals, what the system notes, and what the clock does") {
  const TemporaryFolder folder;
  const Seed root = Seed::of(99);
  const std::vector<std::string> given = {"sesame", "", "açık", "\"quoted\" \\"};
  FastRandom random(1);
  TableSetup setup = setup_of("big2", "");
  setup.length = MatchLength::deals(3);
  setup.fair = FairSetup{chain_commitment(root, 3), given};
  auto table = game_named("big2").open(setup);
  REQUIRE(table.ok());
  for (int deal = 1; deal <= 3; ++deal) {
    const Seed secret = chain_secret(root, 3, deal);
    REQUIRE_FALSE((*table)->deal({fair_seed(secret, given), std::nullopt, secret}));
    REQUIRE_FALSE((*table)->note({SystemNote::What::takeover, Seat::at(2), "smart"}));
    REQUIRE_FALSE((*table)->note({SystemNote::What::hint, Seat::at(0)}));
    play_on(**table, deal == 3 ? 10 : 1000, random);
  }
  REQUIRE_FALSE((*table)->note({SystemNote::What::resign, (*table)->leaders().lowest()}));
  const std::string fair = (*table)->record().to_string();
  folder.write("fair.parlor", fair);

  auto late = game_named("rummikub").open(setup_of("rummikub", "set=real"));
  REQUIRE(late.ok());
  REQUIRE_FALSE((*late)->deal({Seed::of(5), std::nullopt}));
  for (const char* move : {"late 3", "late 1", "late 3"})
    REQUIRE_FALSE((*late)->force((*late)->actors().lowest(), move));
  folder.write("late.parlor", (*late)->record().to_string());

  // Called off between two deals, so there is no winner.
  TableSetup two = setup_of("big2", "");
  two.length = MatchLength::deals(2);
  auto ended = game_named("big2").open(two);
  REQUIRE(ended.ok());
  REQUIRE_FALSE((*ended)->deal({Seed::of(6), std::nullopt}));
  play_on(**ended, 1000, random);
  REQUIRE_FALSE((*ended)->note({SystemNote::What::end, Seat::at(0)}));
  REQUIRE((*ended)->leaders().empty());
  folder.write("ended.parlor", (*ended)->record().to_string());
  CHECK(check_replays(folder.path()) == 3);

  // A different word gives a different deal.
  std::string other = fair;
  other.replace(other.find("sesame"), 6, "simsim");
  const Ran refused = replay_in_python(folder.write("other", other).string() + " 2>&1");
  CHECK(refused.code == 2);
  CHECK(refused.out.find("does not come from its secret and the words") != std::string::npos);
}

TEST_CASE("the script knows what seven pairs and a discarded joker count in real Okey") {
  const TemporaryFolder folder;
  const std::string pairs = "K1 K1 R3 R3 B5 B5 Y7 Y7 K9 K9 R11 R11 B13 B13 ";
  int jokers = 0;
  // The fifteenth tile is discarded. The indicator comes from the rest and happens to make R1 the joker.
  for (const std::string last : {"R1", "Y2"}) {
    for (const std::string option : {"single", "double"}) {
      auto table = game_named("okey").open(setup_of("okey", "set=okey pairs=" + option));
      REQUIRE(table.ok());
      REQUIRE_FALSE((*table)->deal({std::nullopt, pairs + last + " rest"}));
      const bool joker = json::parse((*table)->view(Observer::open())).at("joker") == last;
      REQUIRE_FALSE((*table)->play(Seat::at(0), "discard " + last));
      const bool twice = joker || option == "double";
      REQUIRE((*table)->sheet().back()[Seat::at(1)] == Score::of(twice ? -4 : -2));
      folder.write(last + "-" + option + ".parlor", (*table)->record().to_string());
      jokers += joker ? 1 : 0;
    }
  }
  CHECK(jokers == 2);
  CHECK(check_replays(folder.path()) == 4);
}

TEST_CASE("the script reads a record that breaks off as far as the program does, and says what it left out") {
  const TemporaryFolder folder;
  const std::string whole = content(PARLOR_SOURCE_DIR "/cases/remi/golden/advanced.parlor");
  for (std::size_t size = whole.find("[Deal 2]") - 40; size < whole.find("[Deal 2]") + 120; size += 7)
    folder.write("cut-" + std::to_string(size) + ".parlor", whole.substr(0, size));
  const std::string files = folder.path().string() + "/*.parlor";
  CHECK(replay_in_python("--json " + files + " 2>&1 >/dev/null").out.find("left out") != std::string::npos);
  CHECK(check_replays(folder.path()) >= 20);
}

TEST_CASE("a bad record gets one sentence from the script, and exit code 2") {
  const TemporaryFolder folder;
  const std::string good = content(PARLOR_SOURCE_DIR "/cases/big2/golden/match.parlor");
  const auto with = [&](std::string_view from, std::string_view to) {
    std::string text = good;
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
  };
  const auto refused = [&](const std::string& file, std::string_view part) {
    const Ran ran = replay_in_python(file + " 2>&1 >/dev/null");
    CHECK_MESSAGE(ran.code == 2, ran.out);
    CHECK_MESSAGE(std::ranges::count(ran.out, '\n') == 1, ran.out);
    CHECK_MESSAGE(ran.out.find(part) != std::string::npos, ran.out);
  };
  const auto refused_text = [&](const std::string& text, std::string_view part) {
    refused(folder.write("bad", text).string(), part);
  };
  refused((folder / "nowhere").string(), "nowhere: No such file");
  refused(folder.path().string(), "Is a directory");
  refused_text("", "not a Parlor record");
  refused_text(std::string("\x7f"
                           "ELF\x00\xff\n",
                           7),
               "not a Parlor record");
  refused_text("[Parlor \"2\"]\n", "line 1: Version \"2\"");
  refused_text("[Parlor \"1\"]\n", "does not name its game");
  refused_text(with("[Game \"big2\"]", "[Game \"chess\"]"), "\"chess\" is not known");
  refused_text(with("[Game \"big2\"]", "[Game \"big2\""), "line 2: ");
  refused_text(with("suits=CDHS", "suits=CD"), "CDHS, DCHS, CSHD, SCDH");
  refused_text(with("[Seed \"2\"]", "[Seed \"-2\"]"), "neither a number below 2^63");
  refused_text(with("[Seed \"2\"]", "[Seed \"3\"]"), "line 13: ");
  refused_text(with("chacha20-fy-1", "chacha20-bag-1:52"), "the shuffle is chacha20-fy-1");
  refused_text(with("\n2. ", "\n3. "), "should be 2.");
  refused_text(with("\n[Deal 2]", "\n1000. 0 pass\n[Deal 2]"), "should be ");
  refused_text(with("[Score \"", "[Score \"1"), "The score should be ");
}

TEST_CASE("the known answers on the page of the record format are what the program deals") {
  std::istringstream page(content(PARLOR_SOURCE_DIR "/docs/records.md"));
  int rows = 0;
  for (std::string line; std::getline(page, line);) {
    // | `remi first=lot` | 108 | 12 53 | 1r 2g |
    const auto cells = split(line, '|');
    if (cells.size() != 4 || !cells[0].starts_with('`') || !parse_int(cells[1])) continue;
    const std::string_view rules = cells[0].substr(1, cells[0].size() - 2);
    const std::string game(words(rules).front());
    const auto table = game_named(game).open(setup_of(game, std::string(rules.substr(game.size()))));
    REQUIRE_MESSAGE(table.ok(), line);
    const auto tiles = (*table)->layout({Seed::of(1), std::nullopt}, 1);
    REQUIRE(tiles.ok());
    CHECK_MESSAGE(static_cast<int>(tiles->size()) == parse_int(cells[1]), line);
    const auto numbers = words(cells[2]);
    const auto names = words(cells[3]);
    REQUIRE(numbers.size() == names.size());
    for (std::size_t i = 0; i < names.size(); ++i) {
      CHECK_MESSAGE(parse_int(numbers[i]) == (*tiles)[i].tile.index(), line);
      CHECK_MESSAGE(names[i] == (*tiles)[i].face, line);
    }
    ++rows;
  }
  CHECK(rows >= 10);
}

}  // namespace
}  // namespace parlor
