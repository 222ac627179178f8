// The rules of Pinochle and their options.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/form.h"
#include "engine/option.h"
#include "games/pinochle/rules/card.h"

namespace parlor::pinochle {

// What a follower who cannot beat the card led must do: follow suit, otherwise play anything; or, as in the
// course's program, play a trump even while holding the suit.
enum class Following : std::uint8_t { handout, course };
enum class First : std::uint8_t { lot, seat_0, seat_1 };

inline constexpr int kSeats = 2;
inline constexpr int kHandCards = 12;
inline constexpr int kPacket = 3;  // cards dealt at a time
inline constexpr int kStockCards = kDeckSize - kSeats * kHandCards;
inline constexpr int kOpenCards = 2;  // turned up in cut-throat
inline constexpr int kTricks = kHandCards;
inline constexpr int kBidStep = 10;
inline constexpr int kMostBid = 2000;       // more than any hand can make
inline constexpr int kListedOpening = 500;  // the highest opening bid that is listed

struct Rules {
  bool additional = false;  // the additional melds
  bool kings = false;       // house melds: one of each suit
  bool queens = false;
  bool jacks = false;
  bool cutthroat = false;
  Following following = Following::handout;
  First first = First::lot;
  bool bidding = true;  // if not, the top card of the stock sets trump, and there is no bid to make

  // If lots decide who bids first, they are shuffled with the cards.
  int lots() const { return first == First::lot ? kSeats : 0; }
  friend bool operator==(const Rules&, const Rules&) = default;
};

const std::vector<Option<Rules>>& options();
std::vector<Form> forms();

}  // namespace parlor::pinochle
