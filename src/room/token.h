// Tokens, which open a seat, and table IDs. Both are random. Only hashes are stored of tokens and of profile
// keys, which clients create and keep; a profile's key opens every seat taken with it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/message.h"

namespace parlor {

// 26 characters from an alphabet of 32: 130 bits.
std::string new_table_id();
bool is_table_id(std::string_view text);
// What to tell somebody who sent another text as an ID.
Message bad_table_id();

// 128 bits as 32 lowercase hexadecimal digits: the key of a profile, or the token of a seat.
bool is_key(std::string_view text);

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

// Drawn by the client, so that it can repeat its request if it got no answer, or sent to the client once.
struct SeatToken {
  std::string text;  // 128 random bits in hexadecimal
  TokenHash hash;

  static SeatToken make();
  // One that the client has drawn.
  static SeatToken of(std::string text);
};

}  // namespace parlor
