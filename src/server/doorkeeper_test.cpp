#include "server/doorkeeper.h"

#include <doctest/doctest.h>

namespace parlor {
namespace {

using Ask = Doorkeeper::Ask;

Limits slow() {
  Limits limits;
  for (Rate Limits::* rate : {&Limits::requests, &Limits::tables, &Limits::address_messages}) {
    limits.*rate = {2, 0.0001};
  }
  return limits;
}

TEST_CASE("each address has its own count of each kind, over all its connections") {
  const Limits limits = slow();
  Doorkeeper doorkeeper(limits);
  const Visit first(doorkeeper, "a");
  const Visit second(doorkeeper, "a");
  const Visit other(doorkeeper, "b");
  CHECK(first.allows(Ask::message));
  CHECK(second.allows(Ask::message));
  CHECK_FALSE(first.allows(Ask::message));
  CHECK_FALSE(doorkeeper.allows("a", Ask::message));
  CHECK(other.allows(Ask::message));
  CHECK(first.allows(Ask::table));
}

TEST_CASE("an address that reconnects keeps its count") {
  const Limits limits = slow();
  Doorkeeper doorkeeper(limits);
  for (int i = 0; i < 2; ++i) CHECK(Visit(doorkeeper, "a").allows(Ask::message));
  CHECK_FALSE(Visit(doorkeeper, "a").allows(Ask::message));
}

TEST_CASE("however many addresses come, a fixed number is remembered: those connected, and the latest") {
  const Limits limits = slow();
  Doorkeeper doorkeeper(limits);
  const Visit connected(doorkeeper, "connected");
  for (int i = 0; i < 2; ++i) CHECK(connected.allows(Ask::message));
  for (std::size_t i = 0; i < Doorkeeper::kMostVisitors + 100; ++i) {
    doorkeeper.allows("passing " + std::to_string(i), Ask::request);
    if (i % 1000 == 0) doorkeeper.allows("busy", Ask::request);
  }
  CHECK(doorkeeper.remembered() == Doorkeeper::kMostVisitors);
  CHECK_FALSE(connected.allows(Ask::message));
  CHECK_FALSE(doorkeeper.allows("connected", Ask::message));
  CHECK_FALSE(doorkeeper.allows("busy", Ask::request));
}

}  // namespace
}  // namespace parlor
