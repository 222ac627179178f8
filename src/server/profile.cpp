#include "server/profile.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "profile/statistics.h"
#include "server/course.h"
#include "server/messages.h"

namespace parlor {
namespace {

constexpr std::size_t kPage = 50;  // tables

// How far the match is, from the summary or from all that happened. Nothing where that cannot be read.
std::optional<nlohmann::json> standing(House& house, const GameListing& game, const TableOfProfile& stored) {
  if (!stored.summary.empty()) return nlohmann::json::parse(stored.summary);
  const auto course = Course::load(game, house.store(), stored.table);
  if (!course) return std::nullopt;
  nlohmann::json found = standing_json(**course);
  // Before the first deal it also depends on who joins; and the table may have moved on by now.
  if (stored.number > 0 && (*course)->number() == stored.number) {
    house.store().keep_summary(stored.table.key, {stored.number, found.dump(), found.at("phase") == "over"});
  }
  return found;
}

// A table as the profile lists it, and the details that it comes from.
struct ListedTable {
  TableDetails details;
  nlohmann::json json;
};

std::optional<ListedTable> listed_table(House& house, const TableOfProfile& stored) {
  auto details = TableDetails::parse(stored.table.details);
  const GameListing* game = details ? house.game(details->game) : nullptr;
  if (game == nullptr || stored.seat >= static_cast<int>(details->seats.size())) return std::nullopt;
  auto json = standing(house, *game, stored);
  if (!json) return std::nullopt;
  nlohmann::json seats = nlohmann::json::array();
  for (const SeatDetails& seat : details->seats) {
    seats.push_back({{"name", seat.name},
                     {"kind", kSeatKinds[static_cast<std::size_t>(seat.kind)]},
                     {"level", seat.level}});
  }
  json->update({{"table", stored.table.id},
                {"seat", stored.seat},
                {"game", details->game},
                {"rules", details->rules},
                {"match", details->match.to_string()},
                {"time", stored.made},
                {"seats", std::move(seats)},
                {"start", game->starting_points(details->rules)},
                {"hints", details->seat(Seat::at(stored.seat)).hints}});
  return ListedTable{std::move(*details), std::move(*json)};
}

PlayedMatch played(const ListedTable& table, int seat) {
  const std::vector<int> leaders = table.json.at("leaders");
  PlayedMatch match{.game = table.details.game,
                    .rules = table.details.rules,
                    .won = std::ranges::find(leaders, seat) != leaders.end(),
                    .points = table.json.at("scores").at(static_cast<std::size_t>(seat)),
                    .hints = table.details.seat(Seat::at(seat)).hints};
  for (int i = 0; i < static_cast<int>(table.details.seats.size()); ++i) {
    if (i != seat) match.against.push_back(table.details.seat(Seat::at(i)).level);
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

}  // namespace

nlohmann::json profile_json(House& house, const TokenHash& profile, std::optional<std::int64_t> before) {
  std::string name;
  std::vector<PlayedMatch> matches;
  nlohmann::json tables = nlohmann::json::array();
  nlohmann::json next;
  std::int64_t last = 0;  // the last table of this page
  for (const TableOfProfile& stored : house.store().tables_of(profile.to_string(), std::nullopt, 1 << 20)) {
    auto table = listed_table(house, stored);
    if (!table) continue;
    if (name.empty()) name = table->details.seat(Seat::at(stored.seat)).name;
    if (table->json.at("phase") == "over") matches.push_back(played(*table, stored.seat));
    const std::int64_t key = stored.table.key.number();
    if (before && key >= *before) continue;
    if (tables.size() < kPage) {
      tables.push_back(std::move(table->json));
      last = key;
    } else {
      next = std::to_string(last);
    }
  }
  std::ranges::reverse(matches);
  nlohmann::json figures = nlohmann::json::array();
  for (const Statistics& each : statistics(matches)) figures.push_back(to_json(each));
  return {{"name", name}, {"statistics", figures}, {"tables", std::move(tables)}, {"before", next}};
}

}  // namespace parlor
