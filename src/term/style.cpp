#include "term/style.h"

#include <cstdlib>
#include <unistd.h>

namespace parlor {
namespace {

std::string_view code(Ink ink) {
  switch (ink) {
    case Ink::bold:
      return "\033[1m";
    case Ink::dim:
      return "\033[2m";
    case Ink::red:
      return "\033[91m";
    case Ink::green:
      return "\033[32m";
    case Ink::blue:
      return "\033[94m";
    case Ink::yellow:
      return "\033[93m";
  }
  return {};
}

bool is_set(const char* variable) {
  const char* value = std::getenv(variable);  // NOLINT(concurrency-mt-unsafe): read before any thread starts
  return value != nullptr && *value != '\0';
}

bool is_dumb() {
  const char* name = std::getenv("TERM");  // NOLINT(concurrency-mt-unsafe)
  return name == nullptr || std::string_view(name) == "dumb";
}

}  // namespace

bool is_terminal(int descriptor) { return isatty(descriptor) != 0; }

Style Style::of_output(bool unicode) {
  const bool terminal = is_terminal(STDOUT_FILENO) && !is_dumb();
  return {.colour = terminal && !is_set("NO_COLOR"), .unicode = unicode, .terminal = terminal};
}

std::string Style::paint(Ink ink, std::string_view text) const {
  if (!colour) return std::string(text);
  std::string painted(code(ink));
  painted += text;
  return painted + "\033[0m";
}

std::string_view Style::clear() const { return terminal ? "\033[H\033[2J\033[3J" : ""; }

}  // namespace parlor
