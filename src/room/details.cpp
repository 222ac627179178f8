#include "room/details.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "core/fair.h"
#include "room/fields.h"
#include "room/people.h"

namespace parlor {
namespace {

nlohmann::json to_json(const SeatDetails& seat) {
  return {{"kind", kSeatKinds[static_cast<std::size_t>(seat.kind)]},
          {"name", seat.name},
          {"level", seat.level},
          {"word", seat.word},
          {"token", seat.token ? seat.token->to_string() : ""},
          {"away", seat.away},
          {"hints", seat.hints},
          {"profile", seat.profile ? seat.profile->to_string() : ""}};
}

std::optional<SeatDetails> seat_from(const nlohmann::json& json) {
  Fields fields(json);
  SeatDetails seat;
  const auto kind = std::ranges::find(kSeatKinds, fields.needed_text("kind"));
  if (kind == kSeatKinds.end()) return std::nullopt;
  seat.kind = static_cast<SeatDetails::Kind>(kind - kSeatKinds.begin());
  seat.name = fields.needed_text("name");
  seat.level = fields.needed_text("level");
  seat.word = fields.needed_text("word");
  seat.token = TokenHash::parse(fields.needed_text("token"));
  seat.away = fields.needed_flag("away");
  seat.hints = fields.needed_number("hints");
  seat.profile = TokenHash::parse(fields.text("profile"));  // missing in tables of earlier versions
  if (!fields.sound()) return std::nullopt;
  return seat;
}

}  // namespace

std::optional<Seat> TableDetails::open_seat() const {
  for (int i = 0; i < static_cast<int>(seats.size()); ++i) {
    if (seat(Seat::at(i)).kind == SeatDetails::Kind::open) return Seat::at(i);
  }
  return std::nullopt;
}

int TableDetails::people() const {
  return static_cast<int>(std::ranges::count(seats, SeatDetails::Kind::person, &SeatDetails::kind));
}

void TableDetails::fill(const std::string& level) {
  for (SeatDetails& open : seats) {
    if (open.kind != SeatDetails::Kind::open) continue;
    open.kind = SeatDetails::Kind::computer;
    open.level = level;
    open.name = computer_name(*this);
  }
}

bool TableDetails::name_taken(std::string_view name) const {
  return std::ranges::any_of(seats, [&](const SeatDetails& seat) {
    return seat.kind != SeatDetails::Kind::open && same_name(seat.name, name);
  });
}

std::optional<Seat> TableDetails::seat_of(std::string_view token) const {
  std::optional<Seat> by_token;
  std::optional<Seat> by_profile;  // the lowest if the profile has several
  for (int i = static_cast<int>(seats.size()); i-- > 0;) {
    const SeatDetails& taken = seat(Seat::at(i));
    if (taken.token && taken.token->fits(token)) by_token = Seat::at(i);
    if (taken.profile && taken.profile->fits(token)) by_profile = Seat::at(i);
  }
  return by_token ? by_token : by_profile;
}

void TableDetails::set_root(const Seed& seed) {
  root = seed;
  commitment = chain_commitment(root, match.most_deals());
}

std::vector<std::string> TableDetails::words() const {
  std::vector<std::string> all;
  all.reserve(seats.size());
  for (const SeatDetails& seat : seats) all.push_back(seat.word);
  return all;
}

TableSetup TableDetails::setup() const {
  TableSetup setup{game, rules, {}, match, std::nullopt};
  if (tiles.empty()) setup.fair = FairSetup{commitment, words()};
  for (const SeatDetails& seat : seats) {
    const bool person = seat.kind == SeatDetails::Kind::person;
    setup.seats.push_back({seat.name, person ? "human" : "computer", seat.level});
  }
  return setup;
}

DealSource TableDetails::source(int deal) const {
  const Seed secret = chain_secret(root, match.most_deals(), deal);
  const Seed seed = fair_seed(secret, words());
  if (!tiles.empty()) return {seed, tiles, std::nullopt};
  return {seed, std::nullopt, secret};
}

std::string TableDetails::to_string() const {
  nlohmann::json list = nlohmann::json::array();
  for (const SeatDetails& seat : seats) list.push_back(to_json(seat));
  nlohmann::json json = {{"game", game},       {"rules", rules},       {"match", match.to_string()},
                         {"seats", list},      {"host", host.index()}, {"chat", chat},
                         {"watch", watch},     {"pace", pace},         {"clock", clock},
                         {"root", root.hex()}, {"tiles", tiles}};
  if (!rematch.empty()) json["rematch"] = rematch;
  if (!language.empty()) json["language"] = language;
  return json.dump();
}

StoredTable TableDetails::stored(TableKey key, std::string id) const {
  StoredTable table{key, std::move(id), to_string()};
  for (int i = 0; i < static_cast<int>(seats.size()); ++i) {
    if (const auto& profile = seat(Seat::at(i)).profile) table.sitters.push_back({profile->to_string(), i});
  }
  return table;
}

std::optional<TableDetails> TableDetails::parse(std::string_view text) {
  const nlohmann::json json = nlohmann::json::parse(text, nullptr, false);
  Fields fields(json);
  TableDetails details;
  details.game = fields.needed_text("game");
  details.rules = fields.needed_text("rules");
  const auto match = MatchLength::parse(fields.needed_text("match"));
  const auto root = Seed::parse(fields.needed_text("root"));
  const nlohmann::json seats = fields.list("seats");
  details.host = Seat::at(fields.needed_number("host", kMaxSeats - 1));
  details.chat = fields.needed_flag("chat");
  details.watch = fields.needed_flag("watch");
  details.pace = fields.needed_number("pace");
  details.clock = fields.needed_number("clock");
  details.tiles = fields.needed_text("tiles");
  details.rematch = fields.text("rematch");
  details.language = fields.text("language");
  if (!fields.sound() || !match || match->most_deals() > kMostDeals || !root) return std::nullopt;
  details.match = *match;
  details.set_root(*root);
  for (const auto& stored : seats) {
    const auto seat = seat_from(stored);
    if (!seat) return std::nullopt;
    details.seats.push_back(*seat);
  }
  if (details.seats.size() > kMaxSeats || slot(details.host) >= details.seats.size()) return std::nullopt;
  return details;
}

std::string computer_name(const TableDetails& details) {
  // More names than seats, so one is always free.
  constexpr std::array<std::string_view, kMaxSeats + 1> kNames = {"Basil", "Cleo", "Dora", "Emil", "Fatma"};
  const auto free = [&](std::string_view name) {
    return std::ranges::none_of(details.seats,
                                [&](const SeatDetails& seat) { return same_name(seat.name, name); });
  };
  return std::string(*std::ranges::find_if(kNames, free));
}

}  // namespace parlor
