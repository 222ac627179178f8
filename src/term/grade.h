// Runs a script program over a folder of cases and compares as the course's judge does.
#pragma once

#include <filesystem>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

#include "core/message.h"
#include "term/script_program.h"

namespace parlor {

// The first line in which two texts differ; white space at the ends of lines and at the end does not count.
struct Difference {
  std::size_t line;
  std::optional<std::string> expected;  // nothing where the text is at its end
  std::optional<std::string> found;
};
std::optional<Difference> first_difference(std::string_view expected, std::string_view found);

// Every NAME.in against its NAME.out (or as the program calls them), in order of names. 0 when all pass, 1
// when one differs, 2 when a case cannot be run or there is none.
int grade(const std::filesystem::path& folder, const ScriptProgram& program, const Catalogue& words,
          std::ostream& out, std::ostream& err);

}  // namespace parlor
