// Where a PostgreSQL database is.
#pragma once

#include <string>

#include "core/message.h"

namespace parlor::postgres {

class Address {
 public:
  // A URL as libpq reads it: postgresql://USER:PASSWORD@HOST:PORT/NAME?OPTION=VALUE, where everything after
  // the slashes may be omitted.
  static Result<Address> parse(const std::string& url);

  const std::string& url() const { return url_; }
  // For people: without the user, the password and the options.
  const std::string& name() const { return name_; }

 private:
  Address(std::string url, std::string name);
  std::string url_;
  std::string name_;
};

}  // namespace parlor::postgres
