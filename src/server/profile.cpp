#include "server/profile.h"

#include <algorithm>
#include <ranges>
#include <utility>

#include "profile/statistics.h"
#include "server/course.h"
#include "server/messages.h"

namespace parlor {
namespace {

constexpr int kPage = 50;             // tables
constexpr int kResultsPerStep = 250;  // about as long as a replay

std::optional<TableKey> key_before(std::optional<std::int64_t> number) {
  if (!number) return std::nullopt;
  return TableKey::of(*number);
}

PlayedMatch played(const TableDetails& details, const nlohmann::json& standing, int seat) {
  const std::vector<int> leaders = standing.at("leaders");
  PlayedMatch match{.game = details.game,
                    .rules = details.rules,
                    .won = std::ranges::find(leaders, seat) != leaders.end(),
                    .points = standing.at("scores").at(static_cast<std::size_t>(seat)),
                    .hints = details.seat(Seat::at(seat)).hints};
  for (int i = 0; i < static_cast<int>(details.seats.size()); ++i) {
    if (i != seat) match.against.push_back(details.seat(Seat::at(i)).level);
  }
  return match;
}

nlohmann::json to_json(const Statistics& figures) {
  nlohmann::json against = nlohmann::json::array();
  for (const AgainstLevel& level : figures.against) {
    against.push_back({{"level", level.level}, {"played", level.played}, {"won", level.won}});
  }
  return {{"game", figures.game},     {"rules", figures.rules},       {"played", figures.played},
          {"won", figures.won},       {"streak", figures.streak},     {"longest", figures.longest},
          {"points", figures.points}, {"average", figures.average()}, {"hints", figures.hints},
          {"against", against}};
}

bool is_over(const nlohmann::json& standing) { return standing.at("phase") == "over"; }

}  // namespace

ProfileRun::ProfileRun(House& house, const TokenHash& profile, std::optional<std::int64_t> before)
    : house_(house),
      profile_(profile.to_string()),
      before_(key_before(before)),
      phase_(before ? Phase::name : Phase::page) {}

bool ProfileRun::step() {
  enough_ = false;
  while (phase_ != Phase::done && !enough_) work();
  return phase_ != Phase::done;
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
      return;
  }
}

std::optional<TableOfProfile> ProfileRun::next_row(int most) {
  if (rows_.empty()) {
    rows_ = house_.store().tables_of(profile_, cursor_, most);
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
  const auto listed = row ? list(*row) : std::nullopt;
  if (listed) name_ = listed->name;
  if (row && name_.empty()) return;
  cursor_ = before_;
  phase_ = Phase::page;
}

void ProfileRun::fill_page() {
  const auto row = next_row(kPage + 1);
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
    // In this order: a result that somebody else keeps meanwhile is then seen twice, and not missed.
    for (TableKey key : house_.store().unsettled(profile_)) unsettled_.push_back(key.number());
    results_ = house_.store().results_of(profile_);
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

// A match that is over has its result kept; a table that goes on, its summary.
void ProfileRun::settle() {
  if (unsettled_.empty()) {
    phase_ = Phase::done;
    return;
  }
  const std::int64_t key = unsettled_.back();
  unsettled_.pop_back();
  if (const auto known = looked_at_.find(key); known != looked_at_.end()) return keep(key, known->second);
  const auto rows = house_.store().tables_of(profile_, TableKey::of(key + 1), 1);
  if (rows.empty() || rows[0].table.key.number() != key) return;
  if (const auto listed = list(rows[0])) keep(key, listed->match);
}

void ProfileRun::keep(std::int64_t key, const std::optional<PlayedMatch>& match) {
  if (!match) return;
  matches_.insert_or_assign(key, *match);
  house_.store().keep_result(profile_, {TableKey::of(key), match->to_string()});
}

// How far the match is, from the summary or from all that happened.
std::optional<nlohmann::json> ProfileRun::standing(const GameListing& game, const TableOfProfile& stored) {
  auto kept = nlohmann::json::parse(stored.summary, nullptr, false);
  if (kept.is_object()) return kept;
  enough_ = true;
  const auto course = Course::load(game, house_.store(), stored.table);
  if (!course) return std::nullopt;
  nlohmann::json found = standing_json(**course);
  // Before the first deal it also depends on who joins; and the table may have moved on by now.
  if (stored.number > 0 && (*course)->number() == stored.number) {
    house_.store().keep_summary(stored.table.key, {stored.number, found.dump(), is_over(found)});
  }
  return found;
}

std::optional<ProfileRun::Listed> ProfileRun::list(const TableOfProfile& stored) {
  const auto details = TableDetails::parse(stored.table.details);
  const GameListing* game = details ? house_.game(details->game) : nullptr;
  if (game == nullptr || stored.seat >= static_cast<int>(details->seats.size())) return std::nullopt;
  auto json = standing(*game, stored);
  if (!json) return std::nullopt;
  const SeatDetails& own = details->seat(Seat::at(stored.seat));
  Listed listed{.name = own.name, .json = std::move(*json), .match = std::nullopt};
  if (is_over(listed.json)) listed.match = played(*details, listed.json, stored.seat);
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
  for (const auto& [key, match] : matches_) matches.push_back(match);
  nlohmann::json figures = nlohmann::json::array();
  for (const Statistics& each : statistics(matches)) figures.push_back(to_json(each));
  return {{"name", name_}, {"statistics", figures}, {"tables", tables_}, {"before", next_}};
}

}  // namespace parlor
