#include "room/table_request.h"

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/text.h"
#include "room/fields.h"
#include "room/people.h"

namespace parlor {
namespace {

Result<MatchLength> read_match(const std::string& text) {
  const auto match = MatchLength::parse(text);
  if (match && match->most_deals() <= kMostDeals) return *match;
  return Message("server.match", {{"text", text.substr(0, kLongestId)}, {"most", kMostDeals}});
}

Result<std::string> check_level(const GameListing& game, const std::string& level) {
  std::vector<std::string> known;
  for (const LevelInfo& each : game.levels) {
    if (each.name == level || (!level.empty() && each.also_called == level)) return each.name;
    known.push_back(each.name);
  }
  return Message("server.no_level", {{"level", level.substr(0, kLongestId)}, {"known", join(known, ", ")}});
}

Result<SeatDetails> read_seat(const nlohmann::json& json, const std::string& where, const GameListing& game) {
  Fields fields(json, where);
  SeatDetails seat;
  const std::string kind = fields.needed_text("kind");
  const std::string name = fields.text("name");
  if (!name.empty() || kind == "person") {
    const auto clean = clean_name(name, where + "name");
    if (!clean) return clean.problem();
    seat.name = *clean;
  }
  if (kind == "person") {
    seat.kind = SeatDetails::Kind::person;
  } else if (kind == "computer") {
    seat.kind = SeatDetails::Kind::computer;
    const auto level = check_level(game, fields.needed_text("level"));
    if (!level) return level.problem();
    seat.level = *level;
  } else if (kind != "open") {
    return Message("server.field",
                   {{"field", where + "kind"}, {"wanted", std::string("person, computer or open")}});
  }
  if (auto problem = fields.problem()) return *problem;
  return seat;
}

std::optional<Message> read_seats(const nlohmann::json& list, const GameListing& game,
                                  TableDetails& details) {
  const int needed = game.seats(details.rules);
  if (static_cast<int>(list.size()) != needed) {
    return Message(
        "table.seats",
        {{"game", game.name}, {"needed", needed}, {"given", static_cast<std::int64_t>(list.size())}});
  }
  int people = 0;
  for (int i = 0; i < needed; ++i) {
    const std::string where = "seats[" + std::to_string(i) + "].";
    auto seat = read_seat(list[static_cast<std::size_t>(i)], where, game);
    if (!seat) return seat.problem();
    const bool named = seat->kind != SeatDetails::Kind::open && !seat->name.empty();
    if (named && details.name_taken(seat->name)) return Message("server.name_taken", {{"name", seat->name}});
    if (seat->kind == SeatDetails::Kind::person) {
      ++people;
      details.host = Seat::at(i);
    }
    details.seats.push_back(*seat);
  }
  if (people != 1) return Message("server.one_person", {{"given", people}});
  for (SeatDetails& seat : details.seats) {
    if (seat.kind == SeatDetails::Kind::computer && seat.name.empty()) seat.name = computer_name(details);
  }
  return std::nullopt;
}

}  // namespace

Result<TableRequest> read_table_request(const nlohmann::json& request, const RoomHost& host) {
  Fields fields(request);
  const std::string token = fields.key("token");
  TableRequest made{{}, token.empty() ? SeatToken::make() : SeatToken::of(token)};
  TableDetails& details = made.details;
  details.game = fields.needed_text("game");
  const std::string rules = fields.text("rules");
  const std::string match_text = fields.text("match");
  const nlohmann::json seats = fields.list("seats");
  const auto word = clean_word(fields.text("word"));
  const std::string profile = fields.key("profile");
  details.language = fields.text("language");
  details.chat = fields.flag("chat", details.chat);
  details.watch = fields.flag("watch", details.watch);
  details.pace = fields.number("pace", details.pace, 0, kLongestPace);
  details.clock = fields.number("clock", details.clock, 0, kLongestClock);
  if (auto problem = fields.problem()) return *problem;
  if (!word) return word.problem();
  if (details.language.size() > kLongestId) {
    return Message("server.too_long",
                   {{"field", std::string("language")}, {"most", static_cast<std::int64_t>(kLongestId)}});
  }
  if (details.clock != 0 && details.clock < kShortestClock) {
    return Message("server.clock", {{"least", kShortestClock}, {"most", kLongestClock}});
  }

  const GameListing* game = host.game(details.game);
  if (game == nullptr) return Message("server.no_game", {{"game", details.game.substr(0, kLongestId)}});
  const auto full = game->full_rules(rules);
  if (!full) return full.problem();
  details.rules = *full;
  const auto match =
      match_text.empty() ? Result<MatchLength>(game->match_length(*full)) : read_match(match_text);
  if (!match) return match.problem();
  details.match = *match;
  if (auto problem = read_seats(seats, *game, details)) return *problem;
  details.set_root(Seed::from_system());
  SeatDetails& own = details.seat(details.host);
  own.word = *word;
  own.token = made.token.hash;
  if (!profile.empty()) own.profile = TokenHash::of(profile);
  // Anything the game refuses, such as a match that would be over at once, is refused before the table
  // exists.
  if (const auto table = game->open(details.setup()); !table) return table.problem();
  return made;
}

std::variant<JoinRequest, Refusal> read_join_request(const nlohmann::json& request,
                                                     const TableDetails& details) {
  Fields fields(request);
  const auto name = clean_name(fields.needed_text("name"), "name");
  const auto word = clean_word(fields.text("word"));
  const std::string profile = fields.key("profile");
  const std::string drawn = fields.key("token");
  const int wanted = fields.number("seat", -1, 0, static_cast<int>(details.seats.size()) - 1);
  if (auto problem = fields.problem()) return Refusal{400, *problem};
  if (!name) return Refusal{400, name.problem()};
  if (!word) return Refusal{400, word.problem()};
  SeatToken token = drawn.empty() ? SeatToken::make() : SeatToken::of(drawn);
  if (const auto seat = details.seat_of(token.text))
    return JoinRequest{*seat, details.seat(*seat), std::move(token), true};
  const auto seat = wanted < 0 ? details.open_seat() : Seat::at(wanted);
  if (!seat || details.seat(*seat).kind != SeatDetails::Kind::open)
    return Refusal{409, Message("server.no_open_seat")};
  if (details.name_taken(*name)) return Refusal{409, Message("server.name_taken", {{"name", *name}})};
  SeatDetails who{.kind = SeatDetails::Kind::person, .name = *name, .word = *word, .token = token.hash};
  if (!profile.empty()) who.profile = TokenHash::of(profile);
  return JoinRequest{*seat, std::move(who), std::move(token)};
}

}  // namespace parlor
