#include <array>
#include <span>

#include "games/rummikub/players/players.h"

namespace parlor::rummikub {

std::span<const Phrase> player_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"rummikub.player.random", "one of the simple turns, all equally likely"},
      {"rummikub.player.basic", "places as many tiles as fit without touching the table's sets"},
      {"rummikub.player.smart",
       "rearranges the table with an exact solver, and holds tiles back when that is better"},

      {"rummikub.reason.random", "One turn is as good as another."},
      {"rummikub.reason.nothing_fits", "None of your tiles can be placed."},
      {"rummikub.reason.no_first_meld",
       "Your rack has no first meld of {points, plural, one {# point} other {# points}}."},
      {"rummikub.reason.most_appended",
       "It places {tiles} of your tiles, the most that fit without touching the table's sets."},
      {"rummikub.reason.goes_out", "It places your last tiles and wins."},
      {"rummikub.reason.most_tiles",
       "It places {tiles} of your tiles, and won {percent} % of the deals that were played out from here."},
      {"rummikub.reason.part",
       "It places {tiles} of the {most, plural, one {# tile} other {# tiles}} that you could: keeping the "
       "others back won {percent} of 100 deals that were played out from here."},
      {"rummikub.reason.holds_back",
       "You could place {most, plural, one {# tile, but holding it} other {# tiles, but holding them}} back "
       "won {percent} of 100 deals that were played out from here."},
  });
  return kPhrases;
}

}  // namespace parlor::rummikub
