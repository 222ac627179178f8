#include "store/postgres/address.h"

#include <libpq-fe.h>
#include <memory>
#include <string_view>
#include <utility>

namespace parlor::postgres {

Address::Address(std::string url, std::string name) : url_(std::move(url)), name_(std::move(name)) {}

// What libpq has to say about a bad URL is not passed on, because it may quote the password.
Result<Address> Address::parse(const std::string& url) {
  const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> options(
      PQconninfoParse(url.c_str(), nullptr), &PQconninfoFree);
  if (!options) return Message("store.url_invalid");
  std::string host;
  std::string database;
  for (const PQconninfoOption* option = options.get(); option->keyword != nullptr; ++option) {
    if (option->val == nullptr) continue;
    if (option->keyword == std::string_view("host")) host = option->val;
    if (option->keyword == std::string_view("dbname")) database = option->val;
  }
  return Address(url, "postgresql://" + host + "/" + database);
}

}  // namespace parlor::postgres
