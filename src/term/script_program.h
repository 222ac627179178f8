// A course's script format: a program that reads a case and writes the answer.
#pragma once

#include <functional>
#include <istream>
#include <ostream>
#include <string>
#include <vector>

#include "core/chance.h"

namespace parlor {

struct ScriptRequest {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  std::vector<std::string> settings{};  // KEY=VALUE, overriding the input
  Seed seed = Seed::of(1);              // for whatever the input leaves to chance
  std::string* record = nullptr;        // receives the record of the deal, if the format has one
  std::string rules{};                  // of the game, as text; empty for the rules of the course
};

// The file name endings of a case: its input and the expected output.
struct CaseFiles {
  std::string input = ".in";
  std::string answer = ".out";
  bool answer_needed = true;  // if false, a case without expected output is run but not graded
};

struct ScriptProgram {
  std::function<int(const ScriptRequest&)> run;  // returns the exit code
  bool takes_settings = false;
  bool takes_rules = false;
  bool keeps_record = false;
  CaseFiles cases{};

  explicit operator bool() const { return static_cast<bool>(run); }
};

}  // namespace parlor
