// Deals that nobody could have chosen: method "sha256-chain-1".
//
// Before the first deal the dealer hashes a secret root with SHA-256 once for every deal the match can have
// and publishes the last hash, the commitment. The secret of deal n, hashed n times, gives the commitment, so
// it can no longer be changed, yet it reveals nothing about later deals. The players' words go into the seed
// too, so the dealer alone cannot choose it either. docs/api.md describes the method in full.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/chance.h"

namespace parlor {

inline constexpr std::string_view kFairMethod = "sha256-chain-1";

// The secret of one deal (deals count from 1 to `deals`): the root hashed `deals - deal` times.
Seed chain_secret(const Seed& root, int deals, int deal);
// The hash published before the first deal: the root hashed `deals` times.
Seed chain_commitment(const Seed& root, int deals);
// Whether this is the secret of that deal under the commitment.
bool leads_to(const Seed& secret, int deal, const Seed& commitment);
// The seed of a deal: the hash of its secret and the words of all seats in order, each followed by a line
// feed.
Seed fair_seed(const Seed& secret, std::span<const std::string> words);

}  // namespace parlor
