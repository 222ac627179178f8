#include "room/token.h"

#include <algorithm>
#include <sodium.h>
#include <utility>

namespace parlor {
namespace {

constexpr std::string_view kAlphabet = "0123456789abcdefghjkmnpqrstvwxyz";  // no i, l, o, u: easily misread
constexpr std::size_t kIdLength = 26;
constexpr std::size_t kTokenBytes = 16;

std::array<std::uint8_t, 32> sha256(std::string_view text) {
  std::array<std::uint8_t, 32> hash{};
  crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
  return hash;
}

std::string hex(const std::uint8_t* bytes, std::size_t count) {
  std::string text(count * 2 + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), bytes, count);
  text.pop_back();
  return text;
}

}  // namespace

std::string new_table_id() {
  std::array<std::uint8_t, kIdLength> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  std::string id;
  for (std::uint8_t byte : bytes) id += kAlphabet[byte % kAlphabet.size()];  // 256 is a multiple of 32
  return id;
}

bool is_table_id(std::string_view text) {
  return text.size() == kIdLength &&
         std::ranges::all_of(text, [](char c) { return kAlphabet.find(c) != std::string_view::npos; });
}

Message bad_table_id() {
  return Message("server.bad_id",
                 {{"length", static_cast<std::int64_t>(kIdLength)}, {"alphabet", std::string(kAlphabet)}});
}

bool is_key(std::string_view text) {
  return text.size() == kTokenBytes * 2 &&
         text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

TokenHash TokenHash::of(std::string_view token) { return TokenHash(sha256(token)); }

std::optional<TokenHash> TokenHash::parse(std::string_view text) {
  Bytes bytes{};
  std::size_t length = 0;
  const bool whole =
      sodium_hex2bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &length, nullptr) == 0;
  if (!whole || length != bytes.size()) return std::nullopt;
  return TokenHash(bytes);
}

std::string TokenHash::to_string() const { return hex(bytes_.data(), bytes_.size()); }

bool TokenHash::fits(std::string_view token) const {
  const Bytes presented = sha256(token);
  return sodium_memcmp(presented.data(), bytes_.data(), bytes_.size()) == 0;
}

SeatToken SeatToken::make() {
  std::array<std::uint8_t, kTokenBytes> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return of(hex(bytes.data(), bytes.size()));
}

SeatToken SeatToken::of(std::string text) {
  const TokenHash hash = TokenHash::of(text);
  return {std::move(text), hash};
}

}  // namespace parlor
