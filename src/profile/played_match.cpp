#include "profile/played_match.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace parlor {
namespace {

int hints_of(const Record& record, Seat seat) {
  int count = 0;
  for (const RecordDeal& deal : record.deals) {
    for (const RecordEntry& entry : deal.entries) {
      if (entry.seat) continue;
      const auto note = SystemNote::parse(entry.text);
      if (note && note->what == SystemNote::What::hint && note->seat == seat) ++count;
    }
  }
  return count;
}

}  // namespace

std::string PlayedMatch::to_string() const {
  return nlohmann::json{{"game", game},     {"rules", rules}, {"won", won},
                        {"points", points}, {"hints", hints}, {"against", against}}
      .dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::optional<PlayedMatch> PlayedMatch::parse(std::string_view text) {
  using Json = nlohmann::json;
  const Json json = Json::parse(text, nullptr, false);
  if (!json.is_object()) return std::nullopt;
  const auto find = [&json](const char* name, auto is) {
    const auto found = json.find(name);
    return found != json.end() && ((*found).*is)() ? &*found : nullptr;
  };
  const Json* game = find("game", &Json::is_string);
  const Json* rules = find("rules", &Json::is_string);
  const Json* won = find("won", &Json::is_boolean);
  const Json* points = find("points", &Json::is_number_integer);
  const Json* hints = find("hints", &Json::is_number_integer);
  const Json* against = find("against", &Json::is_array);
  if (!game || !rules || !won || !points || !hints || !against) return std::nullopt;
  if (!std::ranges::all_of(*against, &Json::is_string)) return std::nullopt;
  return PlayedMatch{
      .game = *game, .rules = *rules, .won = *won, .points = *points, .hints = *hints, .against = *against};
}

PlayedMatch played_match(const Table& table, Seat seat) {
  const TableSetup& setup = table.record().setup;
  PlayedMatch match{.game = setup.game,
                    .rules = setup.rules,
                    .won = table.leaders().contains(seat),
                    .points = table.scores()[seat].points(),
                    .hints = hints_of(table.record(), seat)};
  for (int i = 0; i < table.seats(); ++i) {
    const RecordSeat& other = setup.seats[static_cast<std::size_t>(i)];
    if (Seat::at(i) != seat) match.against.push_back(other.kind == "human" ? "" : other.player());
  }
  return match;
}

}  // namespace parlor
