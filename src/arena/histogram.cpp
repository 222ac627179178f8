#include "arena/histogram.h"

#include <algorithm>
#include <bit>
#include <nlohmann/json.hpp>
#include <utility>

namespace parlor {

// Numbers of one octave share their leading bit; the five bits after it select the bucket. Below 64
// everything is exact.
std::size_t TimeHistogram::bucket_of(std::uint64_t value) {
  if (value < kPerOctave) return value;
  const int shift = 63 - std::countl_zero(value) - kOctaveBits;
  return kPerOctave * static_cast<std::size_t>(shift) + (value >> shift);
}

std::uint64_t TimeHistogram::upper_end(std::size_t bucket) {
  if (bucket < 2 * kPerOctave) return bucket;
  const std::size_t shift = bucket / kPerOctave - 1;
  return ((kPerOctave + bucket % kPerOctave + 1) << shift) - 1;
}

void TimeHistogram::add(std::uint64_t nanoseconds) {
  ++count_;
  sum_ += nanoseconds;
  most_ = std::max(most_, nanoseconds);
  ++buckets_[bucket_of(nanoseconds)];
}

void TimeHistogram::merge(const TimeHistogram& other) {
  count_ += other.count_;
  sum_ += other.sum_;
  most_ = std::max(most_, other.most_);
  for (std::size_t i = 0; i < kBuckets; ++i) buckets_[i] += other.buckets_[i];
}

std::uint64_t TimeHistogram::percentile(std::uint64_t percent) const {
  const std::uint64_t needed = (count_ * percent + 99) / 100;
  std::uint64_t seen = 0;
  for (std::size_t i = 0; i < kBuckets; ++i) {
    seen += buckets_[i];
    if (seen >= needed) return std::min(upper_end(i), most_);
  }
  return most_;
}

nlohmann::json TimeHistogram::to_json() const {
  nlohmann::json filled = nlohmann::json::array();
  for (std::size_t i = 0; i < kBuckets; ++i) {
    if (buckets_[i] != 0) filled.push_back({i, buckets_[i]});
  }
  return {{"sum", sum_}, {"max", most_}, {"buckets", std::move(filled)}};
}

TimeHistogram TimeHistogram::from_json(const nlohmann::json& json) {
  TimeHistogram read;
  read.sum_ = json.at("sum").get<std::uint64_t>();
  read.most_ = json.at("max").get<std::uint64_t>();
  for (const auto& pair : json.at("buckets")) {
    const auto count = pair.at(1).get<std::uint64_t>();
    read.buckets_.at(pair.at(0).get<std::size_t>()) += count;
    read.count_ += count;
  }
  return read;
}

}  // namespace parlor
