// For tests: the program as people run it, from arguments to output and exit code.
#pragma once

#include <array>
#include <cstdio>
#include <doctest/doctest.h>
#include <string>
#include <sys/wait.h>

namespace parlor::test {

struct Ran {
  int code = 0;
  std::string out;
};

// Runs `parlor ARGUMENTS` through the shell, without colours and without a terminal. `variables` go before
// the command: "HOME=/x ".
inline Ran run(const std::string& arguments, const std::string& variables = "",
               const std::string& program = PARLOR_PROGRAM) {
  const std::string command = "cd " PARLOR_SOURCE_DIR " && " + variables + program + " " + arguments;
  std::FILE* pipe = popen(command.c_str(), "r");
  REQUIRE(pipe != nullptr);
  Ran ran;
  std::array<char, 4096> buffer{};
  while (const std::size_t got = std::fread(buffer.data(), 1, buffer.size(), pipe))
    ran.out.append(buffer.data(), got);
  ran.code = WEXITSTATUS(pclose(pipe));
  return ran;
}

// Expects one sentence that contains `part`, exit code 2, and nothing on standard output.
inline void refused(const std::string& arguments, const std::string& part) {
  const Ran ran = run(arguments + " 2>&1 </dev/null");
  CHECK_MESSAGE(ran.code == 2, arguments, ": ", ran.out);
  CHECK_MESSAGE(ran.out.find(part) != std::string::npos, arguments, ": ", ran.out);
  CHECK_MESSAGE(run(arguments + " 2>/dev/null </dev/null").out.empty(), arguments);
}

}  // namespace parlor::test
