#include "server/server.h"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/host_name.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <cstdint>
#include <optional>
#include <spdlog/fmt/fmt.h>
#include <sys/resource.h>
#include <thread>
#include <utility>

#include "core/message.h"
#include "room/room.h"
#include "server/asio_strand.h"
#include "server/connection.h"
#include "server/log.h"
#include "store/store.h"

namespace parlor {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

constexpr std::chrono::milliseconds kDrain{3000};

std::string with_port(std::string_view host, int port) {
  return "http://" + std::string(host) + ":" + std::to_string(port);
}

// "https://cards.example.org/x" is a page of the origin "https://cards.example.org".
std::string origin_of(std::string_view url) {
  const std::size_t host = url.find("://");
  const std::size_t end = host == std::string_view::npos ? url.size() : url.find('/', host + 3);
  return std::string(url.substr(0, end));
}

// What addresses on this server begin with, if the operator said it; it may be a folder of a larger site.
std::string site_of(const ServerOptions& options) {
  std::string_view url = options.public_url;
  while (url.ends_with('/')) url.remove_suffix(1);
  return std::string(url);
}

// Every socket is a file: allow as many as the system permits.
void raise_file_limit() {
  rlimit files{};
  if (::getrlimit(RLIMIT_NOFILE, &files) != 0) return;
  files.rlim_cur = files.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &files);
}

int thread_count(int wanted) {
  return wanted > 0 ? wanted : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

// Servers on one machine differ in their ports.
NodeOptions node_of(const ServerOptions& options) {
  NodeOptions node = options.node;
  if (node.name.empty()) node.name = asio::ip::host_name() + "-" + std::to_string(options.port);
  return node;
}

// Logs when the store begins to fail and when it recovers. `words` must outlive the store.
Store::Watch store_watch(const Catalogue& words) {
  return {[&words](const Store::Failure& failure) {
            log_error("store_failing", {{"why", words.say(failure.why)}});
          },
          [](const Store::Failure& failure) {
            log_info("store_recovered", {{"seconds", fmt::format("{:.1f}", failure.seconds)},
                                         {"refused", std::to_string(failure.refused)}});
          }};
}

}  // namespace

class Server::Impl {
 public:
  Impl(const ServerOptions& options, std::unique_ptr<Store> store, Pages pages,
       const std::vector<GameListing>& games, const Languages& languages);
  ~Impl() {
    try {
      stop();
    } catch (...) {  // NOLINT: there is nobody left to tell
    }
  }

  std::optional<Message> listen(Proxies proxies);
  int port() const { return port_; }
  std::string address() const;
  void stop();
  void run_until_signal(const std::function<void()>& ready);

 private:
  asio::awaitable<void> accept();
  asio::awaitable<void> sweep();
  asio::awaitable<void> check_lease();
  std::vector<std::string> origins() const;

  // What connections use when they end is declared before the context, which ends them.
  ServerOptions options_;
  Metrics metrics_;
  Doorkeeper doorkeeper_;
  Pages pages_;
  asio::io_context context_;
  std::unique_ptr<Store> store_;
  Thinkers thinkers_;
  House house_;
  Api api_;
  std::shared_ptr<ConnectionContext> shared_;
  tcp::acceptor acceptor_;
  int port_ = 0;
  std::vector<std::thread> threads_;
  bool stopped_ = false;
};

Server::Impl::Impl(const ServerOptions& options, std::unique_ptr<Store> store, Pages pages,
                   const std::vector<GameListing>& games, const Languages& languages)
    : options_(options),
      doorkeeper_(options_.limits),
      pages_(std::move(pages)),
      context_(thread_count(options.threads)),
      store_(std::move(store)),
      thinkers_(thread_count(options.threads), options_.limits.waiting),
      house_({games, languages, *store_, metrics_, options_.limits,
              [this] { return std::make_unique<AsioStrand>(context_); }, thinkers_, doorkeeper_}),
      api_(house_, doorkeeper_, pages_),
      acceptor_(context_) {}

std::vector<std::string> Server::Impl::origins() const {
  std::vector<std::string> list = {with_port("localhost", port_), with_port("127.0.0.1", port_),
                                   with_port("[::1]", port_), with_port(options_.bind, port_)};
  if (!options_.public_url.empty()) list.push_back(origin_of(options_.public_url));
  return list;
}

