// Content that is the same for every client, in its compressed forms, and the choice of the form to send.
#pragma once

#include <string>
#include <string_view>

namespace parlor {

struct Content {
  std::string type = {};
  std::string plain = {};
  std::string brotli = {};  // empty if there is none
  std::string gzip = {};    // the same
  std::string tag = {};     // changes with the content: hexadecimal digits
  bool lasting = false;     // its name changes with its content
};

// One of the forms: its "Content-Encoding" (empty if uncompressed) and its bytes.
struct ContentForm {
  std::string_view coding;
  std::string_view bytes;

  // The value of "ETag"; every form has its own.
  std::string tag(const Content& content) const;
};

// The smallest form that "Accept-Encoding" allows; the uncompressed one if it allows none.
ContentForm best_form(const Content& content, std::string_view header);

// Whether "If-None-Match" names this tag. Proxies that compress may have marked it as weak.
bool names_tag(std::string_view tags, std::string_view tag);

std::string content_tag(std::string_view bytes);

}  // namespace parlor
