// A course's script format: a program that reads a case and writes its answer.
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
  std::vector<std::string> settings{};  // KEY=VALUE, on top of what the input says
  Seed seed = Seed::of(1);              // for what the input leaves to chance
  std::string* record = nullptr;        // gets the record of the deal, where the format keeps one
  std::string rules{};                  // of the game, as text; empty for those of the course
};

// How the files of a case end: what goes in, and what has to come out.
struct CaseFiles {
  std::string input = ".in";
  std::string answer = ".out";
  bool answer_needed = true;  // else a file without an answer is there to be run, not graded
};

struct ScriptProgram {
  std::function<int(const ScriptRequest&)> run;  // gives the exit code
  bool takes_settings = false;
  bool takes_rules = false;
  bool keeps_record = false;
  CaseFiles cases{};

  explicit operator bool() const { return static_cast<bool>(run); }
};

}  // namespace parlor
