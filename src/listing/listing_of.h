// Makes the listing of a game. Every template that playing needs is instantiated here, once per game, in its
// listing.cpp.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "analysis/analyse.h"
#include "engine/adviser.h"
#include "engine/late_player.h"
#include "external/external_player.h"
#include "external/named_player.h"
#include "listing/listing.h"

namespace parlor {

template <Game G>
std::unique_ptr<TablePlayer> at_table(std::unique_ptr<Player<G>> player) {
  return std::make_unique<TablePlayerOf<G>>(std::move(player));
}

template <Game G>
Result<std::unique_ptr<TablePlayer>> make_table_player(const PlayerLevels<G>& levels, std::string_view player,
                                                       const Seed& seed) {
  if (const auto command = program_command(player))
    return at_table<G>(std::make_unique<ExternalPlayer<G>>(*command));
  std::vector<std::string> known;
  for (const PlayerLevel<G>& level : levels) {
    if (level.is_called(player)) return at_table<G>(std::make_unique<LatePlayer<G>>(level.make, seed));
    known.emplace_back(level.name);
  }
  return Message("listing.no_player",
                 {{"player", shortened(player, Message::kLongestGiven)}, {"known", join(known, ", ")}});
}

// The parts that all games have in common; each game adds its lessons. `levels` must outlive the listing;
// `samples` is how much the analysis plays out per move.
template <Game G>
GameListing listing_of(const PlayerLevels<G>& levels, std::span<const Phrase> player_phrases,
                       const SampleBudget& samples = kMoveSamples) {
  GameListing listing;
  listing.name = G::kName;
  listing.title = {listing.name + ".title"};
  listing.about = {listing.name + ".about"};
  listing.better = G::kBetter;
  listing.options = option_infos<G>();
  listing.forms = forms_of<G>();
  for (const PlayerLevel<G>& level : levels)
    listing.levels.push_back(
        {std::string(level.name), level.about, std::string(level.also_called), level.longest});
  listing.best_level = level_for(levels, Role::best).name;
  listing.arrangements = G::arrangements();
  listing.phrases = {G::phrases(), player_phrases};
  listing.events = events_of<G>();

  listing.open = TableOf<G>::open;
  listing.full_rules = [](std::string_view text) -> Result<std::string> {
    const auto rules = parse_rules<G>(text);
    if (!rules) return rules.problem();
    return versioned_rules<G>(*rules);
  };
  listing.seats = [](std::string_view full) {
    const auto rules = parse_versioned_rules<G>(full);
    return rules ? G::seats(*rules) : 0;
  };
  listing.match_length = [](std::string_view full) {
    const auto rules = parse_versioned_rules<G>(full);
    return rules ? match_length_of<G>(*rules) : MatchLength::deals(1);
  };
  listing.starting_points = [](std::string_view full) {
    const auto rules = parse_versioned_rules<G>(full);
    return rules ? opening_of<G>(*rules).scores[Seat::at(0)].points() : 0;
  };
  listing.rules_page = [](std::string_view full) -> Result<RulesPage> {
    const auto rules = parse_versioned_rules<G>(full);
    if (!rules) return rules.problem();
    return G::rules_page(*rules);
  };
  listing.make_player = [&levels](std::string_view player, const Seed& seed) {
    return make_table_player<G>(levels, player, seed);
  };
  listing.make_adviser = [&levels] { return at_table<G>(std::make_unique<Adviser<G>>(levels)); };
  listing.make_program = [](std::shared_ptr<ProgramPool> pool) {
    return at_table<G>(std::make_unique<ExternalPlayer<G>>(std::move(pool)));
  };
  listing.analyse = [&levels, samples](const Record& record, const AnalysisRequest& request) {
    return AnalysisOf<G>::open(record, request, levels, samples);
  };
  return listing;
}

}  // namespace parlor
