#include "core/fair.h"

#include <cstdint>
#include <sodium.h>
#include <vector>

namespace parlor {
namespace {

Seed hashed(Seed seed, int times) {
  for (int i = 0; i < times; ++i) {
    Seed::Bytes hash{};
    crypto_hash_sha256(hash.data(), seed.bytes().data(), seed.bytes().size());
    seed = Seed::from_bytes(hash);
  }
  return seed;
}

}  // namespace

Seed chain_secret(const Seed& root, int deals, int deal) { return hashed(root, deals - deal); }

Seed chain_commitment(const Seed& root, int deals) { return hashed(root, deals); }

bool leads_to(const Seed& secret, int deal, const Seed& commitment) {
  return hashed(secret, deal) == commitment;
}

Seed fair_seed(const Seed& secret, std::span<const std::string> words) {
  std::vector<std::uint8_t> input(secret.bytes().begin(), secret.bytes().end());
  for (const std::string& word : words) {
    input.insert(input.end(), word.begin(), word.end());
    input.push_back('\n');
  }
  Seed::Bytes hash{};
  crypto_hash_sha256(hash.data(), input.data(), input.size());
  return Seed::from_bytes(hash);
}

}  // namespace parlor
