// What opens a seat, and what names a table. Both are random; a token is kept only as its hash, and so is the
// key of a profile, which a person makes and keeps: it opens every seat taken with it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace parlor {

// 26 characters of 32: 130 bits.
std::string new_table_id();
bool is_table_id(std::string_view text);

// 128 bits as 32 hexadecimal digits in small letters.
bool is_profile_key(std::string_view text);

class TokenHash {
 public:
  static TokenHash of(std::string_view token);
  static std::optional<TokenHash> parse(std::string_view hex);
  std::string to_string() const;
  // In constant time, whatever is presented.
  bool fits(std::string_view token) const;

 private:
  using Bytes = std::array<std::uint8_t, 32>;
  explicit TokenHash(const Bytes& bytes) : bytes_(bytes) {}
  Bytes bytes_;
};

// Handed out once.
struct SeatToken {
  std::string text;  // 128 random bits in hexadecimal
  TokenHash hash;

  static SeatToken make();
};

}  // namespace parlor
