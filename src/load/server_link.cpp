#include "load/server_link.h"

#include <algorithm>
#include <boost/beast/http.hpp>
#include <chrono>
#include <cstdint>
#include <exception>
#include <random>
#include <stdexcept>
#include <thread>
#include <utility>

namespace parlor {
namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;

double metric(const std::string& text, const std::string& name) {
  const std::size_t at = text.find("\n" + name + " ");
  return at == std::string::npos ? 0 : std::stod(text.substr(at + name.size() + 2));
}

// Random hexadecimal digits: the token of a seat has 32, and the ID of a table 26 of these and other
// characters.
std::string drawn(int digits) {
  std::random_device random;
  std::string text;
  for (int i = 0; i < digits; ++i) text += "0123456789abcdef"[random() % 16];
  return text;
}

[[noreturn]] void refuse(unsigned status, const std::string& body) {
  if (status == 0) throw std::runtime_error("the server did not answer: " + body);
  throw std::runtime_error("the server answered " + std::to_string(status) + ": " + body);
}

}  // namespace

ServerLink::ServerLink(const LoadRequest& request) : request_(request), stream_(context_) {
  connect();
  const auto games = nlohmann::json::parse(get("/api/games"));
  for (const auto& game : games.at("games")) {
    if (game.at("name") == request.game) seats_ = game.at("seats");
  }
  if (seats_ == 0) throw std::runtime_error("the server has no game \"" + request.game + "\"");
}

void ServerLink::connect() {
  stream_.close();
  buffer_.clear();
  stream_.connect(asio::ip::tcp::endpoint(asio::ip::make_address(request_.host),
                                          static_cast<std::uint16_t>(request_.port)));
  stream_.socket().set_option(asio::ip::tcp::no_delay(true));
}

ServerLink::Response ServerLink::ask(bool post, const std::string& path, const std::string& body) {
  http::request<http::string_body> request(post ? http::verb::post : http::verb::get, path, 11);
  request.set(http::field::host, request_.host);
  request.body() = body;
  request.prepare_payload();
  boost::system::error_code problem;
  http::write(stream_, request, problem);
  http::response<http::string_body> response;
  if (!problem) http::read(stream_, buffer_, response, problem);
  if (problem) return {0, problem.message()};
  if (!response.keep_alive()) connect();
  return {response.result_int(), std::move(response.body())};
}

std::string ServerLink::get(const std::string& path) {
  Response response = ask(false, path, "");
  if (response.status != 200) refuse(response.status, response.body);
  return std::move(response.body);
}

nlohmann::json ServerLink::post(const std::string& path, const nlohmann::json& body) {
  constexpr int kAttempts = 50;
  std::string node;
  std::chrono::milliseconds pause{0};
  for (int attempt = 1;; ++attempt) {
    const Response response = ask(true, path + node, body.dump());
    if (response.status == 200 || response.status == 201) return nlohmann::json::parse(response.body);
    const bool elsewhere = response.status == 421;
    if (!elsewhere && response.status != 0 && response.status < 502) refuse(response.status, response.body);
    if (attempt == kAttempts) refuse(response.status, response.body);
    node = elsewhere ? "?node=" + nlohmann::json::parse(response.body).at("node").get<std::string>() : "";
    std::this_thread::sleep_for(pause);
    pause = std::min(pause + std::chrono::milliseconds(20), std::chrono::milliseconds(500));
    try {
      if (response.status == 0) connect();
    } catch (const std::exception&) {  // NOLINT: the next attempt fails too, and there is one more
    }
  }
}

std::vector<Ticket> ServerLink::open_table(int people) {
  nlohmann::json seats = nlohmann::json::array({{{"kind", "person"}, {"name", "Load 0"}}});
  for (int i = 1; i < seats_; ++i) {
    if (i < people) {
      seats.push_back({{"kind", "open"}});
    } else {
      seats.push_back({{"kind", "computer"}, {"level", "random"}});
    }
  }
  const nlohmann::json wanted = {{"game", request_.game}, {"match", "deals 100"}, {"pace", 0},
                                 {"seats", seats},        {"word", "load"},       {"token", drawn(32)}};
  const std::string table = drawn(26);
  const auto made = post("/api/tables/" + table, wanted);
  std::vector<Ticket> tickets = {{table, made.at("token"), made.at("seat")}};
  for (int i = 1; i < people; ++i) {
    const nlohmann::json who = {
        {"name", "Load " + std::to_string(i)}, {"word", "load"}, {"token", drawn(32)}};
    const auto joined = post("/api/tables/" + table + "/join", who);
    tickets.push_back({table, joined.at("token"), joined.at("seat")});
  }
  return tickets;
}

std::optional<ServerFigures> ServerLink::figures() {
  const auto [status, text] = ask(false, "/metrics", "");
  if (status != 200) return std::nullopt;
  return ServerFigures{metric(text, "process_resident_memory_bytes"),
                       metric(text, "process_cpu_seconds_total"), metric(text, "parlor_commit_seconds_count"),
                       metric(text, "parlor_store_writes_total")};
}

}  // namespace parlor
