#include <array>
#include <span>

#include "games/remi/players/players.h"

namespace parlor::remi {

std::span<const Phrase> player_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"remi.player.random", "picks a simple move at random"},
      {"remi.player.basic",
       "keeps tiles that are in formations or close to one, and melds everything it can"},
      {"remi.player.smart",
       "counts the unseen tiles it can win with, two draws ahead; considers what the other player takes "
       "and discards, and holds formations back"},

      {"remi.reason.random", "One move is as good as another."},
      {"remi.reason.wins", "It leaves only complete formations: you win."},
      {"remi.reason.take",
       "With {tile}, {tiles, plural, one {# of your tiles is} other {# of your tiles are}} in formations."},
      {"remi.reason.draw", "{tile} would not get more of your tiles into formations."},
      {"remi.reason.only_way", "It is the only way to get a tile."},
      {"remi.reason.take_wins", "With {tile} you win this turn."},
      {"remi.reason.take_lays", "{tile} can go straight onto the table."},
      {"remi.reason.outs",
       "If you discard {tile}, {outs} of the {unseen, plural, one {# tile} other {# tiles}} you haven't seen "
       "would win, and other chances stay open."},
      {"remi.reason.soon", "Discarding {tile} leaves you the best chance of being one tile from winning."},
      {"remi.reason.least",
       "{tile} is the tile you need least: few tiles you haven't seen would make a formation with it."},
      {"remi.reason.lonely",
       "{tile} is not in a formation, and {near, plural, one {# tile on your rack is} other {# tiles on "
       "your rack are}} close to it."},
      {"remi.reason.spare", "All your tiles are in formations; discarding {tile} breaks up the least."},
      {"remi.reason.adds", "{tiles} of your tiles can go onto the table, where tiles cost you nothing."},
      {"remi.reason.lays",
       "You can put {tiles} of your tiles on the table; after that, {tile} has the fewest others close to "
       "it."},
  });
  return kPhrases;
}

}  // namespace parlor::remi
