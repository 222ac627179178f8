// Some editors put a mark before the first character of a UTF-8 text. It says nothing of the text, so every
// reader of files and of standard input skips it.
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

// The same at the beginning of a stream; waits for no more than the mark needs, so that a person can type.
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
