// For tests that start programs: whether one is still there.
#pragma once

#include <fstream>
#include <string>
#include <sys/types.h>

namespace parlor::test {

// One that has ended may stay a zombie until somebody reaps it.
inline bool runs(pid_t process) {
  std::ifstream stat("/proc/" + std::to_string(process) + "/stat");
  std::string number;
  std::string name;
  std::string status = "X";
  stat >> number >> name >> status;
  return status != "Z" && status != "X";
}

}  // namespace parlor::test
