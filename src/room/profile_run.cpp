#include "room/profile_run.h"

#include <algorithm>
#include <ranges>
#include <string>
#include <string_view>
#include <utility>

#include "engine/json.h"
#include "profile/statistics.h"
#include "room/match.h"
#include "room/messages.h"

namespace parlor {
namespace {

constexpr int kPage = 50;             // tables
constexpr int kResultsPerStep = 250;  // takes about as long as one replay

std::optional<TableKey> key_before(std::optional<std::int64_t> number) {
  if (!number) return std::nullopt;
  return TableKey::of(*number);
}

bool is_list_of_numbers(const nlohmann::json& standing, const char* name) {
  const auto found = standing.find(name);
  return found != standing.end() && found->is_array() &&
         std::ranges::all_of(*found, &nlohmann::json::is_number_integer);
}

// A summary as standing_json() writes it, for the given number of seats.
bool is_standing(const nlohmann::json& kept, std::size_t seats) {
  if (!kept.is_object() || !kept.contains("phase") || !is_list_of_numbers(kept, "leaders")) return false;
  return is_list_of_numbers(kept, "scores") && kept.find("scores")->size() == seats;
}

// Whether the match is over and has a result, that is, was not called off.
bool is_decided(const nlohmann::json& standing) {
  const auto called_off = standing.find("called_off");  // missing in summaries of earlier versions
  return *standing.find("phase") == "over" && (called_off == standing.end() || *called_off != true);
}

PlayedMatch played(const TableDetails& details, const nlohmann::json& standing, int seat) {
  const nlohmann::json& leaders = *standing.find("leaders");
  const nlohmann::json& scores = *standing.find("scores");
  PlayedMatch match{.game = details.game,
                    .rules = details.rules,
                    .won = std::ranges::find(leaders, nlohmann::json(seat)) != leaders.end(),
                    .points = scores[static_cast<std::size_t>(seat)],
                    .hints = details.seat(Seat::at(seat)).hints};
  for (int i = 0; i < static_cast<int>(details.seats.size()); ++i) {
    if (i != seat) match.against.push_back(details.seat(Seat::at(i)).level);
  }
  return match;
}

// The rules in the game's current format, so that matches from before an option was added count together with
// later ones.
std::string rules_now(const GameListing& game, const std::string& rules) {
  const std::size_t version = rules.find(' ');
  if (version == std::string::npos) return rules;
  const auto full = game.full_rules(std::string_view(rules).substr(version));
  return full && full->starts_with(rules.substr(0, version + 1)) ? *full : rules;
}

nlohmann::json to_json(const Statistics& figures) {
  nlohmann::json against = nlohmann::json::array();
  for (const AgainstLevel& level : figures.against) {
    against.push_back({{"level", level.level}, {"played", level.played}, {"won", level.won}});
  }
  nlohmann::json history = nlohmann::json::array();
  for (const PastMatch& step : figures.history)
    history.push_back({{"points", step.points}, {"won", step.won}});
  return {{"game", figures.game},     {"rules", figures.rules},
          {"played", figures.played}, {"won", figures.won},
          {"streak", figures.streak}, {"longest", figures.longest},
          {"points", figures.points}, {"average", figures.average()},
          {"hints", figures.hints},   {"against", against},
          {"history", history}};
}

}  // namespace

ProfileRun::ProfileRun(RoomHost& host, const TokenHash& profile, std::optional<std::int64_t> before)
    : host_(host),
      profile_(profile.to_string()),
      before_(key_before(before)),
      phase_(before ? Phase::name : Phase::page) {}

ProfileRun::Progress ProfileRun::step() {
  enough_ = false;
  while (phase_ != Phase::done && phase_ != Phase::unreadable && !enough_) work();
  if (phase_ == Phase::unreadable) return Progress::unreadable;
  return phase_ == Phase::done ? Progress::done : Progress::more;
}

template <class T>
T ProfileRun::or_stop(Read<T> read) {
  if (!read) phase_ = Phase::unreadable;
  return std::move(read).value_or(T());
}

void ProfileRun::work() {
  switch (phase_) {
    case Phase::name:
      return find_name();
    case Phase::page:
      return fill_page();
    case Phase::results:
      return read_results();
    case Phase::settle:
      return settle();
    case Phase::done:
    case Phase::unreadable:
      return;
  }
}

std::optional<TableOfProfile> ProfileRun::next_row(int most) {
  if (rows_.empty()) {
    rows_ = or_stop(host_.store().tables_of(profile_, cursor_, most));
    if (rows_.empty()) return std::nullopt;
    cursor_ = rows_.back().table.key;
    std::ranges::reverse(rows_);
  }
  TableOfProfile row = std::move(rows_.back());
  rows_.pop_back();
  return row;
}

// The name used last is on the first page.
void ProfileRun::find_name() {
  const auto row = next_row(1);
  if (phase_ == Phase::unreadable) return;
  const auto listed = row ? list(*row) : std::nullopt;
  if (listed) name_ = listed->name;
  if (row && name_.empty()) return;
  cursor_ = before_;
  phase_ = Phase::page;
}

void ProfileRun::fill_page() {
  const auto row = next_row(kPage + 1);
  if (phase_ == Phase::unreadable) return;
  if (!row) {
    phase_ = Phase::results;
    return;
  }
  auto listed = list(*row);
  if (!listed) return;
  if (!before_ && name_.empty()) name_ = listed->name;
  if (tables_.size() < kPage) {
    tables_.push_back(std::move(listed->json));
    last_ = row->table.key.number();
  } else {
    next_ = std::to_string(last_);
    phase_ = Phase::results;
  }
}

void ProfileRun::read_results() {
  if (!results_) {
    // In this order, a result stored by somebody else in the meantime is seen twice rather than missed.
    const auto unsettled = or_stop(host_.store().unsettled(profile_));
    for (TableKey key : unsettled) unsettled_.push_back(key.number());
    results_ = or_stop(host_.store().results_of(profile_));
    if (phase_ == Phase::unreadable) return;
  }
  for (int i = 0; i < kResultsPerStep && !results_->empty(); ++i) {
    const StoredResult& result = results_->back();
    if (auto match = PlayedMatch::parse(result.text)) {
      matches_.emplace(result.table.number(), std::move(*match));
    } else {
      unsettled_.push_back(result.table.number());
    }
    results_->pop_back();
  }
  enough_ = true;
  if (results_->empty()) phase_ = Phase::settle;
}

// Stores the result of a finished match, or the summary of a table still in progress.
void ProfileRun::settle() {
  if (unsettled_.empty()) {
    phase_ = Phase::done;
    return;
  }
  const std::int64_t key = unsettled_.back();
  unsettled_.pop_back();
  if (const auto known = looked_at_.find(key); known != looked_at_.end()) return keep(key, known->second);
  const auto rows = or_stop(host_.store().tables_of(profile_, TableKey::of(key + 1), 1));
  if (rows.empty() || rows[0].table.key.number() != key) return;
  if (const auto listed = list(rows[0])) keep(key, listed->match);
}

void ProfileRun::keep(std::int64_t key, const std::optional<PlayedMatch>& match) {
  if (!match) return;
  matches_.insert_or_assign(key, *match);
  host_.store().keep_result(profile_, {TableKey::of(key), match->to_string()});
}

// The progress of the match, from the summary or from all entries.
std::optional<nlohmann::json> ProfileRun::standing(const GameListing& game, const TableOfProfile& stored,
                                                   std::size_t seats) {
  auto kept = nlohmann::json::parse(stored.summary, nullptr, false);
  if (is_standing(kept, seats)) return kept;
  enough_ = true;
  auto entries = host_.store().entries(stored.table.key);
  if (!entries) {
    if (entries.why() == Unread::unreachable) phase_ = Phase::unreadable;
    return std::nullopt;
  }
  const auto match = Match::load(game, {stored.table.details, std::move(*entries)});
  if (!match) return std::nullopt;
  nlohmann::json found = standing_json(**match);
  // Before the first deal it also depends on who joins, and the table may have moved on by now.
  if (stored.number > 0 && (*match)->number() == stored.number) {
    host_.store().keep_summary(stored.table.key, {stored.number, found.dump(), is_decided(found)});
  }
  return found;
}

std::optional<ProfileRun::Listed> ProfileRun::list(const TableOfProfile& stored) {
  const auto details = TableDetails::parse(stored.table.details);
  const GameListing* game = details ? host_.game(details->game) : nullptr;
  if (game == nullptr || stored.seat >= static_cast<int>(details->seats.size())) return std::nullopt;
  auto json = standing(*game, stored, details->seats.size());
  if (!json) return std::nullopt;
  const SeatDetails& own = details->seat(Seat::at(stored.seat));
  Listed listed{.name = own.name, .json = std::move(*json), .match = std::nullopt};
  if (is_decided(listed.json)) listed.match = played(*details, listed.json, stored.seat);
  looked_at_[stored.table.key.number()] = listed.match;
  nlohmann::json seats = nlohmann::json::array();
  for (const SeatDetails& seat : details->seats) {
    seats.push_back({{"name", seat.name},
                     {"kind", kSeatKinds[static_cast<std::size_t>(seat.kind)]},
                     {"level", seat.level}});
  }
  listed.json.update({{"table", stored.table.id},
                      {"seat", stored.seat},
                      {"game", details->game},
                      {"rules", details->rules},
                      {"options", rules_json(game->options, details->rules)},
                      {"match", details->match.to_string()},
                      {"time", stored.made},
                      {"seats", std::move(seats)},
                      {"start", game->starting_points(details->rules)},
                      {"hints", own.hints}});
  return listed;
}

nlohmann::json ProfileRun::result() const {
  std::vector<PlayedMatch> matches;
  matches.reserve(matches_.size());
  for (const auto& [key, match] : matches_) {
    matches.push_back(match);
    if (const GameListing* game = host_.game(match.game))
      matches.back().rules = rules_now(*game, match.rules);
  }
  nlohmann::json figures = nlohmann::json::array();
  for (const Statistics& each : statistics(matches)) {
    figures.push_back(to_json(each));
    if (const GameListing* game = host_.game(each.game))
      figures.back()["options"] = rules_json(game->options, each.rules);
  }
  return {{"name", name_}, {"statistics", figures}, {"tables", tables_}, {"before", next_}};
}

}  // namespace parlor
