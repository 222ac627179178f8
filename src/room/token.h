// Tokens, which open a seat, and table IDs. Both are random. Only hashes are stored of tokens and of profile
// keys, which clients create and keep; a profile's key opens every seat taken with it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace parlor {

// 26 characters from an alphabet of 32: 130 bits.
std::string new_table_id();
bool is_table_id(std::string_view text);

// 128 bits as 32 lowercase hexadecimal digits.
bool is_profile_key(std::string_view text);

class TokenHash {
 public:
  static TokenHash of(std::string_view token);
  static std::optional<TokenHash> parse(std::string_view hex);
  std::string to_string() const;
  // Compares in constant time.
  bool fits(std::string_view token) const;

 private:
  using Bytes = std::array<std::uint8_t, 32>;
  explicit TokenHash(const Bytes& bytes) : bytes_(bytes) {}
  Bytes bytes_;
};

// Sent to the client once.
struct SeatToken {
  std::string text;  // 128 random bits in hexadecimal
  TokenHash hash;

  static SeatToken make();
};

}  // namespace parlor
