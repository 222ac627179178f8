// Writes that go into one transaction: one statement for each kind, however many there are.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "store/database/write.h"
#include "store/postgres/connection.h"

namespace parlor::postgres {

// Whoever writes: the server's row, and its term.
struct Author {
  std::string node;
  std::uint64_t term;
};

// Carries them out in the transaction that is open, and sets their outcomes. Throws a Problem, after which
// nothing of them is stored. Returns how many tables were claimed from servers that are gone.
std::uint64_t carry_out(Connection& connection, const Author& author, std::span<Write> writes);

}  // namespace parlor::postgres
