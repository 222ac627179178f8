// For tests that start programs: whether one is still running.
#pragma once

#include <fstream>
#include <string>
#include <sys/types.h>

namespace parlor::test {

// A process that has ended may stay a zombie until it is reaped.
inline bool runs(pid_t process) {
  std::ifstream stat("/proc/" + std::to_string(process) + "/stat");
  std::string number;
  std::string name;
  std::string status = "X";
  stat >> number >> name >> status;
  return status != "Z" && status != "X";
}

}  // namespace parlor::test
