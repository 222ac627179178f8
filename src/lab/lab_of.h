// Makes the lab of a game: its templates are instantiated here, once per game, in its lab.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "arena/arena.h"
#include "engine/laws/laws.h"
#include "engine/laws/perft.h"
#include "lab/lab.h"

namespace parlor {

template <Game G>
Result<std::uint64_t> perft_of_deal(std::string_view text, const Seed& seed, int depth) {
  const auto rules = parse_rules<G>(text);
  if (!rules) return rules.problem();
  const auto deck = make_deck<G>(*rules, {seed, std::nullopt});
  if (!deck) return deck.problem();
  return perft<G>(G::deal(*rules, *deck, {}), depth);
}

// `levels` must outlive the lab.
template <Game G>
GameLab lab_of(const PlayerLevels<G>& levels) {
  GameLab lab;
  lab.name = G::kName;
  lab.arena = [&levels](const ArenaRequest& request) { return run_arena<G>(request, levels); };
  lab.laws = run_laws<G>;
  lab.obeys = [](std::string_view text, const Seed& seed,
                 std::span<const std::uint16_t> choices) -> Result<Verdict> {
    const auto rules = parse_rules<G>(text);
    if (!rules) return rules.problem();
    return play_under_laws<G>(*rules, seed, choices);
  };
  lab.perft = perft_of_deal<G>;
  return lab;
}

}  // namespace parlor
