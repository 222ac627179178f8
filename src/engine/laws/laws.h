// One suite of laws that every game must obey (violation.h names them).
//
// play_under_laws() plays the choices it is given, so that a generator can shrink them; run_laws() plays
// random deals and matches, then examines many samples and picks. A violation names the law and says what was
// seen.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/laws/deal_under_laws.h"
#include "engine/laws/late_chance_laws.h"
#include "engine/laws/option_laws.h"
#include "engine/laws/page_laws.h"
#include "engine/laws/pick_laws.h"
#include "engine/laws/replay_laws.h"
#include "engine/laws/request.h"
#include "engine/laws/sample_statistics.h"
#include "engine/laws/violation.h"

namespace parlor {

template <Game G>
Result<std::unique_ptr<Table>> table_for_laws(const typename G::Rules& rules, int deals) {
  TableSetup setup{std::string(G::kName), versioned_rules<G>(rules), {}, MatchLength::deals(deals)};
  for (int i = 0; i < G::seats(rules); ++i)
    setup.seats.push_back({"Seat \"" + std::to_string(i) + "\"", "computer", ""});
  return TableOf<G>::open(std::move(setup));
}

template <Game G>
Verdict play_under_laws(const typename G::Rules& rules, const Seed& seed,
                        std::span<const std::uint16_t> choices) {
  auto table = table_for_laws<G>(rules, 1);
  if (!table) return broken(law::kReplay, "no table: " + table.problem().key);
  const DealSource source{seed, std::nullopt};
  const Result<Deck> deck = make_deck<G>(rules, source);
  if (!deck) return broken(law::kDeckText, deck.problem().key);
  if (auto refusal = (*table)->deal(source)) return broken(law::kReplay, "no deal: " + refusal->key);
  DealUnderLaws<G> deal(rules, *deck, **table, seed.derive(1));
  for (std::uint16_t choice : choices) {
    if (deal.over()) break;
    if (auto verdict = deal.play(choice)) return verdict;
  }
  if (auto verdict = deal.look()) return verdict;
  return record_replays<G>(**table);
}

// Plays random deals, in matches of a few, and collects the states they pass through.
template <Game G>
class LawRun {
 public:
  LawRun(const typename G::Rules& rules, const LawRequest& request)
      : rules_(rules), request_(request), random_(request.seed.derive(0)) {}

  LawReport run() {
    report_.violation = all();
    return std::move(report_);
  }

 private:
  static constexpr int kMatch = 3;            // deals
  static constexpr std::size_t kFresh = 3;    // states whose samples are counted
  static constexpr std::size_t kLater = 30;   // states whose picks and samples are counted
  static constexpr std::uint32_t kEvery = 5;  // one state in kEvery is used
  static constexpr int kLateChanceDeals = 20;

  Verdict all() {
    if (auto verdict = option_laws<G>()) return verdict;
    if (auto verdict = form_laws<G>()) return verdict;
    if (auto verdict = page_laws<G>(rules_)) return verdict;
    while (report_.deals < request_.deals) {
      if (auto verdict = play_match(std::min(kMatch, request_.deals - report_.deals))) return verdict;
    }
    return statistics();
  }

  Verdict play_match(int deals) {
    auto table = table_for_laws<G>(rules_, deals);
    if (!table) return broken(law::kReplay, "no table: " + table.problem().key);
    Scores sum = opening_of<G>(rules_).scores;
    for (int i = 0; i < deals; ++i) {
      if (auto verdict = play_deal(**table)) return verdict;
      sum += (*table)->deal_scores();
    }
    if ((*table)->scores() != sum) return broken(law::kScores, "the match is not the sum of its deals");
    if (!(*table)->match_over()) return broken(law::kEnds, "the match goes on after its last deal");
    return record_replays<G>(**table);
  }

  Verdict play_deal(Table& table) {
    const Seed seed = request_.seed.derive(static_cast<std::uint32_t>(1 + report_.deals));
    const DealSource source{seed, std::nullopt};
    const Result<Deck> deck = make_deck<G>(rules_, source);
    if (!deck) return broken(law::kDeckText, deck.problem().key);
    if (auto verdict = deck_laws<G>(rules_, *deck)) return verdict;
    if (auto refusal = table.deal(source)) return broken(law::kReplay, "no deal: " + refusal->key);
    ++report_.deals;

    DealUnderLaws<G> deal(rules_, *deck, table, seed.derive(1));
    if (fresh_.size() < kFresh) fresh_.push_back(deal.state());
    for (int moves = 0; !deal.over(); ++moves) {
      if (moves == request_.move_cap)
        return broken(law::kEnds, "it goes on after " + std::to_string(moves) + " moves");
      if (later_.size() < kLater && random_.below(kEvery) == 0) later_.push_back(deal.state());
      ++report_.states;
      if (auto verdict = deal.play(static_cast<std::uint16_t>(random_.below(1U << 16)))) return verdict;
    }
    ++report_.states;
    if (auto verdict = deal.look()) return verdict;
    if (report_.deals > kLateChanceDeals) return std::nullopt;
    return late_chance_laws<G>(rules_, *deck, random_, request_.move_cap);
  }

  Verdict statistics() {
    for (const auto& state : fresh_) {
      for (Observer observer : players_and_spectator(G::seats(rules_))) {
        if (auto verdict = samples_are_fair<G>(rules_, state, observer, random_)) return verdict;
      }
    }
    for (const auto& state : later_) {
      if (auto verdict = pick_is_uniform<G>(rules_, state, random_)) return verdict;
    }
    return later_samples_are_not_the_truth<G>(rules_, later_, random_);
  }

  typename G::Rules rules_;
  LawRequest request_;
  FastRandom random_;
  LawReport report_;
  std::vector<typename G::State> fresh_;
  std::vector<typename G::State> later_;
};

// The Result fails only for a bad request (its rules); violations are in the report.
template <Game G>
Result<LawReport> run_laws(const LawRequest& request) {
  const auto rules = parse_rules<G>(request.rules);
  if (!rules) return rules.problem();
  return LawRun<G>(*rules, request).run();
}

}  // namespace parlor
