// Pages that the server writes itself: for addresses where nothing is, and what messengers show of a link to
// a table.
#pragma once

#include <string>
#include <string_view>

#include "core/languages.h"
#include "core/message.h"

namespace parlor {

// "<Ada & Ben>" as HTML has to write it, in a text or between quotes.
std::string as_html(std::string_view text);

// A page that says one sentence, with a link to the lobby. `path` is where it stands.
std::string notice_page(const Languages& languages, std::string_view language, const Message& what,
                        std::string_view path);

// What others are shown of a link before they follow it.
struct Preview {
  std::string title;
  std::string about;
  std::string site;  // "https://cards.example.org"; without one there is no picture
  std::string path;  // of the link
};

// The page's index with this preview, for an address one folder below it.
std::string page_with_preview(std::string_view index, const Preview& preview);

}  // namespace parlor
