// For tests of things that happen eventually, on other threads.
#pragma once

#include <chrono>
#include <functional>
#include <thread>

namespace parlor::test {

// Waits until the condition holds; false if it takes far longer than it should.
inline bool comes_true(const std::function<bool()>& what) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
  while (!what()) {
    if (std::chrono::steady_clock::now() > end) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  return true;
}

}  // namespace parlor::test
