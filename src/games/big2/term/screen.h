// Big-2 in the terminal.
#pragma once

#include <memory>

#include "term/screen.h"

namespace parlor::big2 {

std::unique_ptr<Screen> make_screen();

}  // namespace parlor::big2
