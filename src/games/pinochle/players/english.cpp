#include <array>
#include <span>

#include "games/pinochle/players/players.h"

namespace parlor::pinochle {

std::span<const Phrase> player_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"pinochle.player.random",
       "bids at random, never more than its melds and cards count, and plays any card the rules allow"},
      {"pinochle.player.basic", "bids by melds and its best suit, and plays the tricks by simple rules"},
      {"pinochle.player.smart",
       "bids by what it expects to make, keeps the best twelve cards, remembers every card played and what "
       "could "
       "not be beaten, and searches the tricks in hands that fit all that; also called clever"},

      {"pinochle.reason.random", "One move is as good as another."},
      {"pinochle.reason.opens", "Your melds count {points}."},
      {"pinochle.reason.raises", "Melds and your best suit together count {points}, which is more."},
      {"pinochle.reason.passes",
       "Melds and your best suit together count {points}: no more can be promised."},
      {"pinochle.reason.longest", "You have the most cards of this suit."},
      {"pinochle.reason.picks", "{card} is the better of the two for your melds and tricks."},
      {"pinochle.reason.keeps", "These cards make melds of {points}, and hold the trumps and high cards."},
      {"pinochle.reason.shortest", "Short suits go, trumps stay."},
      {"pinochle.reason.kept_by_rule",
       "Cards of the shortest suit that is not trump go first, the lowest of it first."},
      {"pinochle.reason.leads_ace", "{card} can only be beaten by a trump."},
      {"pinochle.reason.leads_low", "{card} risks little."},
      {"pinochle.reason.wins_cheap", "{card} is the lowest card that takes the trick."},
      {"pinochle.reason.gives", "The trick is lost; {card} gives the fewest points away."},
      {"pinochle.reason.only", "There is no other choice."},
      {"pinochle.reason.bid_chance",
       "Playing for {bid} you win {percent} of 100 such deals, passing {other}."},
      {"pinochle.reason.opens_low",
       "Nothing is lost by opening low: you can raise as far as your hand is worth."},
      {"pinochle.reason.trump_chance", "With this suit you win {percent} of 100 such deals."},
      {"pinochle.reason.deal_chance",
       "With {card} you win {percent} of 100 such deals, more than otherwise."},
      {"pinochle.reason.expects",
       "With {card} you make {points} more in the tricks, on average over {worlds, plural, one {# hand} "
       "other {# hands}} that the other may have."},
  });
  return kPhrases;
}

}  // namespace parlor::pinochle
