#include <array>
#include <span>

#include "games/okey/players/players.h"

namespace parlor::okey {

std::span<const Phrase> player_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"okey.player.random", "plays any legal move at random"},
      {"okey.player.basic",
       "takes a discard if it helps a chain, set or run; discards the tile that fits least, duplicates "
       "first"},
      {"okey.player.smart",
       "counts the tiles it has seen, remembers who took what, judges its rack by the chance of completing "
       "it in the next few draws, and considers what the next player would take"},

      {"okey.reason.random", "One move is as good as another."},
      {"okey.reason.have", "You already have {tile}: it makes no chain longer."},
      {"okey.reason.longer", "{tile} makes a chain of {length}."},
      {"okey.reason.double", "You have {tile} more than once, and a chain needs only one."},
      {"okey.reason.shortest", "{tile} is in your shortest chain, of length {length}."},
      {"okey.reason.take",
       "With {tile}, {tiles, plural, one {# of your tiles is} other {# of your tiles are}} in sets and "
       "runs."},
      {"okey.reason.draw", "{tile} would not get more of your tiles into sets and runs."},
      {"okey.reason.take_wins", "{tile} wins you the deal."},
      {"okey.reason.needs", "{tile} brings you closer to three chains; your best numbers are {numbers}."},
      {"okey.reason.not_needed",
       "A tile from the stock is more likely to help than {tile}; your best numbers are {numbers}."},
      {"okey.reason.least", "{tile} helps least with your best numbers, {numbers}."},
      {"okey.reason.outs",
       "If you discard {tile}, {outs} of the {unseen, plural, one {# tile} other {# tiles}} you haven't seen "
       "would win, and other chances stay open."},
      {"okey.reason.soon", "Discarding {tile} leaves you the best chance of being one tile from winning."},
      {"okey.reason.least_near",
       "{tile} is the tile you need least: few tiles you haven't seen would make a set or run with it."},
      {"okey.reason.lonely",
       "{tile} is not in a set or run, and {near, plural, one {# tile on your rack is} other {# tiles on "
       "your rack are}} close to it."},
      {"okey.reason.wins", "It leaves a winning hand."},
      {"okey.reason.show",
       "You have the tile matching the indicator: showing it costs the others a point each."},
  });
  return kPhrases;
}

}  // namespace parlor::okey
