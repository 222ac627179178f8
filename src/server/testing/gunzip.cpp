#include "server/testing/gunzip.h"

#include <boost/beast/zlib/inflate_stream.hpp>
#include <boost/crc.hpp>
#include <cstdint>

namespace parlor::test {
namespace {

constexpr std::size_t kHead = 10;
constexpr std::size_t kTail = 8;

std::uint32_t word_at(const std::string& bytes, std::size_t at) {
  std::uint32_t word = 0;
  for (std::size_t i = 4; i-- > 0;) word = word << 8U | static_cast<unsigned char>(bytes[at + i]);
  return word;
}

}  // namespace

std::string gunzipped(const std::string& bytes) {
  if (bytes.size() < kHead + kTail || !bytes.starts_with("\x1f\x8b\x08")) return {};
  std::string text(word_at(bytes, bytes.size() - 4), '\0');
  boost::beast::zlib::inflate_stream stream;
  boost::beast::zlib::z_params step;
  step.next_in = bytes.data() + kHead;
  step.avail_in = bytes.size() - kHead - kTail;
  step.next_out = text.data();
  step.avail_out = text.size();
  boost::system::error_code ended;
  stream.write(step, boost::beast::zlib::Flush::finish, ended);
  boost::crc_32_type sum;
  sum.process_bytes(text.data(), text.size());
  const bool right = step.total_out == text.size() && sum.checksum() == word_at(bytes, bytes.size() - kTail);
  return right ? text : std::string();
}

}  // namespace parlor::test
