// The fast generator for playouts, samples and players; never used to deal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <pcg_random.hpp>

#include "core/chance.h"

namespace parlor {

class FastRandom {
 public:
  explicit FastRandom(std::uint64_t seed) : generator_(seed) {}
  explicit FastRandom(const Seed& seed) : generator_(first_word(seed)) {}

  std::uint32_t next() { return generator_(); }
  // Lemire's multiply-and-reject: uniform, and almost never divides.
  std::uint32_t below(std::uint32_t n) {
    std::uint64_t product = std::uint64_t{next()} * n;
    if (static_cast<std::uint32_t>(product) < n) [[unlikely]] {
      const std::uint32_t threshold = -n % n;
      while (static_cast<std::uint32_t>(product) < threshold) product = std::uint64_t{next()} * n;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

 private:
  static std::uint64_t first_word(const Seed& seed) {
    std::uint64_t word = 0;
    for (std::size_t i = 0; i < 8; ++i) word |= std::uint64_t{seed.bytes()[i]} << (8 * i);
    return word;
  }
  pcg32 generator_;
};

}  // namespace parlor
