// Pages that the server writes itself: for unknown addresses, and the preview that messengers show of a link
// to a table.
#pragma once

#include <string>
#include <string_view>

#include "core/languages.h"
#include "core/message.h"

namespace parlor {

// Escapes text such as "<Ada & Ben>" for HTML, in content or between quotes.
std::string as_html(std::string_view text);

// A page with one sentence and a link to the lobby. `path` is its address.
std::string notice_page(const Languages& languages, std::string_view language, const Message& what,
                        std::string_view path);

// The preview of a link.
struct Preview {
  std::string title;
  std::string about;
  std::string site;  // "https://cards.example.org"; without one there is no picture
  std::string path;  // of the link
};

// The page's index.html with the full address of the lobby's picture: messengers ignore relative ones.
std::string page_at_site(std::string_view index, std::string_view site);

// The page's index.html with this preview, for an address one folder below it.
std::string page_with_preview(std::string_view index, const Preview& preview);

}  // namespace parlor
