#include "games/pinochle/term/script.h"

#include <iterator>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "engine/record.h"
#include "engine/table.h"
#include "engine/table_of.h"
#include "games/pinochle/players/course_player.h"
#include "games/pinochle/term/log.h"
#include "games/pinochle/term/screen.h"
#include "games/pinochle/term/script_steps.h"
#include "games/pinochle/term/scripted_deal.h"
#include "games/pinochle/term/settings.h"
#include "term/layout.h"
#include "term/screen.h"

namespace parlor::pinochle {
namespace {

// The player at seat 1 when the script says nothing; seat 0 is the course's computer.
constexpr const char* kStandIn = "basic";

class Run {
 public:
  Run(const Settings& settings, const PlayerLevels<Pinochle>& levels, const Seed& seed)
      : settings_(settings),
        deal_(settings, seed),
        steps_(settings, deal_),
        state_(Pinochle::deal(settings.rules(), {deal_.deck(Seat::at(0)), seed}, {})) {
    players_[Seat::at(0)] = make_named_player(levels, settings.computer(), seed.derive(1));
    players_[Seat::at(1)] = make_named_player(levels, kStandIn, seed.derive(2));
  }

  // The log, or what is wrong with the script.
  Result<std::string> play() {
    for (int i = 0; i < kSeats; ++i) {
      if (!players_[Seat::at(i)]) return Message("pinochle.script.no_players");
    }
    while (!state_.over()) {
      if (auto problem = step(Pinochle::actors(state_).lowest())) return *problem;
    }
    return log_.text(state_);
  }
  const std::vector<Message>& warnings() const { return warnings_; }

  // The deal as a record, with forced moves marked.
  std::string record(const Seed& seed) const {
    const Rules rules = settings_.rules();
    Record record{{std::string(Pinochle::kName), versioned_rules<Pinochle>(rules), {}}, {}};
    record.setup.seats = {{"Computer", "computer", settings_.computer()}, {"Human", "computer", kStandIn}};
    auto table = TableOf<Pinochle>::open(record.setup);
    (*table)->deal({seed, Pinochle::deck_text(rules, deal_.deck(*state_.declarer))});
    for (const RecordEntry& entry : entries_) {
      if (entry.forced) {
        (*table)->force(*entry.seat, entry.text);
      } else {
        (*table)->play(*entry.seat, entry.text);
      }
    }
    return (*table)->record().to_string();
  }

 private:
  std::optional<Message> step(Seat seat) {
    const View view = Pinochle::view(state_, seat);
    const auto scripted = steps_.next(state_, seat);
    const StepVerdict verdict = scripted ? judge(view, *scripted) : StepVerdict{};
    if (verdict.problem) return verdict.problem;
    if (verdict.warning) warnings_.push_back(*verdict.warning);
    const Phase before = state_.phase;
    const Move move = scripted ? scripted->move : players_[seat]->think(view, {}).move;
    entries_.push_back({seat, verdict.warning.has_value(), Pinochle::move_text(view.rules, move)});
    Pinochle::apply(state_, seat, move);
    // Nobody has seen a card of the stock before the bidding is over.
    if (before == Phase::bid && state_.declarer) state_.stock = deal_.stock(*state_.declarer);
    if (before != Phase::play && state_.phase == Phase::play)
      log_.tricks_begin({deal_.copies(state_, Seat::at(0)), deal_.copies(state_, Seat::at(1))});
    if (before == Phase::play && !state_.led) log_.trick_ends(state_);
    return std::nullopt;
  }

  const Settings& settings_;
  ScriptedDeal deal_;
  ScriptSteps steps_;
  State state_;
  PerSeat<OwnPlayer> players_;
  Log log_;
  std::vector<Message> warnings_;
  std::vector<RecordEntry> entries_;
};

const Catalogue& script_words() {
  static const Catalogue kWords = [] {
    Catalogue words;
    for (auto phrases : {engine_phrases(), term_phrases(), Pinochle::phrases(), screen_phrases()})
      words.add(phrases);
    return words;
  }();
  return kWords;
}

int run_script(const PlayerLevels<Pinochle>& players, const ScriptRequest& request) {
  constexpr int kBadInput = 2;
  const auto tell = [&](const Message& message) { report(request.err, script_words(), message); };
  const std::string text{std::istreambuf_iterator<char>(request.in), {}};
  const auto read = read_settings(text, request.settings);
  if (!read) {
    tell(read.problem());
    return kBadInput;
  }
  for (const Message& warning : read->warnings) tell(warning);
  Run run(read->settings, players, request.seed);
  const auto log = run.play();
  for (const Message& warning : run.warnings()) tell(warning);
  if (!log) {
    tell(log.problem());
    return kBadInput;
  }
  if (request.record != nullptr) *request.record = run.record(request.seed);
  request.out << *log << std::flush;
  return 0;
}

}  // namespace

ScriptProgram make_script(const PlayerLevels<Pinochle>& players) {
  return {.run = [&players](const ScriptRequest& request) { return run_script(players, request); },
          .takes_settings = true,
          .keeps_record = true,
          .cases = {.input = ".properties", .answer = ".log", .answer_needed = false}};
}

}  // namespace parlor::pinochle
