#include "arena/english.h"

#include <array>

namespace parlor {

std::span<const Phrase> arena_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"arena.unknown_player",
       "Unknown player for {game}: \"{player}\". Available: {known}, or cmd:COMMAND for a program."},
      {"arena.players", "{game} needs {needed, plural, one {# player} other {# players}}, not {given}."},
      {"arena.deals", "The number of deals must be at least 1, not {given}."},
      {"arena.threads", "The number of threads must be at least 1, or 0 for all cores, not {given}."},
      {"arena.program_budget", "A program needs at least 1 ms per move, not {given}."},
      {"arena.illegal", "{player} chose \"{move}\", which is not allowed: {reason}"},
      {"arena.never_answered", "{complaint} It has not made a single legal move, so the arena stops here."},
      {"arena.stopped", "Stopped after {done} of {deals, plural, one {# deal} other {# deals}}."},
      {"arena.stopped_kept",
       "Stopped after {done} of {deals, plural, one {# deal} other {# deals}}. To continue, run the same "
       "command with --checkpoint {file}"},
      {"arena.left_over",
       "An earlier run of this arena was interrupted. To continue it, run the same command with --checkpoint "
       "{file}"},
      {"arena.errors_file", "Cannot write the error output of programs to \"{file}\"."},
      {"arena.records", "Cannot write the records to \"{file}\"."},
      {"arena.checkpoint_file", "Cannot read and write the checkpoint \"{file}\"."},
      {"arena.checkpoint_busy", "Another arena is using the checkpoint \"{file}\"."},
      {"arena.checkpoint_other",
       "\"{file}\" is not a checkpoint of this run: its game, rules, players, deals, seed or records are "
       "different."},
      {"arena.checkpoint_line",
       "Line {line} of the checkpoint \"{file}\" is damaged; delete that line, and its deals will be played "
       "again."},
  });
  return kPhrases;
}

}  // namespace parlor
