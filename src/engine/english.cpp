#include <array>
#include <span>

#include "engine/table.h"

namespace parlor {

std::span<const Phrase> engine_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"rules.unknown", "Unknown rule: \"{option}\". Available: {known}."},
      {"rules.value", "The rule {option} cannot be \"{value}\"; it can be {allowed}."},
      {"rules.version", "This program plays version {known} of the rules of {game}, not \"{version}\"."},

      {"table.seats", "{game} needs {needed, plural, one {# player} other {# players}}, not {given}."},
      {"table.name", "The name of seat {number} must be a single line."},
      {"table.word", "The word of seat {number} must be a single line."},
      {"table.words",
       "Fair deals need {needed, plural, one {# word} other {# words}}, one from each seat, not {given}."},
      {"table.no_source", "A deal needs a seed, or tiles set by hand."},
      {"table.not_dealt", "Nothing has been dealt yet."},
      {"table.deal_running", "The deal is not over yet."},
      {"table.deal_over", "The deal is over."},
      {"table.match_over", "The match is over."},
      {"table.points_fall",
       "Points only go down in this game, so a match can't be played up to a score: set a number of deals."},
      {"table.no_match", "With \"{match}\", the match would be over before the first deal."},
      {"table.not_your_turn", "It is not {seat}'s turn."},
      {"table.no_such_seat", "There is no seat {number}."},
      {"table.no_forced_moves", "Moves against the rules cannot be forced in {game}."},
      {"table.deal", "Deal {deal} begins."},
      {"table.clock", "{seat} runs out of time."},
      {"table.takeover", "{who} takes over for {seat}."},
      {"table.giveback", "{seat} is back."},
      {"table.resign", "{seat} resigns."},
      {"table.hint", "{seat} asks for a hint."},
      {"table.end", "Everyone accepts {seat}'s offer to end the game without a result."},

      {"record.cut", "Line {line} is cut off (\"{text}\"); everything before it was read."},
      {"record.no_version", "This is not a Parlor record: it does not begin with [Parlor \"1\"]."},
      {"record.version", "The record has format version \"{version}\"; this program reads version 1."},
      {"record.no_game", "The record does not name its game: [Game \"...\"] is missing."},
      {"record.stray", "Line {line}: \"{text}\" is neither a tag in brackets nor a numbered move."},
      {"record.unclosed_tag", "Line {line}: the tag is not closed with ]."},
      {"record.unnamed_tag", "Line {line}: the tag has no name."},
      {"record.unknown_tag", "Line {line}: the tag \"{text}\" is unknown or out of place."},
      {"record.tag_value", "Line {line}: the tag {text} needs one value in quotes."},
      {"record.match",
       "Line {line}: a match is \"deals N\", \"to N\", \"within N\" or \"down N\", not \"{text}\"."},
      {"record.seat", "Line {line}: seats are written [Seat N \"name\" kind] and numbered from 0 in order."},
      {"record.deal", "Line {line}: deals are numbered from 1 in order: [Deal N]."},
      {"record.shuffle",
       "Line {line}: unknown shuffle \"{text}\"; use chacha20-fy-1 or chacha20-bag-1:TILES."},
      {"record.seed", "Line {line}: a seed is a number or 64 hexadecimal digits, not \"{text}\"."},
      {"record.fair", "Line {line}: unknown method of dealing fairly \"{text}\"; use sha256-chain-1."},
      {"record.not_fair", "Line {line}: [Fair] and [Commitment] must come before the tag {text}."},
      {"record.hash", "Line {line}: a commitment or a secret is 64 hexadecimal digits, not \"{text}\"."},
      {"record.word",
       "Line {line}: words are written [Word N \"word\"], one per seat, numbered from 0 in order."},
      {"record.move_before_deal", "Line {line}: move {text} comes before any [Deal N]."},
      {"record.move_number", "Line {line}: moves are numbered from 1 in order; {text} is out of order."},
      {"record.move_seat",
       "Line {line}: the number of a move is followed by its seat (0 to 3) or \"system\", not \"{text}\"."},
      {"fair.no_secret", "Line {line}: deal {deal} does not reveal its secret."},
      {"fair.secret", "Line {line}: the secret of deal {deal} does not match the commitment."},
      {"fair.seed", "Line {line}: the seed of deal {deal} does not match its secret and the words."},
      {"fair.tiles", "Line {line}: the tiles of deal {deal} were set by hand."},
      {"replay.deal", "Line {line}: deal {entry} cannot be dealt: {reason}"},
      {"replay.move", "Line {line}: move {entry} cannot be played: {reason}"},
      {"replay.shuffle", "The record uses the shuffle {said}, but its rules need {used}."},
      {"replay.score", "Line {line}: deal {deal} ended {found}, but the record says {said}."},
      {"replay.unknown_note", "Unknown system entry: \"{text}\"."},
      {"lesson.no_step",
       "A lesson is a single deal, made of moves, with one human player, whose turn it must be after "
       "{before, plural, one {# move} other {# moves}}."},
  });
  return kPhrases;
}

}  // namespace parlor
