// Deals that nobody could choose: method "sha256-chain-1".
//
// Before the first deal the dealer hashes a secret root with SHA-256 as often as there may be deals and shows
// the last hash, the commitment. The secret of deal n, hashed n times, is the commitment: it cannot be
// changed afterwards, and tells nothing of the deals to come. The players' words go into the seed too, so the
// dealer did not choose it either. docs/api.md has the whole of it.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/chance.h"

namespace parlor {

inline constexpr std::string_view kFairMethod = "sha256-chain-1";

// The secret of one deal, numbered from 1 to `deals`: the root hashed `deals - deal` times.
Seed chain_secret(const Seed& root, int deals, int deal);
// What is shown before the first deal: the root hashed `deals` times.
Seed chain_commitment(const Seed& root, int deals);
// Is this the secret of that deal under the commitment?
bool leads_to(const Seed& secret, int deal, const Seed& commitment);
// The seed of a deal: the hash of its secret and the words of all seats in order, a line feed after each.
Seed fair_seed(const Seed& secret, std::span<const std::string> words);

}  // namespace parlor
