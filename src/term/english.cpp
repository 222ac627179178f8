#include <array>
#include <span>

#include "term/screen.h"

namespace parlor {

std::span<const Phrase> term_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"term.unreadable", "Cannot read {file}: {error}."},
      {"term.unwritable", "Cannot write {file}: {error}."},
      {"term.left_out", "Skipped {file}: {why}"},

      {"term.your_name", "Your name (Enter for {name}): "},
      {"term.name_of", "Name of player {number} (Enter for {name}): "},
      {"term.no_name", "A name can't contain control characters."},
      {"term.name_taken", "The name {name} is taken; choose another."},
      {"term.welcome", "Type ? for the rules and the commands."},
      {"term.kept_in", "The game is saved in {file}."},
      {"term.resumed", "The game continues where it left off."},
      {"term.over", "This game is over."},
      {"term.prompt", "Your move, {seat}: "},
      {"term.your_eyes", "{seat}, press Enter when nobody else is looking: "},
      {"term.next_deal", "Press Enter for the next deal: "},
      {"term.commands",
       "Instead of a move, type:\n"
       "  hint     what a good player would do, and why\n"
       "  sort     keep your cards or tiles sorted: sort {sorts}\n"
       "  last     what happened since your last move\n"
       "  log      what happened in this deal\n"
       "  score    the scores so far\n"
       "  Enter    show the table again\n"
       "  ?        this page (or help)\n"
       "  quit     leave the game"},
      {"term.given_ends", "The file has no more moves for {seat}: it's your turn."},
      {"term.hint", "Hint: {move}"},
      {"term.no_hint", "No hints are available."},
      {"term.hints", "Hints used by {seat}: {count}."},
      {"term.sorts", "You can sort by: {sorts}."},
      {"term.bad_player",
       "{seat} tried to play \"{move}\", which isn't allowed; \"{instead}\" is played instead."},

      {"term.end_of_input", "End of input: the game stops here."},
      {"term.interrupted", "Interrupted: the game stops here."},
      {"term.quit", "You left the game."},
      {"term.resume_with", "The game is saved. Continue with --resume {file}"},
      {"term.not_kept", "The game was not saved; use --record FILE to save games."},

      {"term.scores", "Scores"},
      {"term.deal", "Deal {deal}"},
      {"term.start", "Start"},
      {"term.total", "Total"},
      {"term.wins", "{names} wins the match."},
      {"term.share", "{names} share the win."},
      {"term.called_off", "The players agreed to end the match without a result."},

      {"term.rules_option", "rule options as NAME=VALUE"},

      {"properties.escape", "Line {line}: \\u must be followed by four hexadecimal digits."},

      {"replay.at", "Step {step} of {all}"},
      {"replay.prompt", "Enter: next, b: back, number: go to step, q: quit > "},
      {"replay.steps", "Steps are numbered from 0 to {all}."},
      {"replay.begin", "This is the beginning."},
      {"replay.end", "This is the end."},
      {"replay.too_far",
       "The record has {all, plural, one {# step} other {# steps}}; there is no step {to}."},

      {"verify.finished",
       "The record is valid and the game is finished. Deals: {deals}, entries: {entries}."},
      {"verify.unfinished",
       "The record is valid; the game is not finished. Deals: {deals}, entries: {entries}."},
      {"verify.fair", "The deals match the commitment made before the first one."},
      {"verify.unsound", "Not valid:"},

      {"grade.passed", "passed {name}"},
      {"grade.failed", "failed {name}: line {line} differs"},
      {"grade.expected", "  expected: {line}"},
      {"grade.found", "  found:    {line}"},
      {"grade.end", "(end of output)"},
      {"grade.total", "{passed} passed, {failed} failed"},
      {"grade.no_cases", "{folder} has no cases: no file ends in {ending}."},
      {"grade.no_answers", "{folder} has no cases: no NAME{input} has a matching NAME{answer}."},
      {"grade.not_graded", "Not graded, because there is no {ending} file: {names}."},
  });
  return kPhrases;
}

}  // namespace parlor
