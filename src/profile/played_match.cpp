#include "profile/played_match.h"

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
  try {
    const nlohmann::json json = nlohmann::json::parse(text);
    return PlayedMatch{.game = json.at("game"),
                       .rules = json.at("rules"),
                       .won = json.at("won"),
                       .points = json.at("points"),
                       .hints = json.at("hints"),
                       .against = json.at("against")};
  } catch (const nlohmann::json::exception&) {
    return std::nullopt;
  }
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
