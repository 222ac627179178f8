// Randomness that is the same on every machine: ChaCha20 keyed with a 32-byte seed, and shuffles driven by
// it.
//
// Method "chacha20-fy-1": the stream is ChaCha20 (IETF) with the seed as key and the nonce "LibsodiumDRG",
// which is libsodium's randombytes_buf_deterministic. A number below n is the next four bytes, little endian,
// modulo n; words at or above the largest multiple of n up to 2^32 are skipped. The shuffle starts from 0, 1,
// ... n-1 and, for i = n-1 down to 1, swaps the entries at i and below(i + 1).
//
// Method "chacha20-bag-1:K" draws from a bag in which the tiles lie in order: first the first K tiles, then
// the remaining ones as a bag of their own. A draw looks at position below(size of the bag) and takes the
// first tile still there from that position on, wrapping around at the end.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/tile.h"

namespace parlor {

class Seed {
 public:
  using Bytes = std::array<std::uint8_t, 32>;

  static Seed of(std::uint64_t number);
  static Seed from_bytes(const Bytes& bytes) { return Seed(bytes); }
  static Seed from_system();                   // 256 bits from the operating system
  static Seed of_text(std::string_view text);  // its SHA-256
  // Accepts a decimal number below 2^63 or 64 hexadecimal digits.
  static std::optional<Seed> parse(std::string_view text);
  // Accepts only the hexadecimal form.
  static std::optional<Seed> parse_hex(std::string_view text);

  const Bytes& bytes() const { return bytes_; }
  std::string to_string() const;
  // Always 64 hexadecimal digits: the form in which fair deals show commitments, secrets and seeds.
  std::string hex() const;
  // The n-th seed derived from this one: SHA-256 of the seed followed by n in four bytes, little endian.
  Seed derive(std::uint32_t n) const;

  friend bool operator==(const Seed&, const Seed&) = default;

 private:
  explicit Seed(const Bytes& bytes) : bytes_(bytes) {}
  Bytes bytes_;
};

class Chance {
 public:
  explicit Chance(const Seed& seed) : seed_(seed) {}

  std::uint32_t below(std::uint32_t n);
  // 0, 1, ... tiles - 1 in random order, every order equally likely.
  std::vector<TileId> shuffle(int tiles);
  // The tiles from `first` up to (not including) `end`, in the order they are drawn from a bag.
  std::vector<TileId> draw_from_bag(int first, int end);

 private:
  std::uint8_t next_byte();

  Seed seed_;
  std::array<std::uint8_t, 64> block_{};
  std::uint32_t blocks_ = 0;
  std::size_t used_ = 64;
};

// How a seed determines the order of a deal: one of the methods above, by name.
class Shuffle {
 public:
  static Shuffle fair() { return Shuffle(0); }
  static Shuffle bag(int tiles) { return Shuffle(tiles); }
  static std::optional<Shuffle> parse(std::string_view text);

  std::string to_string() const;
  std::vector<TileId> order(const Seed& seed, int tiles) const;
  friend bool operator==(const Shuffle&, const Shuffle&) = default;

 private:
  explicit Shuffle(int bag) : bag_(bag) {}
  int bag_;  // the number of tiles in the first bag; 0 for a fair shuffle
};

}  // namespace parlor
