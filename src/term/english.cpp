#include <array>
#include <span>

#include "term/screen.h"

namespace parlor {

std::span<const Phrase> term_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"term.unreadable", "{file} cannot be read: {error}."},
      {"term.unwritable", "{file} cannot be written: {error}."},
      {"term.left_out", "{file} is left out: {why}"},

      {"term.your_name", "Your name (Enter for {name}): "},
      {"term.name_of", "Name of player {number} (Enter for {name}): "},
      {"term.no_name", "A name has no control characters."},
      {"term.name_taken", "{name} plays already; choose another name."},
      {"term.welcome", "Type ? for the rules and the commands."},
      {"term.kept_in", "The game is kept in {file}."},
      {"term.resumed", "The game goes on where it stopped."},
      {"term.over", "This game is over."},
      {"term.prompt", "Your move, {seat}: "},
      {"term.your_eyes", "{seat}, press Enter when nobody else looks: "},
      {"term.next_deal", "Press Enter for the next deal: "},
      {"term.commands",
       "Instead of a move:\n"
       "  hint     what a good player would do, and why\n"
       "  sort     the order of your hand, which stays: sort {sorts}\n"
       "  last     what happened since your last move\n"
       "  log      what happened in this deal\n"
       "  score    the scores so far\n"
       "  Enter    the table once more\n"
       "  ?        this page (or help)\n"
       "  quit     leave the game"},
      {"term.given_ends", "The file has no more moves for {seat} here: your turn."},
      {"term.hint", "Hint: {move}"},
      {"term.no_hint", "There is nobody to ask for a hint."},
      {"term.hints", "Hints given to {seat}: {count}."},
      {"term.sorts", "A hand can be sorted by {sorts}."},
      {"term.bad_player", "{seat} wanted to play \"{move}\", which is not allowed; \"{instead}\" stands in."},

      {"term.end_of_input", "End of input: the game stops here."},
      {"term.interrupted", "Interrupted: the game stops here."},
      {"term.quit", "You leave the game."},
      {"term.resume_with", "It is kept: go on with --resume {file}"},
      {"term.not_kept", "It was not kept; --record FILE would keep it."},

      {"term.scores", "Scores"},
      {"term.deal", "Deal {deal}"},
      {"term.start", "Start"},
      {"term.total", "Total"},
      {"term.wins", "{names} wins the match."},
      {"term.share", "{names} share the match."},
      {"term.called_off", "The players agreed to end the match; it has no result."},

      {"term.rules_option", "options of the rules as NAME=VALUE"},

      {"properties.escape", "Line {line}: after \\u come four hexadecimal digits."},

      {"replay.at", "Step {step} of {all}"},
      {"replay.prompt", "Enter: next, b: back, a number: that step, q: quit > "},
      {"replay.steps", "Steps are numbered from 0 to {all}."},
      {"replay.begin", "This is the beginning."},
      {"replay.end", "This is the end."},
      {"replay.too_far",
       "The record has {all, plural, one {# step} other {# steps}}; there is no step {to}."},

      {"verify.finished", "The record is sound and finished. Deals: {deals}, entries: {entries}."},
      {"verify.unfinished",
       "The record is sound; the game is not finished. Deals: {deals}, entries: {entries}."},
      {"verify.fair", "The deals are the ones that were committed to before the first."},
      {"verify.unsound", "Not sound:"},

      {"grade.passed", "passed {name}"},
      {"grade.failed", "failed {name}: line {line} differs"},
      {"grade.expected", "  expected: {line}"},
      {"grade.found", "  found:    {line}"},
      {"grade.end", "(the end)"},
      {"grade.total", "{passed} passed, {failed} failed"},
      {"grade.no_cases", "{folder} has no cases: no file ends in {ending}."},
      {"grade.no_answers", "{folder} has no cases: no NAME{answer} lies beside a NAME{input}."},
      {"grade.not_graded", "Not graded, since there is no {ending} file: {names}."},
  });
  return kPhrases;
}

}  // namespace parlor
