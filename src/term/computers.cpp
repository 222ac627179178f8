#include "term/computers.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>

namespace parlor {

Result<Computers> Computers::make(const Table& table, const MakePlayer& make_player, const Seed& seed) {
  Computers computers;
  const auto& seats = table.record().setup.seats;
  // Numbered from the top, apart from the deals, which count from 1.
  std::uint32_t number = std::numeric_limits<std::uint32_t>::max();
  for (const RecordSeat& seat : seats) {
    const Seed own = seed.derive(number--);
    std::unique_ptr<TablePlayer> player;
    if (seat.kind != "human") {
      auto made = make_player(seat, own);
      if (!made) return made.problem();
      player = *std::move(made);
    }
    computers.players_.push_back(std::move(player));
  }
  return computers;
}

int Computers::humans() const {
  return static_cast<int>(
      std::ranges::count_if(players_, [](const auto& player) { return player == nullptr; }));
}

void Computers::deal_begins(const Table& table) {
  for (int i = 0; i < table.seats(); ++i) {
    if (plays(Seat::at(i))) players_[index(Seat::at(i))]->deal_begins(setting(table, Seat::at(i)));
  }
  heard_ = first_event_of_deal(table);
  listen(table);
}

void Computers::listen(const Table& table) {
  for (int i = 0; i < table.seats(); ++i) {
    const Seat seat = Seat::at(i);
    if (!plays(seat)) continue;
    for (const SeenEvent& event : table.events_since(heard_, seat)) players_[index(seat)]->observe(event);
  }
  heard_ = table.event_count();
}

TextThought Computers::think(const Table& table, Seat seat) {
  return players_[index(seat)]->think(table, seat, {});
}

void Computers::deal_ends(const Table& table) {
  for (const auto& player : players_) {
    if (player) player->deal_ends(table.deal_scores());
  }
}

std::vector<Message> Computers::complaints() {
  std::vector<Message> all;
  for (const auto& player : players_) {
    if (!player) continue;
    for (Message& complaint : player->complaints()) all.push_back(std::move(complaint));
  }
  return all;
}

}  // namespace parlor
