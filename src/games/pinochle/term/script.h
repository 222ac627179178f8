// The course's program: a properties file in, the log of a deal out.
#pragma once

#include <string_view>

#include "engine/player.h"
#include "games/pinochle/rules/pinochle.h"
#include "term/given_game.h"
#include "term/script_program.h"

namespace parlor::pinochle {

// `players` must outlive it; it has the levels random, basic and smart, of which the computers are made that
// take over where the script ends. Exit code 2, one sentence and no log where the file is wrong.
ScriptProgram make_script(const PlayerLevels<Pinochle>& players);

// The same file for a person at seat 1 (given_script.cpp): its steps are played as long as they last, then
// person and computer go on. The stock lies for who wins the bidding by the script; for the person, where the
// script does not say.
Result<GivenGame> game_of_properties(std::string_view text, const Seed& seed);

}  // namespace parlor::pinochle
