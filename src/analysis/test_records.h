// Records of the toy games, and players whose moves a test can predict.
#pragma once

#include <doctest/doctest.h>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "analysis/analyse.h"
#include "engine/toys/duel.h"

namespace parlor::test {

// Chooses the first or the last of the listed moves: in the duel the lowest or the highest card.
template <Game G, bool last>
class EndPlayer final : public Player<G> {
 public:
  Thought<G> think(const typename G::View& view, const Budget&) override {
    std::vector<typename G::Move> moves;
    G::moves(view, moves);
    return {last ? moves.back() : moves.front(), Message("test.reason")};
  }
};

template <Game G, bool last>
std::unique_ptr<Player<G>> make_end_player(const Seed&) {
  return std::make_unique<EndPlayer<G, last>>();
}

// "high" is the best level, and "low" plays deals out.
inline const PlayerLevels<toys::Duel> kHighIsBest = {
    {"low", {"test.about"}, make_end_player<toys::Duel, false>, Role::playouts},
    {"high", {"test.about"}, make_end_player<toys::Duel, true>, Role::best}};

// A duel with two cards each and no duty to follow suit.
inline Record duel_record(const std::string& deals) {
  const auto read = read_record(
      "[Parlor \"1\"]\n[Game \"duel\"]\n[Rules \"1 hand=2 follow=no\"]\n"
      "[Seat 0 \"Ada\" human]\n[Seat 1 \"Bob\" human]\n[Match \"deals 2\"]\n" +
      deals);
  REQUIRE(read.ok());
  return read->record;
}

// Ada holds 1 and 4, Bob 2 and 3; or Ada the two highest.
inline const std::string kLowCards = "[Deal 1]\n[Tiles \"1 4 2 3 5 6 7 8 9 10 11 12\"]\n";
inline const std::string kHighCards = "[Deal 1]\n[Tiles \"11 12 2 3 5 6 7 8 9 10 1 4\"]\n";

template <Game G>
Analysis analysed(const Record& record, const AnalysisRequest& request, const PlayerLevels<G>& levels) {
  auto run = AnalysisOf<G>::open(record, request, levels);
  REQUIRE(run.ok());
  while ((*run)->step()) {
  }
  return (*run)->result();
}

}  // namespace parlor::test
