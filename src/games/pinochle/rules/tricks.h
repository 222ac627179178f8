// Tricks: what may be played, who takes them, and what they are worth.
#pragma once

#include "games/pinochle/rules/state.h"

namespace parlor::pinochle {

// The faces that a follower may play.
constexpr FaceBits may_follow(Following following, Suit trump, Face led, FaceBits hand) {
  if (const FaceBits higher = hand & above(led); higher != 0) return higher;
  const FaceBits suit = hand & bits_of(led.suit());
  if (following == Following::handout) return suit != 0 ? suit : hand;
  if (led.suit() == trump) return hand;
  const FaceBits trumps = hand & bits_of(trump);
  return trumps != 0 ? trumps : hand;
}

// The faces that a follower who played this cannot have had.
constexpr FaceBits cannot_have(Following following, Suit trump, Face led, Face played) {
  if ((above(led) & bit_of(played)) != 0) return 0;
  FaceBits absent = above(led);
  if (following == Following::handout) {
    if (played.suit() != led.suit()) absent |= bits_of(led.suit());
  } else if (led.suit() != trump && played.suit() != trump) {
    absent |= bits_of(trump);
  }
  return absent;
}

constexpr bool beats(Suit trump, Face led, Face played) {
  if (played.suit() == led.suit()) return played.rank() > led.rank();
  return played.suit() == trump;
}

constexpr int points_of(Suit trump, Face face) {
  switch (face.rank()) {
    case Rank::nine:
      return face.suit() == trump ? 10 : 0;
    case Rank::jack:
      return 2;
    case Rank::queen:
      return 3;
    case Rank::king:
      return 4;
    case Rank::ten:
      return 10;
    case Rank::ace:
      return 11;
  }
  return 0;
}
constexpr int points_of(Suit trump, Cards cards) {
  int sum = 0;
  for (Card card : cards) sum += points_of(trump, card.face());
  return sum;
}

// The points a seat has taken in tricks so far; 0 before trump is named.
inline int trick_points(const Public& deal, Seat seat) {
  return deal.trump ? points_of(*deal.trump, deal.taken[seat]) : 0;
}

// Points from melds and tricks.
inline int made(const Public& deal, Seat seat) { return deal.meld_points[seat] + trick_points(deal, seat); }

// Whether the declarer has made less than the bid, at the end.
inline bool falls_short(const Public& deal) {
  return deal.over() && made(deal, *deal.declarer) < *deal.bid();
}

}  // namespace parlor::pinochle
