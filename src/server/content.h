// What every client gets alike, in the forms that there are of it, and which form a client is sent.
#pragma once

#include <string>
#include <string_view>

namespace parlor {

struct Content {
  std::string type = {};
  std::string plain = {};
  std::string brotli = {};  // empty where there is none
  std::string gzip = {};    // the same
  std::string tag = {};     // changes with the content: hexadecimal digits
  bool lasting = false;     // its name changes with its content
};

// One of the forms: what "Content-Encoding" says of it (nothing where it is plain), and its bytes.
struct ContentForm {
  std::string_view coding;
  std::string_view bytes;

  // What "ETag" says: every form has its own.
  std::string tag(const Content& content) const;
};

// The smallest form that "Accept-Encoding" allows; the plain one where it allows none.
ContentForm best_form(const Content& content, std::string_view header);

// Does "If-None-Match" name this tag? Proxies that compress may have marked it as weak.
bool names_tag(std::string_view tags, std::string_view tag);

std::string content_tag(std::string_view bytes);

}  // namespace parlor
