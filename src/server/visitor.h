// What a request says about the visitor: their language, whether a person reads the answer, and the address
// they used.
#pragma once

#include <string>
#include <string_view>

#include "core/languages.h"

namespace parlor {

// The available language that an Accept-Language header prefers: "tr" for "de, tr;q=0.8". English if it names
// none.
std::string reader_language(const Languages& languages, std::string_view accepted);

// Whether a person reads the answer: browsers ask for text/html by name when somebody opens an address.
bool wants_page(std::string_view accepted);

// "https://cards.example.org", for links that others follow; "" if `host`, which comes from a header, is not
// a valid host name.
std::string site_address(std::string_view scheme, std::string_view host);

}  // namespace parlor
