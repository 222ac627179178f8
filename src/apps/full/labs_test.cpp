// Every game under its laws, as random deals and as choices that can be shrunk.
#include "apps/full/labs.h"

#include <algorithm>
#include <cstdint>
#include <doctest/doctest.h>
#include <rapidcheck.h>
#include <string>
#include <string_view>
#include <vector>

#include "apps/games.h"
#include "core/text.h"

namespace parlor {
namespace {

// "patterns=single,pair,..." with all choices.
std::string every_choice_of(std::string_view game, const std::string& option) {
  const auto& options = (*find_game(game))->options;
  return option + "=" + join(std::ranges::find(options, option, &OptionInfo::name)->choices, ",");
}

TEST_CASE("every listed game has a lab, and every lab a listed game") {
  std::vector<std::string> listed;
  for (const GameListing& game : games()) listed.push_back(game.name);
  std::vector<std::string> examined;
  for (const GameLab& lab : labs()) examined.push_back(lab.name);
  CHECK(listed == examined);
}

TEST_CASE("every listed game keeps every law") {
  for (const GameLab& lab : labs()) {
    const auto report = lab.laws({8, Seed::of(11), ""});
    REQUIRE(report.ok());
    CHECK_MESSAGE(!report->violation, lab.name, ": ", report->violation ? report->violation->detail : "");
    CHECK(report->deals >= 8);
  }
}

TEST_CASE("games keep every law under house rules") {
  struct Variant {
    std::string game;
    std::string rules;
    int deals = 3;
  };
  const std::vector<Variant> variants = {
      {"big2", every_choice_of("big2", "patterns") + " fivecards=ranked"},
      {"big2", "patterns=single,straight,flush straights=nowrap"},
      {"big2", every_choice_of("big2", "patterns") + " straights=notwos flushes=suit"},
      {"big2", "suits=DCHS start=diamond straights=lowace"},
      {"rummikub", "players=4 numbers=8 tiles=6 first=3"},
      {"rummikub", "set=real"},
      {"rummikub", "set=real players=3 numbers=9 firstmeld=0 rack=20"},
      {"rummikub", "set=real numbers=8 jokers=0 firstmeld=20"},
      {"remi", "set=advanced turns=60"},
      {"remi", "set=advanced jokers=4 first=lot turns=40"},
      {"remi", "real=most first=turns turns=30"},
      // Random deals of Okey are long.
      {"okey", "empty=take first=turns", 1},
      {"okey", "set=okey", 1},
      {"okey", "set=okey empty=take first=0 pairs=double points=7", 1},
      {"pinochle", "additional=yes kings=yes queens=yes jacks=yes following=course"},
      {"pinochle", "cutthroat=yes additional=yes"},
      {"pinochle", "bidding=no cutthroat=yes first=1"}};
  for (const Variant& variant : variants) {
    const auto report = (*find_lab(variant.game))->laws({variant.deals, Seed::of(5), variant.rules});
    REQUIRE(report.ok());
    CHECK_MESSAGE(!report->violation, variant.rules, ": ",
                  report->violation ? report->violation->detail : "");
  }
}

TEST_CASE("no sequence of choices breaks a law in any listed game") {
  for (const GameLab& lab : labs()) {
    CHECK(rc::check(lab.name, [&lab](std::uint32_t seed, const std::vector<std::uint16_t>& choices) {
      const auto verdict = lab.obeys("", Seed::of(seed), choices);
      RC_ASSERT(verdict.ok());
      if (*verdict) RC_FAIL((*verdict)->law + ": " + (*verdict)->detail);
    }));
  }
}

}  // namespace
}  // namespace parlor
