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
#include "games/pinochle/term/scripted_deal.h"
#include "games/pinochle/term/settings.h"
#include "term/layout.h"
#include "term/screen.h"

namespace parlor::pinochle {
namespace {

// Who plays where the script says nothing: seat 0 is the course's computer.
std::string computer(const Settings& settings) {
  return std::string(settings.smart_bids ? "basic" : "random") + "/" +
         (settings.smart_tricks ? "smart" : "random");
}
constexpr const char* kStandIn = "basic";

// A step that the script asks for, and the key that it stands under.
struct Scripted {
  Move move;
  std::string key;
};

class Run {
 public:
  Run(const Settings& settings, const PlayerLevels<Pinochle>& levels, const Seed& seed)
      : settings_(settings),
        deal_(settings, seed),
        state_(Pinochle::deal(settings.rules(), {deal_.deck(Seat::at(0)), seed}, {})) {
    players_[Seat::at(0)] = make_named_player(levels, computer(settings), seed.derive(1));
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

  // The deal as a record has it, with what was forced marked so.
  std::string record(const Seed& seed) const {
    const Rules rules = settings_.rules();
    Record record{{std::string(Pinochle::kName), versioned_rules<Pinochle>(rules), {}}, {}};
    record.setup.seats = {{"Computer", "computer", computer(settings_)}, {"Human", "computer", kStandIn}};
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
    const auto scripted = settings_.is_auto ? next(seat) : std::nullopt;
    const std::size_t forced = warnings_.size();
    if (scripted) {
      if (auto problem = judge(view, *scripted)) return problem;
    }
    const Phase before = state_.phase;
    const Move move = scripted ? scripted->move : players_[seat]->think(view, {}).move;
    entries_.push_back({seat, warnings_.size() > forced, Pinochle::move_text(view.rules, move)});
    Pinochle::apply(state_, seat, move);
    // Nobody has seen a card of the stock before the bidding is over.
    if (before == Phase::bid && state_.declarer) state_.stock = deal_.stock(*state_.declarer);
    if (before != Phase::play && state_.phase == Phase::play)
      log_.tricks_begin({deal_.copies(state_, Seat::at(0)), deal_.copies(state_, Seat::at(1))});
    if (before == Phase::play && !state_.led) log_.trick_ends(state_);
    return std::nullopt;
  }

  // What the script has for a seat at this moment; nothing where it is at its end.
  std::optional<Scripted> next(Seat seat) {
    const SeatScript& script = settings_.seats[seat];
    switch (state_.phase) {
      case Phase::bid:
        if (bids_[seat] == script.bids.size()) return std::nullopt;
        return Scripted{bid(script.bids[bids_[seat]++]), seat_key(seat, "bids")};
      case Phase::trump:
        if (!settings_.trump) return std::nullopt;
        return Scripted{Move::name(*settings_.trump), "players.trump"};
      case Phase::pick:
        if (!script.extra.empty())
          return Scripted{Move::take(script.extra.front()), seat_key(seat, "extra_cards")};
        // What the file gives to the other seat is not to be had.
        if (settings_.seats[Public::other(seat)].extra.empty()) return std::nullopt;
        return Scripted{Move::take(deal_.open_for(seat)), seat_key(seat, "extra_cards")};
      case Phase::keep:
        if (script.kept.empty()) return std::nullopt;
        return Scripted{Move::keep(cards_of(script.kept)), seat_key(seat, "final_cards")};
      case Phase::play: {
        const auto at = static_cast<std::size_t>(state_.played[seat].size());
        if (at >= script.played.size()) return std::nullopt;
        return Scripted{Move::play(script.played[at]), seat_key(seat, "cardsPlayed")};
      }
      case Phase::over:
        break;
    }
    return std::nullopt;
  }

  Move bid(int increment) const {
    if (!state_.bid()) return Move::raise_to(increment);
    return increment == 0 ? Move::pass() : Move::raise_to(*state_.bid() + increment);
  }
  static Cards cards_of(const std::vector<Face>& faces) {
    Cards cards;
    for (Face face : faces) cards.add(Card(face, count(cards, face)));
    return cards;
  }

  // A card against the rules is played all the same.
  std::optional<Message> judge(const View& view, const Scripted& scripted) {
    const auto problem = Pinochle::check(view, scripted.move);
    if (!problem) return std::nullopt;
    Message::Arguments about = problem->arguments;
    for (auto& [name, value] : about) {
      if (name == "card") value = numbered(value);
    }
    about.emplace_back("key", scripted.key);
    if (scripted.move.kind == Move::Kind::bid) {
      about.emplace_back("text", std::to_string(scripted.move.bid - view.bid().value_or(0)));
      const bool too_high = problem->key == "pinochle.bad_bid";
      return Message(too_high ? "pinochle.script.too_high" : "pinochle.script.bad_raise", about);
    }
    if (Pinochle::check_forced(view, scripted.move)) return Message("pinochle.script.not_in_hand", about);
    const int round = view.played[*view.observer.seat()].size();
    warnings_.emplace_back("pinochle.script.forced",
                           Message::Arguments{{"key", scripted.key},
                                              {"card", scripted.move.card.numbered()},
                                              {"led", view.led->face().numbered()},
                                              {"round", round}});
    return std::nullopt;
  }
  static std::string numbered(const Value& card) {
    const auto face = Face::parse(std::get<std::string>(card));
    return face ? face->numbered() : std::get<std::string>(card);
  }

  const Settings& settings_;
  ScriptedDeal deal_;
  State state_;
  PerSeat<OwnPlayer> players_;
  PerSeat<std::size_t> bids_;
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

Result<GivenGame> game_of_properties(std::string_view text, const Seed& seed) {
  auto read = read_settings(text, {});
  if (!read) return read.problem();
  const Rules rules = read->settings.rules();
  const auto deck = ScriptedDeal(read->settings, seed).deck(Seat::at(1));
  return GivenGame{versioned_rules<Pinochle>(rules),
                   {seed, Pinochle::deck_text(rules, deck)},
                   {computer(read->settings), "human"},
                   std::move(read->warnings)};
}

}  // namespace parlor::pinochle
