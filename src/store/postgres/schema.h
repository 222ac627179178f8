// The tables in the database, and how those of earlier versions are upgraded.
#pragma once

#include "store/postgres/address.h"
#include "store/postgres/connection.h"

namespace parlor::postgres {

// Begins a transaction in which no other server prepares the schema; the number is arbitrary.
inline constexpr const char* kBeginAlone = "BEGIN; SELECT pg_advisory_xact_lock(72616531)";

// Creates the tables or upgrades older ones. The transaction that is open must hold a lock that keeps out
// other servers. Throws a Refusal if the database is not ours or is from a newer version.
void prepare_schema(Connection& connection, const Address& address);

}  // namespace parlor::postgres
