#include "core/chance.h"

#include <algorithm>
#include <charconv>
#include <sodium.h>
#include <system_error>
#include <utility>

#include "core/text.h"

namespace parlor {

Seed Seed::of(std::uint64_t number) {
  Bytes bytes{};
  for (std::size_t i = 0; i < 8; ++i) bytes[i] = static_cast<std::uint8_t>(number >> (8 * i));
  return Seed(bytes);
}

Seed Seed::from_system() {
  Bytes bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return Seed(bytes);
}

Seed Seed::of_text(std::string_view text) {
  const std::vector<std::uint8_t> input(text.begin(), text.end());
  Bytes hash{};
  crypto_hash_sha256(hash.data(), input.data(), input.size());
  return Seed(hash);
}

std::optional<Seed> Seed::parse_hex(std::string_view text) {
  Bytes bytes{};
  if (text.size() != 2 * bytes.size()) return std::nullopt;
  std::size_t length = 0;
  const int bad =
      sodium_hex2bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &length, nullptr);
  if (bad != 0 || length != bytes.size()) return std::nullopt;
  return Seed(bytes);
}

std::optional<Seed> Seed::parse(std::string_view text) {
  if (text.size() == 2 * Bytes{}.size()) return parse_hex(text);
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || number >> 63 != 0) return std::nullopt;
  return of(number);
}

std::string Seed::to_string() const {
  std::uint64_t number = 0;
  for (std::size_t i = 0; i < 8; ++i) number |= std::uint64_t{bytes_[i]} << (8 * i);
  if (number >> 63 == 0 && of(number) == *this) return std::to_string(number);
  return hex();
}

std::string Seed::hex() const {
  std::string hex(2 * bytes_.size() + 1, '\0');
  sodium_bin2hex(hex.data(), hex.size(), bytes_.data(), bytes_.size());
  hex.pop_back();
  return hex;
}

Seed Seed::derive(std::uint32_t n) const {
  std::array<std::uint8_t, 32 + 4> input{};
  std::copy(bytes_.begin(), bytes_.end(), input.begin());
  for (std::size_t i = 0; i < 4; ++i) input[32 + i] = static_cast<std::uint8_t>(n >> (8 * i));
  Bytes hash{};
  crypto_hash_sha256(hash.data(), input.data(), input.size());
  return Seed(hash);
}

std::uint8_t Chance::next_byte() {
  if (used_ == block_.size()) {
    static constexpr std::array<std::uint8_t, 12> kNonce = {'L', 'i', 'b', 's', 'o', 'd',
                                                            'i', 'u', 'm', 'D', 'R', 'G'};
    block_.fill(0);
    crypto_stream_chacha20_ietf_xor_ic(block_.data(), block_.data(), block_.size(), kNonce.data(), blocks_++,
                                       seed_.bytes().data());
    used_ = 0;
  }
  return block_[used_++];
}

std::uint32_t Chance::below(std::uint32_t n) {
  const std::uint64_t fair = (std::uint64_t{1} << 32) / n * n;
  while (true) {
    std::uint32_t word = 0;
    for (int shift = 0; shift < 32; shift += 8) word |= std::uint32_t{next_byte()} << shift;
    if (word < fair) return word % n;
  }
}

std::vector<TileId> Chance::shuffle(int tiles) {
  std::vector<TileId> order;
  order.reserve(static_cast<std::size_t>(tiles));
  for (int i = 0; i < tiles; ++i) order.push_back(TileId::at(i));
  for (std::size_t i = order.size(); i-- > 1;) {
    std::swap(order[i], order[below(static_cast<std::uint32_t>(i + 1))]);
  }
  return order;
}

std::vector<TileId> Chance::draw_from_bag(int first, int end) {
  const int places = end - first;
  std::vector<bool> taken(static_cast<std::size_t>(places));
  std::vector<TileId> order;
  order.reserve(taken.size());
  for (int i = 0; i < places; ++i) {
    std::size_t place = below(static_cast<std::uint32_t>(places));
    while (taken[place]) place = (place + 1) % taken.size();
    taken[place] = true;
    order.push_back(TileId::at(first + static_cast<int>(place)));
  }
  return order;
}

namespace {

constexpr std::string_view kFairMethodName = "chacha20-fy-1";
constexpr std::string_view kBagMethodName = "chacha20-bag-1:";

}  // namespace

std::optional<Shuffle> Shuffle::parse(std::string_view text) {
  if (text == kFairMethodName) return fair();
  if (!text.starts_with(kBagMethodName)) return std::nullopt;
  const std::optional<int> tiles = parse_int(text.substr(kBagMethodName.size()));
  if (!tiles || *tiles < 1) return std::nullopt;
  return bag(*tiles);
}

std::string Shuffle::to_string() const {
  return bag_ == 0 ? std::string(kFairMethodName) : std::string(kBagMethodName) + std::to_string(bag_);
}

std::vector<TileId> Shuffle::order(const Seed& seed, int tiles) const {
  Chance chance(seed);
  if (bag_ == 0) return chance.shuffle(tiles);
  std::vector<TileId> order = chance.draw_from_bag(0, bag_);
  const std::vector<TileId> rest = chance.draw_from_bag(bag_, tiles);
  order.insert(order.end(), rest.begin(), rest.end());
  return order;
}

}  // namespace parlor
