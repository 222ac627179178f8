// Lines typed at a terminal, with editing and history.
#pragma once

#include <memory>
#include <ostream>

#include "term/line_source.h"

namespace parlor {

// Nothing where the terminal does not allow it.
std::unique_ptr<LineSource> open_edited_lines(std::ostream& out);

}  // namespace parlor
