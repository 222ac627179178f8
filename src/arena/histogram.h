// The times of many moves in little memory: exact count, sum and maximum, and counts in buckets about 3%
// wide.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>

namespace parlor {

class TimeHistogram {
 public:
  void add(std::uint64_t nanoseconds);
  void merge(const TimeHistogram& other);

  std::uint64_t count() const { return count_; }
  std::uint64_t most() const { return most_; }
  double mean() const { return count_ == 0 ? 0 : static_cast<double>(sum_) / static_cast<double>(count_); }
  // A time that `percent` percent of the moves did not exceed: the upper end of its bucket.
  std::uint64_t percentile(std::uint64_t percent) const;

  nlohmann::json to_json() const;
  // Throws the JSON library's exceptions if something is missing or has the wrong type.
  static TimeHistogram from_json(const nlohmann::json& json);

  friend bool operator==(const TimeHistogram&, const TimeHistogram&) = default;

 private:
  static constexpr int kOctaveBits = 5;  // 32 buckets per octave
  static constexpr std::size_t kPerOctave = std::size_t{1} << kOctaveBits;
  static constexpr std::size_t kBuckets = kPerOctave * (64 - kOctaveBits + 1);
  static std::size_t bucket_of(std::uint64_t value);
  static std::uint64_t upper_end(std::size_t bucket);

  std::uint64_t count_ = 0;
  std::uint64_t sum_ = 0;
  std::uint64_t most_ = 0;
  std::array<std::uint64_t, kBuckets> buckets_{};
};

}  // namespace parlor
