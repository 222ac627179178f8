#include "load/server_link.h"

#include <boost/beast/http.hpp>
#include <cstdint>
#include <stdexcept>
#include <utility>

namespace parlor {
namespace {

namespace asio = boost::asio;
namespace http = boost::beast::http;

double metric(const std::string& text, const std::string& name) {
  const std::size_t at = text.find("\n" + name + " ");
  return at == std::string::npos ? 0 : std::stod(text.substr(at + name.size() + 2));
}

}  // namespace

ServerLink::ServerLink(const LoadRequest& request) : request_(request), stream_(context_) {
  stream_.connect(asio::ip::tcp::endpoint(asio::ip::make_address(request.host),
                                          static_cast<std::uint16_t>(request.port)));
  stream_.socket().set_option(asio::ip::tcp::no_delay(true));
  const auto games = nlohmann::json::parse(ask(false, "/api/games", "", 200));
  for (const auto& game : games.at("games")) {
    if (game.at("name") == request.game) seats_ = game.at("seats");
  }
  if (seats_ == 0) throw std::runtime_error("the server has no game \"" + request.game + "\"");
}

std::string ServerLink::ask(bool post, const std::string& path, const std::string& body, unsigned expected) {
  http::request<http::string_body> request(post ? http::verb::post : http::verb::get, path, 11);
  request.set(http::field::host, request_.host);
  request.body() = body;
  request.prepare_payload();
  http::write(stream_, request);
  http::response<http::string_body> response;
  http::read(stream_, buffer_, response);
  if (response.result_int() != expected) {
    throw std::runtime_error("the server answered " + std::to_string(response.result_int()) + ": " +
                             response.body());
  }
  return std::move(response.body());
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
  const nlohmann::json wanted = {
      {"game", request_.game}, {"match", "deals 100"}, {"pace", 0}, {"seats", seats}, {"word", "load"}};
  const auto made = nlohmann::json::parse(ask(true, "/api/tables", wanted.dump(), 201));
  const std::string table = made.at("table");
  std::vector<Ticket> tickets = {{table, made.at("token"), made.at("seat")}};
  for (int i = 1; i < people; ++i) {
    const nlohmann::json who = {{"name", "Load " + std::to_string(i)}, {"word", "load"}};
    const auto joined = nlohmann::json::parse(ask(true, "/api/tables/" + table + "/join", who.dump(), 201));
    tickets.push_back({table, joined.at("token"), joined.at("seat")});
  }
  return tickets;
}

ServerFigures ServerLink::figures() {
  const std::string text = ask(false, "/metrics", "", 200);
  return {metric(text, "process_resident_memory_bytes"), metric(text, "process_cpu_seconds_total"),
          metric(text, "parlor_commit_seconds_count"), metric(text, "parlor_store_writes_total")};
}

}  // namespace parlor
