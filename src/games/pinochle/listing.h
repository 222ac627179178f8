// Pinochle, ready for the lists of games: what plays it, what it has in a terminal, and what examines it.
#pragma once

#include "listing/listing.h"

namespace parlor {
struct GameTerminal;
struct GameLab;
}  // namespace parlor

namespace parlor::pinochle {

GameListing listing();
GameTerminal terminal();  // term/screen.cpp
GameLab lab();            // lab/lab.cpp

}  // namespace parlor::pinochle
