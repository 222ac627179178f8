#include "room/bucket.h"

#include <doctest/doctest.h>

namespace parlor {
namespace {

using std::chrono::milliseconds;

int taken(Bucket& bucket, Bucket::Time now, int asked) {
  int count = 0;
  for (int i = 0; i < asked; ++i) count += bucket.take(now) ? 1 : 0;
  return count;
}

TEST_CASE("a burst is allowed, and then a fixed number per second") {
  const Bucket::Time start{};
  Bucket bucket({3, 2}, start);
  CHECK(taken(bucket, start, 10) == 3);
  CHECK(taken(bucket, start + milliseconds(400), 10) == 0);
  CHECK(taken(bucket, start + milliseconds(600), 10) == 1);
  CHECK(taken(bucket, start + milliseconds(1600), 10) == 2);
}

TEST_CASE("after a long wait a full burst is allowed again, and no more") {
  const Bucket::Time start{};
  Bucket bucket({3, 2}, start);
  CHECK(taken(bucket, start, 3) == 3);
  CHECK(taken(bucket, start + std::chrono::hours(1), 10) == 3);
}

TEST_CASE("a refused request costs nothing") {
  const Bucket::Time start{};
  Bucket bucket({1, 1}, start);
  CHECK(bucket.take(start));
  for (int i = 1; i < 10; ++i) CHECK_FALSE(bucket.take(start + milliseconds(100 * i)));
  CHECK(bucket.take(start + milliseconds(1010)));
}

}  // namespace
}  // namespace parlor
