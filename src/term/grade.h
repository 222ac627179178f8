// Runs a script program over a folder of cases and compares the output as the course's judge does.
#pragma once

#include <filesystem>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

#include "core/message.h"
#include "term/script_program.h"

namespace parlor {

// The first line in which two texts differ; whitespace at the ends of lines and at the end of the text is
// ignored.
struct Difference {
  std::size_t line;
  std::optional<std::string> expected;  // nothing if the text has ended
  std::optional<std::string> found;
};
std::optional<Difference> first_difference(std::string_view expected, std::string_view found);

// Compares every NAME.in with its NAME.out (or whatever the program's endings are), sorted by name. Returns 0
// if all pass, 1 if one differs, 2 if a case cannot be run or there is none.
int grade(const std::filesystem::path& folder, const ScriptProgram& program, const Catalogue& words,
          std::ostream& out, std::ostream& err);

}  // namespace parlor
