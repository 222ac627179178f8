// What every connection needs to know of the server.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/api.h"
#include "server/doorkeeper.h"
#include "server/house.h"
#include "server/pages.h"
#include "server/proxies.h"

namespace parlor {

struct Front {
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

// A connection, counted for its address as long as this lives.
class Visit {
 public:
  Visit(Doorkeeper& doorkeeper, std::string address)
      : doorkeeper_(&doorkeeper), address_(std::move(address)), let_in_(doorkeeper.let_in(address_)) {}
  Visit(Visit&& other) noexcept
      : doorkeeper_(other.doorkeeper_),
        address_(std::move(other.address_)),
        let_in_(std::exchange(other.let_in_, false)) {}
  Visit& operator=(Visit&&) = delete;
  Visit(const Visit&) = delete;
  Visit& operator=(const Visit&) = delete;
  ~Visit() {
    if (let_in_) doorkeeper_->let_out(address_);
  }
  bool let_in() const { return let_in_; }

 private:
  Doorkeeper* doorkeeper_;
  std::string address_;
  bool let_in_;
};

}  // namespace parlor
