#include "server/asio_strand.h"

#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/post.hpp>
#include <memory>
#include <utility>

namespace parlor {

namespace asio = boost::asio;

void AsioStrand::post(Task task) { asio::post(executor_, std::move(task)); }

Timer AsioStrand::after(std::chrono::milliseconds delay, Task task) {
  using TableTimer = asio::basic_waitable_timer<std::chrono::steady_clock,
                                                asio::wait_traits<std::chrono::steady_clock>, TableExecutor>;
  auto timer = std::make_shared<TableTimer>(executor_, delay);
  timer->async_wait([task = std::move(task)](const boost::system::error_code& cancelled) {
    if (!cancelled) task();
  });
  return timer;
}

}  // namespace parlor
