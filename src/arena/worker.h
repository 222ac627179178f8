// One thread's part of a run: plays deals in all rotations and counts the results.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "arena/cpu_clock.h"
#include "arena/failures.h"
#include "arena/histogram.h"
#include "arena/records.h"
#include "arena/request.h"
#include "arena/run.h"
#include "arena/tally.h"
#include "core/per_seat.h"
#include "engine/player.h"
#include "engine/table_of.h"
#include "external/external_player.h"
#include "external/named_player.h"

namespace parlor {

// What all threads of a run share; none of them changes it.
template <Game G>
struct ArenaPlan {
  const ArenaRequest& request;
  const PlayerLevels<G>& levels;
  typename G::Rules rules;
  std::vector<Entrant> entrants;
  std::optional<RecordFolder> records;
  FailureDesk& desk;

  std::size_t seats() const { return entrants.size(); }
  // Entrant e sits at seat (e + rotation) mod seats.
  std::size_t entrant_at(Seat seat, std::size_t rotation) const {
    return (slot(seat) + seats() - rotation) % seats();
  }
  SeatSet all_seats() const { return SeatSet::first(static_cast<int>(seats())); }
};

template <Game G>
class ArenaWorker {
 public:
  explicit ArenaWorker(const ArenaPlan<G>& plan)
      : plan_(plan), programs_(plan.seats()), levels_(plan.seats()) {
    for (std::size_t i = 0; i < plan.seats(); ++i) {
      const auto& [name, player] = plan.entrants[i];
      for (const PlayerLevel<G>& level : plan.levels) {
        if (level.is_called(player)) levels_[i] = &level;
      }
      if (levels_[i] != nullptr) continue;
      ProgramSettings settings;
      settings.budget = plan.request.program_budget;
      settings.starting = plan.request.program_start;
      if (player != plan.request.players[i]) settings.name = name;
      // Always read: a program that fails in every game would otherwise fill the screen.
      settings.errors = [&plan](std::string_view text) {
        if (plan.request.errors) plan.request.errors(text);
      };
      programs_[i] = std::make_unique<ExternalPlayer<G>>(program_command(player).value(), settings);
    }
    for (std::size_t i = 0; i < plan.seats(); ++i) rotations_.push_back(seating(i));
  }

  std::optional<Message> play(const Chunk& chunk, Tally& tally) {
    for (int deal = chunk.first; deal < chunk.end; ++deal) {
      if (auto problem = play_deal(deal, tally)) return problem;
    }
    return plan_.desk.silent();
  }

 private:
  struct Rotation {
    TableSetup setup;           // for the records
    PerSeat<Setting> settings;  // for the players
  };
  struct SeatedPlayer {
    std::size_t entrant = 0;
    std::unique_ptr<Player<G>> own;  // made for this game; programs keep running from deal to deal
    Player<G>* player = nullptr;
  };

  Rotation seating(std::size_t number) const {
    Rotation rotation;
    rotation.setup.game = G::kName;
    rotation.setup.rules = versioned_rules<G>(plan_.rules);
    std::vector<std::string> names;
    for (Seat seat : plan_.all_seats()) {
      const std::size_t entrant = plan_.entrant_at(seat, number);
      names.push_back(plan_.entrants[entrant].name);
      rotation.setup.seats.push_back(record_seat(names.back(), plan_.entrants[entrant].player));
    }
    for (Seat seat : plan_.all_seats())
      rotation.settings[seat] = {seat, names, rotation.setup.rules, opening_of<G>(plan_.rules)};
    return rotation;
  }

  std::optional<Message> play_deal(int deal, Tally& tally) {
    const Seed seed = plan_.request.seed.derive(static_cast<std::uint32_t>(deal));
    const Result<Deck> deck = make_deck<G>(plan_.rules, DealSource{seed, std::nullopt});
    if (!deck) return deck.problem();
    const typename G::State dealt = G::deal(plan_.rules, *deck, opening_of<G>(plan_.rules));

    std::vector<std::int64_t> wins(plan_.seats());
    std::vector<std::int64_t> points(plan_.seats());
    for (std::size_t rotation = 0; rotation < plan_.seats(); ++rotation) {
      RecordDeal played;
      const Result<typename G::State> ended = play_game(dealt, seed, rotation, played, tally);
      if (!ended) return ended.problem();
      const typename G::State& end = *ended;
      count(end, rotation, wins, points);
      if (plan_.request.games != nullptr) ++*plan_.request.games;
      if (!plan_.records) continue;
      played.source.seed = seed;
      played.shuffle = shuffle_of<G>(plan_.rules).to_string();
      played.score = G::scores(end).to_string(static_cast<int>(plan_.seats()));
      const Record record{rotations_[rotation].setup, {std::move(played)}};
      if (auto problem = plan_.records->write(deal, static_cast<int>(rotation), record)) return problem;
    }
    for (std::size_t i = 0; i < plan_.seats(); ++i) {
      tally.entrants[i].wins.add(wins[i]);
      tally.entrants[i].points.add(points[i]);
    }
    return std::nullopt;
  }

  void count(const typename G::State& end, std::size_t rotation, std::vector<std::int64_t>& wins,
             std::vector<std::int64_t>& points) const {
    const Scores scores = G::scores(end);
    SeatSet winners = G::winners(end);
    // If nobody wins, all share the win, so that the shares of a game always add up to one.
    if (winners.empty()) winners = plan_.all_seats();
    for (Seat seat : plan_.all_seats()) {
      const std::size_t entrant = plan_.entrant_at(seat, rotation);
      points[entrant] += scores[seat].points();
      if (winners.contains(seat)) wins[entrant] += kWinParts / winners.size();
    }
  }

