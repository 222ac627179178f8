// Strands on the threads of the server.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/strand.hpp>
#include <chrono>

#include "room/strand.h"

namespace parlor {

using TableExecutor = boost::asio::strand<boost::asio::io_context::executor_type>;

class AsioStrand final : public Strand {
 public:
  explicit AsioStrand(boost::asio::io_context& context) : executor_(context.get_executor()) {}

  const TableExecutor& executor() const { return executor_; }
  void post(Task task) override;
  Timer after(std::chrono::milliseconds delay, Task task) override;
  Time now() const override { return std::chrono::steady_clock::now(); }

 private:
  TableExecutor executor_;
};

}  // namespace parlor
