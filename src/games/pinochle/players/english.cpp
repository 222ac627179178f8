#include <array>
#include <span>

#include "games/pinochle/players/players.h"

namespace parlor::pinochle {

std::span<const Phrase> player_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"pinochle.player.random",
       "bids at random, up to what its melds and cards are worth, and plays any legal card"},
      {"pinochle.player.basic", "bids by its melds and best suit, and plays the tricks by simple rules"},
      {"pinochle.player.smart",
       "bids what it expects to make, keeps the best twelve cards, remembers every card played and what that "
       "reveals, and searches the tricks in hands that fit"},

      {"pinochle.reason.random", "Every move is as good as any other."},
      {"pinochle.reason.opens", "Your melds are worth {points, plural, one {# point} other {# points}}."},
      {"pinochle.reason.raises", "Your melds and best suit together are worth {points}, which is more."},
      {"pinochle.reason.passes",
       "Your melds and best suit together are worth {points}, too little for a higher bid."},
      {"pinochle.reason.longest", "It's your longest suit."},
      {"pinochle.reason.picks", "{card} is the better of the two for your melds and tricks."},
      {"pinochle.reason.keeps",
       "These cards score {points, plural, one {# point} other {# points}} in melds and keep your trumps and "
       "high cards."},
      {"pinochle.reason.shortest", "Short suits go, trumps stay."},
      {"pinochle.reason.kept_by_rule", "The shortest suit other than trump goes first, lowest cards first."},
      {"pinochle.reason.leads_ace", "Only a trump can beat {card}."},
      {"pinochle.reason.leads_low", "{card} risks little."},
      {"pinochle.reason.wins_cheap", "{card} is the lowest card that takes the trick."},
      {"pinochle.reason.gives", "Let this trick go: {card} gives away the fewest points."},
      {"pinochle.reason.only", "It's the only legal move."},
      {"pinochle.reason.bid_chance", "Bidding {bid} wins {percent}% of simulated deals, passing {other}%."},
      {"pinochle.reason.opens_low",
       "Opening low costs nothing: you can still raise as far as your hand is worth."},
      {"pinochle.reason.trump_chance", "With this suit you win {percent}% of simulated deals."},
      {"pinochle.reason.deal_chance",
       "With {card} you win {percent}% of simulated deals, which outweighs a few points in the tricks."},
      {"pinochle.reason.expects",
       "{card} scores {points, plural, one {# point} other {# points}} more in the tricks than the worst "
       "choice, on average over {worlds, plural, one {# hand} other {# hands}} your opponent could have."},
  });
  return kPhrases;
}

}  // namespace parlor::pinochle
