#include <array>
#include <span>

#include "games/okey/players/players.h"

namespace parlor::okey {

std::span<const Phrase> player_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"okey.player.random", "any move that is allowed, all equally likely"},
      {"okey.player.basic",
       "takes what makes a chain longer, and throws away doubles, then what is in the shortest chain"},
      {"okey.player.smart",
       "counts the tiles it has seen and who took what, values a hand by the chance to complete it in the "
       "next "
       "draws, and minds what the next player would take"},

      {"okey.reason.random", "One move is as good as another."},
      {"okey.reason.have", "You have {tile} already: it makes no chain longer."},
      {"okey.reason.longer", "{tile} makes a chain of {length}."},
      {"okey.reason.double", "{tile} is there twice: one is of no use."},
      {"okey.reason.shortest", "{tile} is in the shortest chain, of {length}."},
      {"okey.reason.take",
       "{tile} goes into a formation: {tiles, plural, one {# of your tiles is} other {# of your tiles are}} "
       "in formations then."},
      {"okey.reason.draw", "{tile} would not bring more of your tiles into formations."},
      {"okey.reason.take_wins", "With {tile} you win."},
      {"okey.reason.needs", "{tile} brings you nearer to three chains; your best numbers are {numbers}."},
      {"okey.reason.not_needed",
       "A tile from the stack is likelier to help than {tile}; your best numbers are {numbers}."},
      {"okey.reason.least", "{tile} helps the least with your best numbers, {numbers}."},
      {"okey.reason.outs",
       "Without {tile} you win with {outs} of the {unseen, plural, one {# tile} other {# tiles}} that you "
       "have not seen, and stay open for more."},
      {"okey.reason.soon", "Without {tile} the most tiles bring you to one tile from winning."},
      {"okey.reason.least_near",
       "{tile} is what you need least: few tiles that you have not seen would make a formation with it."},
      {"okey.reason.lonely",
       "{tile} is in no formation, and has {near, plural, one {# tile} other {# tiles}} near it in your "
       "hand."},
      {"okey.reason.wins", "It leaves a complete hand: you win."},
      {"okey.reason.show", "You have the twin of the indicator: showing it costs the others a point."},
  });
  return kPhrases;
}

}  // namespace parlor::okey
