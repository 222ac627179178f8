// Some editors put a mark before the first character of a UTF-8 text. It means nothing, so all readers of
// files and standard input skip it.
#pragma once

#include <cstddef>
#include <ios>
#include <istream>
#include <string_view>

namespace parlor {

inline constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

inline std::string_view without_byte_order_mark(std::string_view text) {
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  return text;
}

// The same at the beginning of a stream. Reads no more than it has to, so that a person can type.
inline void skip_byte_order_mark(std::istream& in) {
  std::size_t read = 0;
  while (read < kByteOrderMark.size() && in.peek() == static_cast<unsigned char>(kByteOrderMark[read])) {
    in.get();
    ++read;
  }
  if (read == 0 || read == kByteOrderMark.size()) return;
  in.clear(in.rdstate() & ~std::ios::eofbit);
  while (read > 0) in.putback(kByteOrderMark[--read]);
}

}  // namespace parlor
