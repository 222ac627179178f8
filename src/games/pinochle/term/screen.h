// Pinochle in the terminal.
#pragma once

#include <memory>

#include "term/screen.h"

namespace parlor::pinochle {

std::unique_ptr<Screen> make_screen();

}  // namespace parlor::pinochle
