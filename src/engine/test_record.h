// For tests of records.
#pragma once

#include <cstdint>
#include <string>
#include <variant>

#include "engine/record.h"

namespace parlor::test {

// What is wrong with a record and in which line, or whether it was read whole or cut.
inline std::string record_problem(const std::string& text) {
  const auto read = read_record(text);
  if (read) return read->cut ? "cut" : "read";
  std::string said = read.problem().key;
  if (const Value* line = read.problem().find("line"))
    said += " at " + std::to_string(std::get<std::int64_t>(*line));
  return said;
}

}  // namespace parlor::test
