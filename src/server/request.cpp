#include "server/request.h"

#include <boost/url/encode.hpp>
#include <boost/url/grammar/lut_chars.hpp>
#include <boost/url/parse.hpp>
#include <boost/url/pct_string_view.hpp>
#include <boost/url/rfc/pchars.hpp>
#include <boost/url/url_view.hpp>

#include "core/text.h"

namespace parlor {
namespace {

namespace urls = boost::urls;

// Some clients send characters unencoded that should be encoded.
std::string with_all_encoded(std::string_view target) {
  constexpr auto kKept = urls::pchars + urls::grammar::lut_chars("/?");
  std::string encoded;
  for (const char& c : target) {
    if (c == '%') {
      encoded += c;
    } else {
      encoded += urls::encode({&c, 1}, kKept);
    }
  }
  return encoded;
}

void read_url(const urls::url_view& url, Request& request) {
  request.path = url.path();
  for (std::string segment : url.segments()) {
    if (!segment.empty()) request.segments.push_back(std::move(segment));
  }
  for (const auto& parameter : url.params()) request.query[parameter.key] = parameter.value;
}

}  // namespace

bool read_target(std::string_view target, Request& request) {
  if (const auto url = urls::parse_origin_form(target)) {
    read_url(*url, request);
    return true;
  }
  if (!urls::make_pct_string_view(target)) return false;
  const std::string encoded = with_all_encoded(target);
  if (const auto url = urls::parse_origin_form(encoded)) {
    read_url(*url, request);
  } else {
    request.path = target;  // not a path, so nothing is there
  }
  return true;
}

PathPattern::PathPattern(const char* text) : parts_(split(text, '/')) {}

std::optional<std::vector<std::string_view>> PathPattern::match(std::span<const std::string> segments) const {
  if (segments.size() != parts_.size()) return std::nullopt;
  std::vector<std::string_view> named;
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    if (parts_[i].starts_with('{')) {
      named.push_back(segments[i]);
    } else if (parts_[i] != segments[i]) {
      return std::nullopt;
    }
  }
  return named;
}

}  // namespace parlor
