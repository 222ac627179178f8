#include <array>
#include <span>

#include "games/remi/players/players.h"

namespace parlor::remi {

std::span<const Phrase> player_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"remi.player.random", "any of the listed moves, all equally likely"},
      {"remi.player.basic", "keeps what is in formations or near them, and lays all it can"},
      {"remi.player.smart",
       "counts the unseen tiles that it can win with, two draws ahead; minds what the other takes and "
       "throws, and holds formations back"},

      {"remi.reason.random", "One move is as good as another."},
      {"remi.reason.wins", "It leaves nothing but formations: you win."},
      {"remi.reason.take",
       "{tile} goes into a formation: {tiles, plural, one {# of your tiles is} other {# of your tiles are}} "
       "in formations then."},
      {"remi.reason.draw", "{tile} would not bring more of your tiles into formations."},
      {"remi.reason.only_way", "There is no other way to a tile."},
      {"remi.reason.take_wins", "With {tile} you win in this turn."},
      {"remi.reason.take_lays", "{tile} can be laid on the table at once."},
      {"remi.reason.outs",
       "Without {tile} you win with {outs} of the {unseen, plural, one {# tile} other {# tiles}} that you "
       "have not seen, and stay open for more."},
      {"remi.reason.soon", "Without {tile} the most tiles bring you to one tile from winning."},
      {"remi.reason.least",
       "{tile} is what you need least: few tiles that you have not seen would make a formation with it."},
      {"remi.reason.lonely",
       "{tile} is in no formation, and has {near, plural, one {# tile} other {# tiles}} near it on your "
       "board."},
      {"remi.reason.spare", "All your tiles are in formations; {tile} can be spared."},
      {"remi.reason.adds",
       "{tiles, plural, one {# of your tiles can go onto the table, where it costs} other {# of your tiles "
       "can go onto the table, where they cost}} nothing."},
      {"remi.reason.lays", "{tiles} of your tiles can be laid; then {tile} has the fewest tiles near it."},
  });
  return kPhrases;
}

}  // namespace parlor::remi
