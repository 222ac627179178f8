// What every connection needs to know of the server.
#pragma once

#include <atomic>
#include <string>
#include <string_view>
#include <vector>

#include "server/api.h"
#include "server/doorkeeper.h"
#include "server/house.h"
#include "server/pages.h"
#include "server/proxies.h"

namespace parlor {

struct ConnectionContext {
  House& house;
  Api& api;
  Doorkeeper& doorkeeper;
  const Pages& pages;
  std::vector<std::string> origins;  // pages that may talk to us: "http://localhost:8080"
  Proxies proxies;
  std::atomic<bool> draining = false;

  // Browsers always say where a page comes from; programs need not.
  bool welcomes(std::string_view origin) const;
};

}  // namespace parlor
