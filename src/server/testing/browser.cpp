#include "server/testing/browser.h"

#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <stdexcept>
#include <thread>
#include <utility>

namespace parlor::test {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using boost::system::error_code;

tcp::endpoint loopback(int port) {
  return {asio::ip::address_v4::loopback(), static_cast<std::uint16_t>(port)};
}

}  // namespace

HttpAnswer request(int port, const std::string& method, const std::string& path, const std::string& body,
                   const Headers& headers) {
  asio::io_context context;
  tcp::socket socket(context);
  error_code problem;
  socket.connect(loopback(port), problem);
  if (problem) return {};
  http::request<http::string_body> asked(http::string_to_verb(method), path, 11);
  asked.set(http::field::host, "127.0.0.1:" + std::to_string(port));
  for (const auto& [name, value] : headers) asked.set(name, value);
  asked.body() = body;
  asked.prepare_payload();
  http::write(socket, asked, problem);
  beast::flat_buffer buffer;
  http::response_parser<http::string_body> parser;
  parser.body_limit(std::uint64_t{64} << 20U);
  if (method == "HEAD") parser.skip(true);
  http::read(socket, buffer, parser, problem);
  if (problem) return {};
  HttpAnswer answer{static_cast<int>(parser.get().result_int()), {}, parser.get().body()};
  for (const auto& field : parser.get()) {
    answer.headers[std::string(field.name_string())] = std::string(field.value());
  }
  return answer;
}

std::string exchange(int port, const std::string& bytes, std::chrono::milliseconds most) {
  asio::io_context context;
  beast::tcp_stream stream(context);
  stream.connect(loopback(port));
  error_code ignored;
  asio::write(stream.socket(), asio::buffer(bytes), ignored);
  std::string answer;
  std::array<char, 4096> chunk{};
  stream.expires_after(most);
  std::function<void()> read = [&] {
    stream.async_read_some(asio::buffer(chunk), [&](const error_code& problem, std::size_t size) {
      answer.append(chunk.data(), size);
      if (!problem) read();
    });
  };
  read();
  context.run();
  return answer;
}

class Socket::Impl {
 public:
  bool connect(int port, const std::string& table, const Headers& headers) {
    error_code problem;
    socket_.next_layer().connect(loopback(port), problem);
    if (problem) return false;
    socket_.next_layer().set_option(tcp::no_delay(true));
    socket_.read_message_max(std::size_t{64} << 20U);
    socket_.set_option(websocket::stream_base::decorator([&](websocket::request_type& asked) {
      for (const auto& [name, value] : headers) asked.set(name, value);
    }));
    socket_.handshake("127.0.0.1:" + std::to_string(port), "/api/tables/" + table + "/socket", problem);
    if (problem) return false;
    asio::post(context_, [this] { read(); });
    thread_ = std::thread([this] { context_.run(); });
    return true;
  }

  ~Impl() {
    asio::post(context_, [this] {
      error_code ignored;
      socket_.next_layer().close(ignored);
    });
    guard_.reset();
    if (thread_.joinable()) thread_.join();
  }

  bool send(const std::string& text, bool binary) {
    std::unique_lock lock(mutex_);
    if (closed_) return false;
    bool done = false;
    bool good = false;
    asio::post(context_, [&] {
      socket_.binary(binary);
      socket_.async_write(asio::buffer(text), [&](const error_code& problem, std::size_t) {
        const std::scoped_lock finished(mutex_);
        good = !problem;
        done = true;
        changed_.notify_all();
      });
    });
    changed_.wait(lock, [&] { return done; });
    return good;
  }

  std::optional<nlohmann::json> next(std::chrono::milliseconds most) {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, most, [this] { return taken_ < texts_.size() || closed_; });
    if (taken_ == texts_.size()) return std::nullopt;
    return nlohmann::json::parse(texts_[taken_++]);
  }

  void stop_reading() {
    const std::scoped_lock lock(mutex_);
    reading_ = false;
  }
  bool closed() const {
    const std::scoped_lock lock(mutex_);
    return closed_;
  }
  std::vector<std::string> received() const {
    const std::scoped_lock lock(mutex_);
    return texts_;
  }

 private:
  void read() {
    socket_.async_read(buffer_, [this](const error_code& problem, std::size_t) {
      const std::scoped_lock lock(mutex_);
      if (problem) {
        closed_ = true;
      } else {
        texts_.push_back(beast::buffers_to_string(buffer_.data()));
        buffer_.consume(buffer_.size());
        if (reading_) read();
      }
      changed_.notify_all();
    });
  }

  asio::io_context context_;
  asio::executor_work_guard<asio::io_context::executor_type> guard_{context_.get_executor()};
  websocket::stream<tcp::socket, false> socket_{context_};
  beast::flat_buffer buffer_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<std::string> texts_;
  std::size_t taken_ = 0;
  bool reading_ = true;
  bool closed_ = false;
  std::thread thread_;
};

Socket::Socket(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Socket::~Socket() = default;

std::unique_ptr<Socket> Socket::open(int port, const std::string& table, const Headers& headers) {
  auto impl = std::make_unique<Impl>();
  if (!impl->connect(port, table, headers)) return nullptr;
  return std::unique_ptr<Socket>(new Socket(std::move(impl)));
}

bool Socket::send_text(const std::string& text) { return impl_->send(text, false); }
bool Socket::send_binary(const std::string& bytes) { return impl_->send(bytes, true); }
std::optional<nlohmann::json> Socket::next(std::chrono::milliseconds most) { return impl_->next(most); }

std::optional<nlohmann::json> Socket::next(const std::string& type) {
  while (auto message = next()) {
    if (message->at("type") == type) return message;
  }
  return std::nullopt;
}

void Socket::stop_reading() { impl_->stop_reading(); }
bool Socket::closed() const { return impl_->closed(); }
std::vector<std::string> Socket::received() const { return impl_->received(); }

nlohmann::json Person::sit(int port) {
  socket = Socket::open(port, table);
  if (!socket) throw std::runtime_error("the server let nobody in");
  socket->send({{"type", "sit"}, {"token", token}, {"moves", true}});
  auto state = socket->next("state");
  if (!state) throw std::runtime_error("the server told no state");
  return *state;
}

std::vector<Person> open_table(int port, int people, nlohmann::json more) {
  nlohmann::json seats = nlohmann::json::array({{{"kind", "person"}, {"name", "Person 0"}}});
  for (int i = 1; i < 4; ++i) {
    seats.push_back(i < people ? nlohmann::json{{"kind", "open"}}
                               : nlohmann::json{{"kind", "computer"}, {"level", "random"}});
  }
  nlohmann::json wanted = {{"game", "big2"}, {"seats", seats}, {"pace", 0}, {"word", "w0"}};
  wanted.update(more);
  const HttpAnswer made = post(port, "/api/tables", wanted);
  if (made.status != 201) throw std::runtime_error("no table: " + made.body);
  std::vector<Person> all;
  const auto take = [&](const nlohmann::json& ticket) {
    all.push_back({ticket.at("table"), ticket.at("seat"), ticket.at("token"), nullptr});
  };
  take(made.json());
  for (int i = 1; i < people; ++i) {
    const std::string number = std::to_string(i);
    const HttpAnswer joined = post(port, "/api/tables/" + all[0].table + "/join",
                                   {{"name", "Person " + number}, {"word", "w" + number}});
    if (joined.status != 201) throw std::runtime_error("no seat: " + joined.body);
    take(joined.json());
  }
  for (Person& person : all) person.sit(port);
  return all;
}

}  // namespace parlor::test
