#include "load/english.h"

#include <array>

namespace parlor {

std::span<const Phrase> load_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"load.failed", "The load test of {host}, port {port} failed: {why}."},
      {"load.loopback", "Load tests run only on this machine: \"{host}\" is not a loopback address."},
  });
  return kPhrases;
}

}  // namespace parlor
