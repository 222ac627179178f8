// Okey in the terminal.
#pragma once

#include <memory>

#include "term/screen.h"

namespace parlor::okey {

std::unique_ptr<Screen> make_screen();

}  // namespace parlor::okey
