// What a browser that opens an address says of itself: the language of its reader, what it can show, and by
// which address it found us.
#pragma once

#include <string>
#include <string_view>

#include "core/languages.h"

namespace parlor {

// The language that an Accept-Language header likes best of those there are: "de, tr;q=0.8" is "tr". English
// where it names none of them.
std::string reader_language(const Languages& languages, std::string_view accepted);

// Whether a person reads the answer: browsers ask for text/html by name when somebody opens an address.
bool wants_page(std::string_view accepted);

// "https://cards.example.org", as it is put into links that others follow; "" where `host`, from a header, is
// no name of a machine.
std::string site_address(std::string_view scheme, std::string_view host);

}  // namespace parlor
