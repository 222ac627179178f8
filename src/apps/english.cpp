#include <array>
#include <span>

#include "apps/languages.h"

namespace parlor {

std::span<const Phrase> apps_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"apps.no_game", "Unknown game: \"{game}\". Available: {known}."},
      {"apps.other_game", "{file} is a record of {game}, not {wanted}."},
      {"apps.no_deal",
       "{file} contains no deal: it needs [Deal 1] and either [Tiles \"...\"] or [Seed \"...\"]."},
      {"apps.no_script", "{game} has no script format."},
      {"apps.no_settings", "The script format of {game} takes no settings: omit \"{text}\"."},
      {"apps.no_script_rules", "The script format of {game} has fixed rules: omit --rules."},
      {"apps.no_script_record", "The script format of {game} cannot write a record: omit --record."},
      {"apps.setup_alone",
       "{option} already sets the rules, the deal and the players: omit --rules, --deal and --seats."},
      {"apps.seed", "Invalid seed: \"{text}\". Use a number or 64 hexadecimal digits."},
      {"apps.two_lengths", "Use either --deals or --to-score, not both."},
      {"apps.length", "--deals and --to-score must be at least 1."},
      {"apps.names", "There are more names than seats."},
      {"apps.no_level", "{game} has no level \"{text}\". Available: {known}."},
      {"apps.level_alone", "{option} already sets the players: omit --level."},
      {"apps.no_stock", "{game} has no stock: omit --open-stock."},
      {"apps.resume_alone",
       "A resumed game keeps its players, rules, deals and record: omit the options that set them."},
      {"apps.replay_to", "--to must be a step number, 0 or greater."},
      {"apps.analysis.title",
       "Deal {deal}: {seat}'s moves compared with those of the computer player {player}. {better}"},
      {"apps.analysis.more", "More points are better."},
      {"apps.analysis.fewer", "Fewer points are better."},
      {"apps.analysis.loss", "loss"},
      {"apps.analysis.played", "played"},
      {"apps.analysis.reason", "reason"},
      {"apps.analysis.sum", "Decisions: {moves}. Same as {player}: {same}. Points lost: {loss}."},
      {"apps.analysis.marked", "{mark} marks the costliest moves."},
      {"apps.cannot_write", "Cannot write {file}."},
      {"apps.not_here", "This program has no {command} command; run ./parlor {command} instead."},

      {"languages.line", "Line {line} must be a key and a text; the only escapes are \\n, \\s and \\\\."},

      {"apps.player", "--player must be NAME=COMMAND or GAME:NAME=COMMAND, not \"{text}\"."},
      {"apps.player_twice", "{game} already has a player \"{name}\"."},
      {"apps.migrated",
       "{tables, plural, one {# table} other {# tables}} with {entries, plural, one {# entry} other {# "
       "entries}} copied; every row was read back and is the same."},
      {"apps.node_name",
       "--node must have at most 64 letters, digits, dots, dashes or underscores, not \"{name}\"."},
      {"apps.level.program", "a program run by this server's operator"},
      {"apps.no_lesson", "{game} has no lesson \"{lesson}\". Available: {known}."},
      {"apps.lesson", "Lesson {number} of {all}: {title}"},
      {"apps.learn_welcome",
       "Type ? for the rules and how to enter a move, hint if you're stuck, quit to leave."},
      {"apps.next_lesson", "Press Enter for the next lesson: "},
      {"apps.learnt", "That was the last lesson. Now play a game: parlor play {game}"},
      {"apps.no_home", "There is no folder to keep games in: set PARLOR_HOME or HOME."},
      {"apps.stats.renamed", "Your name is now {name}."},
      {"apps.stats.nothing", "There are no games in {folder} yet."},
      {"apps.stats.of", "Statistics for {name}"},
      {"apps.stats.title", "Statistics"},
      {"apps.stats.game", "{game}, {rules}"},
      {"apps.stats.standard", "standard"},
      {"apps.stats.played", "Played"},
      {"apps.stats.won", "Won"},
      {"apps.stats.streak", "Streak"},
      {"apps.stats.longest", "Longest"},
      {"apps.stats.points", "Points"},
      {"apps.stats.average", "Average"},
      {"apps.stats.hints", "Hints"},
      {"apps.stats.against", "  against {level}"},
      {"apps.stats.against_people", "  against humans"},
      {"apps.stats.unfinished", "Unfinished, most recent first"},
      {"apps.stats.finished", "Finished, most recent first"},

      {"apps.serving", "Parlor is running at {address}"},

      {"apps.welcome", "Welcome to Parlor."},
      {"apps.choose", "Which game (1 to {most}, 0 to quit)? "},
      {"apps.no_choice", "\"{text}\" isn't one of the choices; type a number from {least} to {most}."},
      {"apps.menu.variant", "Which variant of {game}?"},
      {"apps.menu.players", "How many players?"},
      {"apps.menu.people", "How many people are playing at this keyboard?"},
      {"apps.menu.level", "How strong should the computer players be?"},
      {"apps.menu.choice", "Your choice ({least} to {most}, Enter for {usual}, 0 to quit): "},
      {"apps.forms", "Variants:"},
      {"apps.form_by_default", "default"},
      {"apps.options", "Options for --rules, as NAME=VALUE:"},
      {"apps.option_values", "{allowed} (default: {standard})"},
      {"apps.option_here", "{allowed} (default: {standard}, here: {value})"},
      {"apps.players", "Computer players for --seats:"},

      {"apps.laws_hold",
       "All laws hold: {deals, plural, one {# deal} other {# deals}}, {states, plural, one {# state} other "
       "{# states}}."},
      {"apps.law_broken", "The law \"{law}\" is broken: {detail}"},
      {"apps.perft_line", "Line {line} of {file} must be GAME SEED DEPTH COUNT, followed by any rules."},
      {"apps.perft_differs", "Line {line} of {file}: expected {said}, found {found}."},
      {"apps.perft_total", "{counts, plural, one {# count} other {# counts}} checked, {wrong} wrong."},
  });
  return kPhrases;
}

}  // namespace parlor
