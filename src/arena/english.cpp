#include "arena/english.h"

#include <array>

namespace parlor {

std::span<const Phrase> arena_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"arena.unknown_player",
       "There is no player \"{player}\" for {game}; there are {known}, and cmd:COMMAND for a program."},
      {"arena.players",
       "{game} is played by {needed, plural, one {# player} other {# players}}, not {given}."},
      {"arena.deals", "The number of deals is at least 1, not {given}."},
      {"arena.threads", "The number of threads is at least 1, or 0 for all cores, not {given}."},
      {"arena.program_budget", "A program gets at least 1 ms a move, not {given}."},
      {"arena.illegal", "{player} chose \"{move}\", which is not allowed: {reason}"},
      {"arena.never_answered", "{complaint} It made no legal move at all, so the arena ends here."},
      {"arena.stopped", "Stopped after {done} of {deals, plural, one {# deal} other {# deals}}."},
      {"arena.stopped_kept",
       "Stopped after {done} of {deals, plural, one {# deal} other {# deals}}. The same command goes on with "
       "--checkpoint {file}"},
      {"arena.left_over",
       "An earlier run of this arena was cut short. The same command goes on with --checkpoint {file}"},
      {"arena.errors_file", "What programs say cannot be written to \"{file}\"."},
      {"arena.records", "The records cannot be written to \"{file}\"."},
      {"arena.checkpoint_file", "The checkpoint \"{file}\" cannot be read and written."},
      {"arena.checkpoint_busy", "Another arena is using the checkpoint \"{file}\"."},
      {"arena.checkpoint_other",
       "\"{file}\" is no checkpoint of this run: it was written for another game, rules, players, deals, "
       "seed or records."},
      {"arena.checkpoint_line",
       "Line {line} of the checkpoint \"{file}\" is damaged; remove it and what is on it is played again."},
  });
  return kPhrases;
}

}  // namespace parlor
