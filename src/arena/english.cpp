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
      {"arena.stopped_part",
       "Stopped after {done} of {deals, plural, one {# deal} other {# deals}}. To continue, run the same "
       "command again."},
      {"arena.part", "--part must be K/N with K from 1 to N, for example 3/10, not \"{text}\"."},
      {"arena.part_alone", "--part and --parts need each other: --part 3/10 --parts FOLDER."},
      {"arena.part_checkpoint", "A part is its own checkpoint: omit --checkpoint."},
      {"arena.parts",
       "{deals, plural, one {# deal} other {# deals}} cannot be shared among {parts, plural, one {# part} "
       "other {# parts}}: ask for fewer parts or more deals."},
      {"arena.part_done",
       "Part {part} of {parts} is finished: {deals, plural, one {# deal} other {# deals}}. When all parts "
       "are, run: parlor arena --merge {folder}"},
      {"arena.merge_alone", "--merge reads everything from its folder: omit the game and the players."},
      {"arena.no_parts", "There are no parts (files *.part) in \"{folder}\"."},
      {"arena.not_a_part", "\"{file}\" is not a part of an arena of this version."},
      {"arena.part_other",
       "\"{file}\" is a part of another run than \"{other}\": their \"{field}\" differs."},
      {"arena.part_twice", "\"{file}\" and \"{other}\" are both part {part}: remove one of them."},
      {"arena.parts_missing",
       "{missing} of {parts, plural, one {# part} other {# parts}} are missing, the first is part {first}."},
      {"arena.part_unfinished",
       "Part {part} of {parts} is not finished ({done} of {deals, plural, one {# deal} other {# deals}}): "
       "run "
       "it again, and it will continue."},
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
