#include "melds/formation.h"

#include <doctest/doctest.h>
#include <string>
#include <string_view>

#include "core/text.h"

namespace parlor::melds {
namespace {

std::vector<Face> tiles(std::string_view text) {
  std::vector<Face> faces;
  for (std::string_view word : words(text)) faces.push_back(Face::parse(word).value());
  return faces;
}

// "run 3r 4r 5r = 12", or the key of the refusal.
std::string reading(std::string_view text, const MeldRules& rules = {}) {
  const Result<Formation> formation = as_formation(rules, tiles(text));
  if (!formation) return formation.problem().key;
  return std::string(formation->kind == Kind::run ? "run " : "group ") + to_text(formation->faces) + " as " +
         to_text(formation->stand_for) + " = " + std::to_string(formation->points(rules));
}

constexpr MeldRules kWraps{kMostNumbers, true, 2};

}  // namespace

TEST_CASE("a face is read back from its text") {
  for (int i = 0; i < kFaces; ++i) CHECK(Face::parse(Face::at(i).to_string()) == Face::at(i));
  CHECK(Face::parse("13Y") == Face::of(Colour::yellow, 13));
  for (const char* text : {"", "r", "0r", "14r", "3", "3x", "r3", "JJ"}) CHECK_FALSE(Face::parse(text));
}

TEST_CASE("groups and runs are read from tiles in any order") {
  CHECK(reading("5y 5g 5b") == "group 5g 5b 5y as 5g 5b 5y = 15");
  CHECK(reading("1r 1g 1b 1y") == "group 1r 1g 1b 1y as 1r 1g 1b 1y = 4");
  CHECK(reading("10b 8b 9b") == "run 8b 9b 10b as 8b 9b 10b = 27");
  CHECK(reading("1r 2r 3r 4r 5r 6r 7r 8r 9r 10r 11r 12r 13r").ends_with("= 91"));
}

TEST_CASE("a joker stands for the missing tile") {
  CHECK(reading("5y J 5b") == "group 5b 5y J as 5b 5y 5r = 15");
  CHECK(reading("3r J 5r") == "run 3r J 5r as 3r 4r 5r = 12");
  CHECK(reading("J 3r 4r") == "run J 3r 4r as 2r 3r 4r = 9");
  CHECK(reading("3r 4r J") == "run 3r 4r J as 3r 4r 5r = 12");
  CHECK(reading("J 12r 13r") == "run J 12r 13r as 11r 12r 13r = 36");
  CHECK(reading("3r J J 6r") == "run 3r J J 6r as 3r 4r 5r 6r = 18");
}

TEST_CASE("a joker in a run stands for the tile of its position, and for no other") {
  for (const char* text : {"3r 5r J", "J 3r 5r", "5r J 3r", "5r 4r J", "12r 13r J", "9r J 10r 11r"})
    CHECK(reading(text) == "melds.joker_lies");
  CHECK(as_formation({}, tiles("9g 11g J")).problem() ==
        Message("melds.joker_lies",
                {{"given", TileTexts{"9g", "11g", "J"}}, {"run", TileTexts{"9g", "J", "11g"}}}));
  CHECK(reading("J 5b 5y") == "group 5b 5y J as 5b 5y 5r = 15");
}

TEST_CASE("jokers are moved if that makes the tiles a run") {
  const auto faces = [](const char* text) { return to_text(arranged({}, tiles(text))->faces); };
  CHECK(faces("3r 5r J") == "3r J 5r");
  CHECK(faces("12r 13r J") == "J 12r 13r");
  CHECK(faces("5r 4r J") == "4r 5r J");
  CHECK(faces("J 4r 5r") == "J 4r 5r");
}

TEST_CASE("one tile with two jokers is a run if its order makes it one, otherwise a group") {
  CHECK(reading("5r J J") == "run 5r J J as 5r 6r 7r = 18");
  CHECK(reading("J J 5r") == "run J J 5r as 3r 4r 5r = 12");
  CHECK(reading("J 1r J") == "group J 1r J as 1g 1r 1b = 3");
  CHECK(reading("J J 2r") == "group J J 2r as 2g 2b 2r = 6");
  CHECK(reading("13r J J") == "group 13r J J as 13r 13g 13b = 39");
}

TEST_CASE("a run may end with a 1 only if the rules allow it, and goes no further") {
  CHECK(reading("12r 13r 1r") == "melds.gap");
  CHECK(reading("12r 13r 1r", kWraps) == "run 12r 13r 1r as 12r 13r 1r = 39");
  CHECK(reading("1r 13r 12r 11r", kWraps) == "run 11r 12r 13r 1r as 11r 12r 13r 1r = 50");
  CHECK(reading("12r J 1r", kWraps) == "run 12r J 1r as 12r 13r 1r = 39");
  CHECK(reading("12r 13r J", kWraps) == "run 12r 13r J as 12r 13r 1r = 39");
  CHECK(reading("13r 1r 2r", kWraps) == "melds.gap");
  CHECK(reading("1r 2r 3r", kWraps).ends_with("= 6"));
  CHECK(reading("7r 8r 1r", MeldRules{8, true, 2}).ends_with("= 24"));
}

TEST_CASE("a refusal names the problem") {
  CHECK(reading("5r 5g") == "melds.too_short");
  CHECK(reading("") == "melds.too_short");
  CHECK(reading("5r 5r 5g") == "melds.colour_twice");
  CHECK(reading("5r 5r 5r") == "melds.colour_twice");
  CHECK(reading("5r 5g 5b 5y J") == "melds.group_too_long");
  CHECK(reading("3r 4r 4r") == "melds.number_twice");
  CHECK(reading("3r 4r 6r") == "melds.gap");
  CHECK(reading("3r 6r J") == "melds.gap");
  CHECK(reading("3r 4g 5r") == "melds.mixed");
  CHECK(reading("3r J J J", MeldRules{13, false, 2}) == "melds.too_many_jokers");
  CHECK(reading("J J J", MeldRules{13, false, 3}) == "melds.only_jokers");
  CHECK(reading("7r 8r 9r", MeldRules{8, false, 2}) == "melds.no_such_tile");
  CHECK(reading("1r 2r 3r 4r 5r 6r 7r 8r J", MeldRules{8, false, 2}) == "melds.run_too_long");
}

}  // namespace parlor::melds