  // The final state of the game, or why there is none.
  Result<typename G::State> play_game(typename G::State state, const Seed& deal_seed, std::size_t rotation,
                                      RecordDeal& played, Tally& tally) {
    const PerSeat<SeatedPlayer> players = seat_players(deal_seed, rotation);
    bool followed = false;
    for (Seat seat : plan_.all_seats()) followed = followed || players[seat].player->follows_events();
    std::vector<Event> events;
    if (followed) tell(players, {Event::open(Message("table.deal", {{"deal", 1}}))});
    tell_deal_of<G>(state, events);
    if (followed) tell(players, std::exchange(events, {}));

    std::int64_t moves = 0;
    for (SeatSet actors = G::actors(state); !actors.empty(); actors = G::actors(state), ++moves) {
      // Check before waiting for a program, and before its move counts: it may have been killed.
      if (stopped()) return Message(std::string(kStopped));
      const Seat seat = actors.lowest();
      const typename G::Move move = choose(players[seat], G::view(state, seat), tally);
      if (stopped()) return Message(std::string(kStopped));
      if (auto problem = plan_.desk.hopeless()) return *problem;
      if (plan_.records) played.entries.push_back({seat, false, G::move_text(plan_.rules, move)});
      G::apply(state, seat, move, followed ? &events : nullptr);
      if (followed) tell(players, std::exchange(events, {}));
    }
    for (Seat seat : plan_.all_seats()) players[seat].player->deal_ends(G::scores(state));
    tally.lengths.add(moves);
    return state;
  }

  // A new player is made for every game, from a seed of its own, so that its choices do not depend on what
  // the thread played before.
  PerSeat<SeatedPlayer> seat_players(const Seed& deal_seed, std::size_t rotation) {
    const Seed seed = deal_seed.derive(1).derive(static_cast<std::uint32_t>(rotation));
    PerSeat<SeatedPlayer> players;
    for (Seat seat : plan_.all_seats()) {
      SeatedPlayer& seated = players[seat];
      seated.entrant = plan_.entrant_at(seat, rotation);
      seated.player = programs_[seated.entrant].get();
      if (seated.player == nullptr) {
        seated.own = levels_[seated.entrant]->make(seed.derive(static_cast<std::uint32_t>(seat.index())));
        seated.player = seated.own.get();
      }
      seated.player->deal_begins(rotations_[rotation].settings[seat]);
    }
    return players;
  }

  void tell(const PerSeat<SeatedPlayer>& players, const std::vector<Event>& events) const {
    for (Seat seat : plan_.all_seats()) {
      if (!players[seat].player->follows_events()) continue;
      for (const Event& event : events) players[seat].player->observe(event.seen_by(seat));
    }
  }

  typename G::Move choose(const SeatedPlayer& seated, const typename G::View& view, Tally& tally) {
    const Budget budget{plan_.request.nodes, std::nullopt};
    return seated.own ? choose_ourselves(seated, view, budget, tally)
                      : ask_program(seated.entrant, view, budget, tally);
  }

  typename G::Move choose_ourselves(const SeatedPlayer& seated, const typename G::View& view,
                                    const Budget& budget, Tally& tally) {
    const auto begun = std::chrono::steady_clock::now();
    stopwatch_.start();
    const Thought<G> thought = seated.player->think(view, budget);
    EntrantTally& own = tally.entrants[seated.entrant];
    own.times.add(stopwatch_.nanoseconds());
    add(own.wall, std::chrono::steady_clock::now() - begun);

    const auto refusal = G::check(view, thought.move);
    if (!refusal) return thought.move;
    const std::string text = G::move_text(plan_.rules, thought.move);
    plan_.desk.report(seated.entrant, illegal_choice(plan_.entrants[seated.entrant].name, text, *refusal),
                      tally);
    return G::fallback(view);
  }

  // Always returns a legal move: a safe one if the program failed.
  typename G::Move ask_program(std::size_t entrant, const typename G::View& view, const Budget& budget,
                               Tally& tally) {
    ExternalPlayer<G>& program = *programs_[entrant];
    const typename G::Move move = program.think(view, budget).move;
    const std::vector<Message> complaints = program.complaints();
    // Stopping the run also kills the programs, which is not their failure.
    if (stopped()) return move;
    for (const Message& complaint : complaints) plan_.desk.report_program(entrant, complaint, tally);
    if (complaints.empty()) plan_.desk.program_answered(entrant);
    if (const auto time = program.last_time()) {
      add(tally.entrants[entrant].times, time->cpu);
      add(tally.entrants[entrant].wall, time->wall);
    }
    return move;
  }

  bool stopped() const { return plan_.request.stopped && plan_.request.stopped(); }

  static void add(TimeHistogram& times, std::chrono::nanoseconds time) {
    times.add(static_cast<std::uint64_t>(time.count()));
  }

  const ArenaPlan<G>& plan_;
  std::vector<std::unique_ptr<ExternalPlayer<G>>> programs_;  // by entrant; null for our own players
  std::vector<const PlayerLevel<G>*> levels_;                 // by entrant; null for programs
  std::vector<Rotation> rotations_;
  CpuStopwatch stopwatch_;
};

}  // namespace parlor
