#include <array>
#include <span>

#include "engine/table.h"

namespace parlor {

std::span<const Phrase> engine_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"rules.unknown", "There is no rule \"{option}\"; there are {known}."},
      {"rules.value", "The rule {option} cannot be \"{value}\"; it can be {allowed}."},
      {"rules.version", "The rules of {game} have version {known}, not \"{version}\"."},

      {"table.seats", "{game} is played by {needed, plural, one {# seat} other {# seats}}, not {given}."},
      {"table.name", "The name of seat {number} must be one line."},
      {"table.word", "The word of seat {number} must be one line."},
      {"table.words",
       "Fair deals need a word a seat, {needed}; {given, plural, one {here is #} other {here are #}}."},
      {"table.no_source", "A deal needs a seed or tiles set by hand."},
      {"table.not_dealt", "Nothing has been dealt yet."},
      {"table.deal_running", "The deal is still being played."},
      {"table.deal_over", "The deal is over."},
      {"table.match_over", "The match is over."},
      {"table.points_fall",
       "In this game points only fall: a match goes over so many deals, or down to so many points."},
      {"table.no_match", "A match \"{match}\" would be over before its first deal."},
      {"table.not_your_turn", "It is not the turn of {seat}."},
      {"table.no_such_seat", "There is no seat {number}."},
      {"table.no_forced_moves", "In {game} no move can be forced against the rules."},
      {"table.deal", "Deal {deal} begins."},
      {"table.clock", "The clock of {seat} ran out."},
      {"table.takeover", "{who} takes over for {seat}."},
      {"table.giveback", "{seat} is back."},
      {"table.resign", "{seat} gives up."},
      {"table.hint", "{seat} takes a hint."},
      {"table.end", "{seat} offered to end the game, and everyone agreed. It has no result."},

      {"record.cut", "Line {line} breaks off (\"{text}\"); everything before it is there."},
      {"record.no_version", "This is no Parlor record: it does not begin with [Parlor \"1\"]."},
      {"record.version", "The record has format version \"{version}\"; this program reads version 1."},
      {"record.no_game", "The record does not say which game it is of: [Game \"...\"] is missing."},
      {"record.stray", "Line {line}: \"{text}\" is neither a tag in brackets nor a numbered move."},
      {"record.unclosed_tag", "Line {line}: the tag is not closed with ]."},
      {"record.unnamed_tag", "Line {line}: the tag has no name."},
      {"record.unknown_tag", "Line {line}: there is no tag \"{text}\" here."},
      {"record.tag_value", "Line {line}: the tag {text} takes one value in quotes."},
      {"record.match",
       "Line {line}: a match is \"deals N\", \"to N\", \"within N\" or \"down N\", not \"{text}\"."},
      {"record.seat", "Line {line}: a seat is [Seat N \"name\" kind], numbered from 0 in order."},
      {"record.deal", "Line {line}: deals are numbered from 1 in order: [Deal N]."},
      {"record.shuffle",
       "Line {line}: there is no shuffle \"{text}\"; known are chacha20-fy-1 and chacha20-bag-1:TILES."},
      {"record.seed", "Line {line}: a seed is a number or 64 hexadecimal digits, not \"{text}\"."},
      {"record.fair", "Line {line}: there is no way \"{text}\" to deal fairly; known is sha256-chain-1."},
      {"record.not_fair", "Line {line}: before the tag {text} there must be [Fair] and [Commitment]."},
      {"record.hash", "Line {line}: a commitment or a secret is 64 hexadecimal digits, not \"{text}\"."},
      {"record.word", "Line {line}: a word is [Word N \"word\"], one a seat, numbered from 0 in order."},
      {"record.move_before_deal", "Line {line}: move {text} comes before any [Deal N]."},
      {"record.move_number", "Line {line}: moves are numbered from 1 in order; {text} is not next."},
      {"record.move_seat",
       "Line {line}: after its number a move names its seat (0 to 3) or \"system\", not \"{text}\"."},
      {"fair.no_secret", "Line {line}: deal {deal} does not show the secret it was made of."},
      {"fair.secret", "Line {line}: the secret of deal {deal} is not the one that was committed to."},
      {"fair.seed", "Line {line}: the seed of deal {deal} does not come from its secret and the words."},
      {"fair.tiles", "Line {line}: the tiles of deal {deal} were set by hand."},
      {"replay.deal", "Line {line}: deal {entry} cannot be dealt: {reason}"},
      {"replay.move", "Line {line}: move {entry} cannot be played: {reason}"},
      {"replay.shuffle", "The record names the shuffle {said}, and these rules use {used}."},
      {"replay.score", "Line {line}: deal {deal} ended {found}, the record says {said}."},
      {"replay.unknown_note", "There is no system entry \"{text}\"."},
      {"lesson.no_step",
       "A lesson is one deal of moves, and after {before} of them it is the turn of its only person."},
  });
  return kPhrases;
}

}  // namespace parlor