std::optional<Message> Server::Impl::listen(Proxies proxies) {
  const auto failed = [this](const error_code& why) {
    return Message("server.cannot_listen",
                   {{"bind", options_.bind}, {"port", options_.port}, {"why", why.message()}});
  };
  error_code problem;
  const auto address = asio::ip::make_address(options_.bind, problem);
  if (problem) return failed(problem);
  const tcp::endpoint endpoint(address, static_cast<std::uint16_t>(options_.port));
  acceptor_.open(endpoint.protocol(), problem);
  if (!problem) acceptor_.set_option(tcp::acceptor::reuse_address(true), problem);
  if (!problem) acceptor_.bind(endpoint, problem);
  if (!problem) acceptor_.listen(tcp::acceptor::max_listen_connections, problem);
  if (problem) return failed(problem);
  port_ = acceptor_.local_endpoint().port();
  shared_ = std::make_shared<ConnectionContext>(house_, api_, doorkeeper_, pages_, site_of(options_),
                                                origins(), std::move(proxies));
  asio::co_spawn(context_, accept(), asio::detached);
  asio::co_spawn(context_, sweep(), asio::detached);
  if (store_->lease()) asio::co_spawn(context_, check_lease(), asio::detached);
  for (int i = 0; i < thread_count(options_.threads); ++i) {
    threads_.emplace_back([this] { context_.run(); });
  }
  return std::nullopt;
}

asio::awaitable<void> Server::Impl::accept() {
  while (acceptor_.is_open()) {
    error_code problem;
    tcp::socket socket = co_await acceptor_.async_accept(asio::make_strand(context_),
                                                         asio::redirect_error(asio::use_awaitable, problem));
    if (problem == asio::error::operation_aborted) co_return;
    if (problem) {
      // For example, there are no descriptors left: a moment later some may be free.
      log_error("accept_failed", {{"why", problem.message()}});
      asio::steady_timer pause(context_, std::chrono::milliseconds(100));
      co_await pause.async_wait(asio::redirect_error(asio::use_awaitable, problem));
      continue;
    }
    const auto executor = socket.get_executor();
    asio::co_spawn(executor, serve_http(shared_, std::move(socket)), asio::detached);
  }
}

asio::awaitable<void> Server::Impl::sweep() {
  asio::steady_timer timer(context_);
  while (true) {
    error_code stopped;
    timer.expires_after(options_.limits.sweep_every);
    co_await timer.async_wait(asio::redirect_error(asio::use_awaitable, stopped));
    if (stopped) co_return;
    house_.sweep();
  }
}

// Rooms notice by themselves when something happens at them; this is for those where nothing does.
asio::awaitable<void> Server::Impl::check_lease() {
  constexpr std::chrono::milliseconds kBetween{100};
  asio::steady_timer timer(context_);
  while (true) {
    error_code stopped;
    timer.expires_after(kBetween);
    co_await timer.async_wait(asio::redirect_error(asio::use_awaitable, stopped));
    if (stopped) co_return;
    house_.check_lease();
  }
}

std::string Server::Impl::address() const {
  if (!options_.public_url.empty()) return options_.public_url;
  const bool v6 = options_.bind.find(':') != std::string::npos;
  return with_port(v6 ? "[" + options_.bind + "]" : options_.bind, port_) + "/";
}

void Server::Impl::stop() {
  if (std::exchange(stopped_, true)) return;
  if (shared_) shared_->draining = true;
  asio::post(context_, [this] {
    error_code ignored;
    acceptor_.close(ignored);
  });
  house_.for_each([](const std::shared_ptr<Room>& room) {
    room->strand().post([room] { room->shut(Message("server.closing")); });
  });
  const auto deadline = std::chrono::steady_clock::now() + kDrain;
  const auto wait_until = [&](const std::function<bool()>& done) {
    while (!done() && std::chrono::steady_clock::now() < deadline)
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
  };
  wait_until([this] { return house_.all_shut(); });
  // Other servers can take over as soon as everything is written, while the goodbyes are under way.
  store_->close();
  wait_until([this] { return metrics_.clients <= 0; });
  thinkers_.stop();
  context_.stop();
  for (std::thread& thread : threads_) thread.join();
}

void Server::Impl::run_until_signal(const std::function<void()>& ready) {
  asio::io_context waiting;
  asio::signal_set signals(waiting, SIGTERM, SIGINT);
  signals.async_wait([](const error_code&, int) {});
  ready();
  waiting.run();
  log_info("draining");
  stop();
  log_info("stopped");
}

Result<std::unique_ptr<Server>> Server::start(const ServerOptions& options,
                                              const std::vector<GameListing>& games,
                                              const Languages& languages) {
  Pages pages;
  if (!options.page.empty()) {
    auto read = Pages::read(options.page, site_of(options));
    if (!read) return read.problem();
    pages = std::move(*read);
  }
  auto proxies = Proxies::parse(options.proxies);
  if (!proxies) return proxies.problem();
  raise_file_limit();
  auto store = Store::open(options.database, store_watch(languages.english()), node_of(options));
  if (!store) return store.problem();
  auto impl = std::make_unique<Impl>(options, std::move(*store), std::move(pages), games, languages);
  if (auto problem = impl->listen(std::move(*proxies))) return *problem;
  return std::unique_ptr<Server>(new Server(std::move(impl)));
}

Server::Server(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Server::~Server() = default;
int Server::port() const { return impl_->port(); }
std::string Server::address() const { return impl_->address(); }
void Server::stop() { impl_->stop(); }
void Server::run_until_signal(const std::function<void()>& ready) { impl_->run_until_signal(ready); }

}  // namespace parlor
