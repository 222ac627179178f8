#include <array>
#include <span>

#include "apps/languages.h"

namespace parlor {

std::span<const Phrase> apps_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"apps.no_game", "There is no game \"{game}\"; there are {known}."},
      {"apps.other_game", "{file} is a record of {game}, not of {wanted}."},
      {"apps.no_deal", "{file} has no deal: it needs [Deal 1] and [Tiles \"...\"] or [Seed \"...\"]."},
      {"apps.no_script", "{game} has no script format."},
      {"apps.no_settings", "The script format of {game} has no settings, so \"{text}\" means nothing to it."},
      {"apps.no_script_rules", "The script format of {game} has no rules to choose: omit --rules."},
      {"apps.no_script_record", "The script format of {game} keeps no record."},
      {"apps.setup_alone",
       "{option} says the rules, the deal and who plays: leave --rules, --deal and --seats away."},
      {"apps.seed", "A seed is a number or 64 hexadecimal digits, not \"{text}\"."},
      {"apps.two_lengths", "A match has --deals or --to-score, not both."},
      {"apps.length", "The length of a match is a number from 1."},
      {"apps.names", "There are more names than seats."},
      {"apps.no_level", "{game} has no level \"{text}\"; there are {known}."},
      {"apps.level_alone", "{option} says who plays: omit --level."},
      {"apps.no_stock", "{game} has no stock to draw from: omit --open-stock."},
      {"apps.resume_alone",
       "A game that is resumed has its seats, rules and deals already: leave those options away."},
      {"apps.replay_to", "--to takes the number of a move, from 0."},
      {"apps.analysis.title", "Deal {deal} as {seat} played it, beside the player {player}. {better}"},
      {"apps.analysis.more", "The most points are best."},
      {"apps.analysis.fewer", "The fewest points are best."},
      {"apps.analysis.loss", "loss"},
      {"apps.analysis.played", "played"},
      {"apps.analysis.reason", "because"},
      {"apps.analysis.sum",
       "Decisions: {moves}, as {player} would have moved: {same}. Points lost in all: {loss}."},
      {"apps.analysis.marked", "{mark} marks what cost most."},
      {"apps.cannot_write", "{file} cannot be written."},
      {"apps.not_here", "This program only plays and has no command {command}; run ./parlor {command}."},

      {"languages.line",
       "Line {line} is not a key and a text, with \\n, \\s and \\\\ alone behind backslashes."},

      {"apps.player", "--player is NAME=COMMAND or GAME:NAME=COMMAND, not \"{text}\"."},
      {"apps.player_twice", "{game} has a player \"{name}\" already."},
      {"apps.level.program", "a program of this server's operator"},
      {"apps.no_lesson", "There is no lesson \"{lesson}\" of {game}; there are {known}."},
      {"apps.lesson", "Lesson {number} of {all}: {title}"},
      {"apps.learn_welcome",
       "Type ? for the rules and how to type a move, hint when you are stuck, quit to leave."},
      {"apps.next_lesson", "Press Enter for the next lesson: "},
      {"apps.learnt", "That was the last lesson of {game}. Now play: parlor play {game}"},
      {"apps.no_home", "There is no folder to keep games in: neither PARLOR_HOME nor HOME is set."},
      {"apps.stats.renamed", "From now on you are called {name}."},
      {"apps.stats.nothing", "No game is kept in {folder} yet."},
      {"apps.stats.of", "Statistics of {name}"},
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
      {"apps.stats.against_people", "  against people"},
      {"apps.stats.unfinished", "Not finished, the last first"},
      {"apps.stats.finished", "Finished, the last first"},

      {"apps.serving", "Parlor is at {address}"},

      {"apps.welcome", "Welcome to Parlor."},
      {"apps.choose", "Which game (1 to {most}, 0 to leave)? "},
      {"apps.no_choice", "\"{text}\" is not one of the choices; type a number from {least} to {most}."},
      {"apps.menu.variant", "Which variant of {game}?"},
      {"apps.menu.variants", "Which variant of {game}? ({variants})"},
      {"apps.menu.usual", "the usual game"},
      {"apps.menu.players", "How many players?"},
      {"apps.menu.people", "How many people play at this keyboard?"},
      {"apps.menu.level", "How strong should the computer players be?"},
      {"apps.menu.choice", "Your choice ({least} to {most}, Enter for {usual}, 0 to leave): "},
      {"apps.forms", "Forms of the game:"},
      {"apps.form_by_default", "by default"},
      {"apps.options", "Options, for --rules NAME=VALUE:"},
      {"apps.option_values", "{allowed} (by default {standard})"},
      {"apps.option_here", "{allowed} (by default {standard}, here {value})"},
      {"apps.players", "Computer players, for --seats:"},

      {"apps.laws_hold",
       "All laws hold: {deals, plural, one {# deal} other {# deals}}, {states, plural, one {# state} other "
       "{# states}}."},
      {"apps.law_broken", "The law \"{law}\" is broken: {detail}"},
      {"apps.perft_line", "Line {line} of {file} is not GAME SEED DEPTH COUNT and then rules."},
      {"apps.perft_differs", "Line {line} of {file} says {said}, found were {found}."},
      {"apps.perft_total", "{counts, plural, one {# count} other {# counts}}, {wrong} of them different."},
  });
  return kPhrases;
}

}  // namespace parlor
