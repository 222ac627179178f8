// The course's program: reads a properties file and writes the log of a deal.
#pragma once

#include <string_view>

#include "engine/player.h"
#include "games/pinochle/rules/pinochle.h"
#include "term/given_game.h"
#include "term/script_program.h"

namespace parlor::pinochle {

// `players` must outlive it and has the levels random, basic and smart, which provide the computers that take
// over when the script ends. If the file is wrong: exit code 2, one sentence and no log.
ScriptProgram make_script(const PlayerLevels<Pinochle>& players);

// The same file for a person at seat 1 (given_script.cpp): its steps are played as long as they last, then
// the person and the computer continue. The stock is ordered for the seat that wins the bidding in the
// script, or for the person if the script does not say.
Result<GivenGame> game_of_properties(std::string_view text, const Seed& seed);

}  // namespace parlor::pinochle
