#include "apps/english.h"

#include <array>

namespace parlor {

std::span<const Phrase> apps_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"apps.no_game", "There is no game \"{game}\"; there are {known}."},
      {"apps.other_game", "{file} is a record of {game}, not of {wanted}."},
      {"apps.no_deal", "{file} has no deal: it needs [Deal 1] and [Tiles \"...\"] or [Seed \"...\"]."},
      {"apps.no_solver", "{game} has no solver."},
      {"apps.no_script", "{game} has no script format."},
      {"apps.no_settings", "The script format of {game} has no settings, so \"{text}\" means nothing to it."},
      {"apps.no_script_record", "The script format of {game} keeps no record."},
      {"apps.no_properties", "{game} has no properties files."},
      {"apps.properties_alone",
       "--properties says the rules, the deal and who plays: leave --rules, --deal and --seats away."},
      {"apps.seed", "A seed is a number or 64 hexadecimal digits, not \"{text}\"."},
      {"apps.two_lengths", "A match has --deals or --to-score, not both."},
      {"apps.length", "The length of a match is a number from 1."},
      {"apps.names", "There are more names than seats."},
      {"apps.resume_alone",
       "A game that is resumed has its seats, rules and deals already: leave those options away."},
      {"apps.replay_to", "--to takes the number of a move, from 0."},
      {"apps.cannot_write", "{file} cannot be written."},

      {"apps.serving", "Parlor is at {address}"},

      {"apps.welcome", "Welcome to Parlor."},
      {"apps.choose", "Which game (1 to {most}, 0 to leave)? "},
      {"apps.no_choice", "\"{text}\" is none of the games; type a number from 1 to {most}."},
      {"apps.options", "Options, for --rules NAME=VALUE:"},
      {"apps.option_values", "{type}: {allowed} (by default {standard})"},
      {"apps.option_here", "{type}: {allowed} (by default {standard}, here {value})"},
      {"apps.players", "Computer players, for --seats:"},

      {"apps.laws_hold", "All laws hold: {deals} deals, {states} states."},
      {"apps.law_broken", "The law \"{law}\" is broken: {detail}"},
      {"apps.perft_line", "Line {line} of {file} is not GAME SEED DEPTH COUNT and then rules."},
      {"apps.perft_differs", "Line {line} of {file} says {said}, found were {found}."},
      {"apps.perft_total", "{counts} counts, {wrong} of them different."},
  });
  return kPhrases;
}

}  // namespace parlor
