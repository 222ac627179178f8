// Writes that go into one transaction: one statement for each kind, however many there are.
#pragma once

#include <span>

#include "store/database/write.h"
#include "store/postgres/connection.h"

namespace parlor::postgres {

// Carries them out in the transaction that is open, and sets their outcomes. Throws a Problem, after which
// nothing of them is stored.
void carry_out(Connection& connection, std::span<Write> writes);

}  // namespace parlor::postgres
