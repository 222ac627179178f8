#include "server/gzip.h"

#include <boost/beast/zlib/deflate_stream.hpp>
#include <boost/crc.hpp>
#include <cstdint>

namespace parlor {
namespace {

namespace zlib = boost::beast::zlib;

constexpr int kSmallest = 9;
constexpr int kWindowBits = 15;
constexpr int kMemory = 8;

void append_word(std::string& bytes, std::uint32_t word) {
  for (int shift = 0; shift < 32; shift += 8) bytes += static_cast<char>((word >> shift) & 0xFFU);
}

}  // namespace

std::string gzipped(std::string_view text) {
  // The gzip header: deflate, no name, no time, best compression, unknown system.
  std::string bytes("\x1f\x8b\x08\0\0\0\0\0\x02\xff", 10);
  const std::size_t head = bytes.size();
  zlib::deflate_stream stream;
  stream.reset(kSmallest, kWindowBits, kMemory, zlib::Strategy::normal);
  bytes.resize(head + stream.upper_bound(text.size()));
  zlib::z_params step;
  step.next_in = text.data();
  step.avail_in = text.size();
  step.next_out = bytes.data() + head;
  step.avail_out = bytes.size() - head;
  boost::system::error_code ended;  // reports the end of the stream
  stream.write(step, zlib::Flush::finish, ended);
  bytes.resize(head + step.total_out);
  boost::crc_32_type sum;
  sum.process_bytes(text.data(), text.size());
  append_word(bytes, sum.checksum());
  append_word(bytes, static_cast<std::uint32_t>(text.size()));
  return bytes;
}

}  // namespace parlor
