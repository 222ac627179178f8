#include <array>
#include <span>

#include "games/rummikub/players/players.h"

namespace parlor::rummikub {

std::span<const Phrase> player_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"rummikub.player.random", "picks a simple turn at random"},
      {"rummikub.player.basic", "places as many tiles as it can without rearranging the table"},
      {"rummikub.player.smart",
       "rearranges the table with an exact solver, and holds tiles back when that pays off"},

      {"rummikub.reason.random", "One move is as good as another."},
      {"rummikub.reason.nothing_fits", "You can't place any of your tiles."},
      {"rummikub.reason.no_first_meld",
       "You can't make an initial meld of {points, plural, one {# point} other {# points}} yet."},
      {"rummikub.reason.most_appended",
       "This places {tiles} of your tiles, as many as you can without rearranging the table."},
      {"rummikub.reason.goes_out", "This places your last tiles and wins."},
      {"rummikub.reason.most_tiles",
       "This places {tiles} of your tiles, and won {percent}% of simulated deals."},
      {"rummikub.reason.part",
       "This places {tiles} of the {most, plural, one {# tile} other {# tiles}} you could: keeping the rest "
       "won {percent}% of simulated deals."},
      {"rummikub.reason.holds_back",
       "You could place {most, plural, one {# tile, but keeping it} other {# tiles, but keeping them}} won "
       "{percent}% of simulated deals."},
  });
  return kPhrases;
}

}  // namespace parlor::rummikub
