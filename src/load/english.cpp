#include "load/english.h"

#include <array>

namespace parlor {

std::span<const Phrase> load_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"load.failed", "The server at {host}, port {port} cannot be put under load: {why}."},
      {"load.loopback", "Load runs stay on this machine: the host is a loopback address, not \"{host}\"."},
  });
  return kPhrases;
}

}  // namespace parlor
