#include "server/framing.h"

#include <algorithm>

namespace parlor {
namespace {

char lowered(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same_token(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, {}, lowered, lowered);
}

}  // namespace

void Framing::read(std::string_view lines) {
  while (!lines.empty()) {
    const std::size_t end = lines.find("\r\n");
    read_line(lines.substr(0, end));
    if (end == std::string_view::npos) return;
    lines.remove_prefix(end + 2);
  }
}

void Framing::read_line(std::string_view line) {
  if (line.starts_with(' ') || line.starts_with('\t')) folded_ = true;
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos) return;
  const std::string_view name = line.substr(0, colon);
  std::string_view value = line.substr(colon + 1);
  if (same_token(name, "content-length")) ++lengths_;
  if (!same_token(name, "transfer-encoding")) return;
  ++encodings_;
  // Tabs and extra spaces are legal, but not everybody reads them alike.
  if (value.starts_with(' ')) value.remove_prefix(1);
  if (!same_token(value, "chunked")) odd_encoding_ = true;
}

bool Framing::clear(bool http_1_1) const {
  return encodings_ == 0 || (encodings_ == 1 && lengths_ == 0 && !odd_encoding_ && http_1_1);
}

}  // namespace parlor
