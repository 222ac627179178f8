// A set of up to 64 small items in one machine word: hands, piles, cards already played.
#pragma once

#include <bit>
#include <cstdint>

#if defined(__BMI2__)
#include <immintrin.h>
#include <type_traits>
#endif

namespace parlor {

// The k-th lowest set bit of `bits` (counting from 0), as a mask.
constexpr std::uint64_t select_bit(std::uint64_t bits, int k) {
#if defined(__BMI2__)
  if (!std::is_constant_evaluated()) return _pdep_u64(std::uint64_t{1} << k, bits);
#endif
  for (; k > 0; --k) bits &= bits - 1;
  return bits & (~bits + 1);
}

// Item provides at(int) and index(); items are ordered by index.
template <class Item>
class BitSet {
 public:
  constexpr BitSet() = default;
  static constexpr BitSet from_bits(std::uint64_t bits) { return BitSet(bits); }
  static constexpr BitSet of(Item item) { return BitSet(std::uint64_t{1} << item.index()); }
  static constexpr BitSet first(int count) {
    return BitSet(count == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1);
  }

  constexpr std::uint64_t bits() const { return bits_; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool contains(Item item) const { return (bits_ >> item.index() & 1U) != 0; }
  constexpr bool contains_all(BitSet other) const { return (other.bits_ & ~bits_) == 0; }
  constexpr Item lowest() const { return Item::at(std::countr_zero(bits_)); }
  constexpr Item highest() const { return Item::at(63 - std::countl_zero(bits_)); }
  constexpr Item nth(int k) const { return Item::at(std::countr_zero(select_bit(bits_, k))); }
  constexpr void add(Item item) { bits_ |= std::uint64_t{1} << item.index(); }
  constexpr void remove(Item item) { bits_ &= ~(std::uint64_t{1} << item.index()); }

  friend constexpr BitSet operator|(BitSet a, BitSet b) { return BitSet(a.bits_ | b.bits_); }
  friend constexpr BitSet operator&(BitSet a, BitSet b) { return BitSet(a.bits_ & b.bits_); }
  friend constexpr BitSet operator-(BitSet a, BitSet b) { return BitSet(a.bits_ & ~b.bits_); }
  constexpr BitSet& operator|=(BitSet other) { return *this = *this | other; }
  constexpr BitSet& operator-=(BitSet other) { return *this = *this - other; }
  friend constexpr auto operator<=>(BitSet, BitSet) = default;

  class Iterator {
   public:
    constexpr explicit Iterator(std::uint64_t bits) : bits_(bits) {}
    constexpr Item operator*() const { return Item::at(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t bits_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  constexpr explicit BitSet(std::uint64_t bits) : bits_(bits) {}
  std::uint64_t bits_ = 0;
};

}  // namespace parlor
