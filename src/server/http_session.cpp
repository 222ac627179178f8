#include <algorithm>
#include <atomic>
#include <boost/asio/async_result.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <cerrno>
#include <cstdint>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <sys/socket.h>
#include <utility>
#include <vector>

#include "room/messages.h"
#include "room/room.h"
#include "server/connection.h"
#include "server/content.h"
#include "server/framing.h"
#include "server/log.h"
#include "server/proxies.h"
#include "server/shown_page.h"
#include "server/visitor.h"

namespace parlor {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using boost::system::error_code;
using TextRequest = http::request<http::string_body>;
using TextResponse = http::response<http::string_body>;

constexpr std::string_view kPolicy =
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws: "
    "wss:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

constexpr std::size_t kHeaderRead = 1024;  // most headers take one or two reads

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

TextResponse response(const TextRequest& request, int status, std::string_view type, std::string body) {
  TextResponse answer(static_cast<http::status>(status), request.version());
  answer.set(http::field::content_type, beast::string_view(type.data(), type.size()));
  answer.set("Content-Security-Policy", beast::string_view(kPolicy.data(), kPolicy.size()));
  answer.set("X-Content-Type-Options", "nosniff");
  answer.set("X-Frame-Options", "DENY");
  answer.set("Referrer-Policy", "no-referrer");
  answer.set("Cross-Origin-Opener-Policy", "same-origin");
  answer.set(http::field::cache_control, "no-store");
  // A client over its limits has to reconnect, and that is counted too.
  answer.keep_alive(request.keep_alive() && status != 429);
  answer.body() = std::move(body);
  answer.prepare_payload();
  if (request.method() == http::verb::head) answer.body().clear();  // the length stays
  return answer;
}

// All lines of a header that may be split over several.
std::string header_list(const TextRequest& request, http::field name) {
  std::string list;
  const auto lines = request.equal_range(name);
  for (auto line = lines.first; line != lines.second; ++line) list.append(view(line->value())).append(",");
  return list;
}

TextResponse content_response(const TextRequest& request, const Content& content) {
  const ContentForm form = best_form(content, header_list(request, http::field::accept_encoding));
  const std::string tag = form.tag(content);
  const bool known = names_tag(header_list(request, http::field::if_none_match), tag);
  TextResponse answer = known ? response(request, 304, content.type, "")
                              : response(request, 200, content.type, std::string(form.bytes));
  answer.set(http::field::cache_control,
             content.lasting ? "public, max-age=31536000, immutable" : "no-cache");
  answer.set(http::field::etag, tag);
  answer.set(http::field::vary, "Accept-Encoding");
  if (!known && !form.coding.empty()) {
    answer.set(http::field::content_encoding, beast::string_view(form.coding.data(), form.coding.size()));
  }
  return answer;
}

TextResponse response(const TextRequest& request, Answer answer) {
  if (answer.tag.empty()) return response(request, answer.status, answer.type, std::move(answer.body));
  return content_response(request, {.type = std::move(answer.type),
                                    .plain = std::move(answer.body),
                                    .gzip = std::move(answer.gzip),
                                    .tag = std::move(answer.tag)});
}

// The status for a malformed request; nothing if the client just went away.
std::optional<int> status_of(const error_code& problem) {
  if (problem == http::error::header_limit) return 431;
  if (problem == http::error::body_limit) return 413;
  if (problem == http::error::end_of_stream || problem == beast::error::timeout) return std::nullopt;
  if (problem.category() == make_error_code(http::error::bad_target).category()) return 400;
  return std::nullopt;
}

class HttpSession {
 public:
  HttpSession(std::shared_ptr<ConnectionContext> context, asio::ip::tcp::socket socket)
      : context_(std::move(context)), stream_(std::move(socket)) {
    error_code ignored;
    peer_ = plain_address(stream_.socket().remote_endpoint(ignored).address());
  }

  asio::awaitable<void> run() {
    // The connections of a proxy belong to many people: behind a proxy, sockets are counted for the person
    // who opens them.
    std::optional<Visit> visit;
    if (!context_->proxies.named(peer_)) visit.emplace(context_->doorkeeper, counted_address(peer_));
    if (visit && !visit->let_in()) co_return;
    bool more = true;
    while (more) {
      http::request_parser<http::string_body> parser;
      parser.header_limit(static_cast<std::uint32_t>(limits().header_bytes));
      parser.body_limit(limits().body_bytes);
      stream_.expires_after(limits().request_time);
      error_code problem = co_await read_header(parser);
      if (!problem && beast::websocket::is_upgrade(parser.get())) {
        co_await upgrade(parser.release(), std::move(visit));
        co_return;
      }
      if (!problem) {
        co_await http::async_read(stream_, buffer_, parser,
                                  asio::redirect_error(asio::use_awaitable, problem));
      }
      if (problem) {
        co_await refuse_bad(problem);
        break;
      }
      more = co_await answer(parser.release());
    }
    error_code ignored;
    stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, ignored);
  }

 private:
  const Limits& limits() const { return context_->house.limits(); }

  // As Beast does it, but also checks the lines themselves, before any of the body is read.
  asio::awaitable<error_code> read_header(http::request_parser<http::string_body>& parser) {
    Framing framing;
    while (true) {
      error_code problem;
      const std::string_view bytes(static_cast<const char*>(buffer_.data().data()), buffer_.size());
      const std::size_t used = bytes.empty() ? 0 : parser.put(buffer_.data(), problem);
      framing.read(bytes.substr(0, used));
      buffer_.consume(used);
      if (problem && problem != http::error::need_more) co_return problem;
      if (parser.is_header_done()) break;
      const std::size_t got = co_await stream_.async_read_some(
          buffer_.prepare(kHeaderRead), asio::redirect_error(asio::use_awaitable, problem));
      if (problem == asio::error::eof) {
        co_return parser.got_some() ? http::error::partial_message : http::error::end_of_stream;
      }
      if (problem) co_return problem;
      buffer_.commit(got);
    }
    const auto& request = parser.get();
    if (framing.folded()) co_return http::error::bad_obs_fold;
    if (!framing.clear(request.version() == 11)) co_return http::error::bad_transfer_encoding;
    const bool body = parser.chunked() || parser.content_length().value_or(0) > 0;
    if (body && beast::websocket::is_upgrade(request)) co_return http::error::unexpected_body;
    co_return error_code();
  }

  asio::awaitable<bool> write(TextResponse answer) {
    stream_.expires_after(limits().request_time);
    const bool more = answer.keep_alive();
    error_code problem;
    co_await http::async_write(stream_, answer, asio::redirect_error(asio::use_awaitable, problem));
    co_return more && !problem;
  }

  asio::awaitable<void> refuse_bad(error_code problem) {
    const auto status = status_of(problem);
    if (status) co_await write(bad_request(*status, problem));
  }

  TextResponse bad_request(int status, const error_code& problem) {
    TextRequest none;
    none.version(11);
    none.keep_alive(false);
    return refusal(none, status, Message("server.bad_request", {{"why", problem.message()}}));
  }

  TextResponse refusal(const TextRequest& request, int status, const Message& why) {
    ++context_->house.metrics().refused;
    return response(request, Answer::refusal(status, why, context_->house.words()));
  }

  TextResponse refuse_origin(const TextRequest& request) {
    log_info("origin_refused", {{"address", client_of(request).to_string()}});
    return refusal(request, 403, Message("server.origin"));
  }

  asio::ip::address client_of(const TextRequest& request) const {
    std::vector<std::string_view> forwarded;
    const auto lines = request.equal_range("X-Forwarded-For");
    for (auto line = lines.first; line != lines.second; ++line) forwarded.push_back(view(line->value()));
    return context_->proxies.client(peer_, forwarded);
  }
  // The start of links to this server. A proxy may have been reached under another name, and over https.
  std::string site_of(const TextRequest& request) const {
    if (!context_->site.empty()) return context_->site;
    std::string_view scheme = "http";
    std::string_view host = view(request[http::field::host]);
    if (context_->proxies.named(peer_)) {
      scheme = view(request["X-Forwarded-Proto"]);
      if (const std::string_view named = view(request["X-Forwarded-Host"]); !named.empty()) host = named;
    }
    return site_address(scheme, host);
  }
  std::string address_of(const TextRequest& request) const { return counted_address(client_of(request)); }

  asio::awaitable<bool> answer(TextRequest request) {
    Request asked;
    // HEAD is answered like GET.
    const bool head = request.method() == http::verb::head;
    asked.method = head ? "GET" : std::string(view(request.method_string()));
    const std::string address = address_of(request);
    if (!read_target(view(request.target()), asked)) {
      co_return co_await write(refusal(request, 400, Message("server.bad_address")));
    }
    if (!context_->welcomes(view(request[http::field::origin]))) {
      co_return co_await write(refuse_origin(request));
    }
    if (wants_page(view(request[http::field::accept]))) {
      asked.language =
          reader_language(context_->house.services().languages, view(request[http::field::accept_language]));
    }
    if (asked.path.starts_with("/api/") || (Api::is_link(asked) && !context_->pages.empty())) {
      asked.site = site_of(request);
      constexpr std::string_view kBearer = "Bearer ";
      const std::string_view authorization = view(request[http::field::authorization]);
      if (authorization.starts_with(kBearer)) asked.token = authorization.substr(kBearer.size());
      asked.body = std::move(request.body());
      Answer answer = co_await ask(asked, address);
      co_return co_await write(response(request, std::move(answer)));
    }
    const bool check = asked.path == "/healthz" || asked.path == "/metrics";
    if (!context_->doorkeeper.allows(address, check ? Doorkeeper::Ask::check : Doorkeeper::Ask::page)) {
      co_return co_await write(refusal(request, 429, Message("server.too_many")));
    }
    co_return co_await write(plain(request, asked));
  }

  // Requests that can be answered at once.
  TextResponse plain(const TextRequest& request, const Request& asked) {
    const std::string& path = asked.path;
    const bool reads = request.method() == http::verb::get || request.method() == http::verb::head;
    if (!reads) {
      return refusal(request, 405,
                     Message("server.method", {{"method", std::string(view(request.method_string()))}}));
    }
    House& house = context_->house;
    if (path == "/healthz") return response(request, health());
    if (path == "/metrics") {
      return response(request, 200, "text/plain; version=0.0.4; charset=utf-8",
                      house.metrics().to_string(house.resident(), house.store().figures(),
                                                house.store().lease(), house.thinkers().figures()));
    }
    if (const Content* file = context_->pages.find(path)) return content_response(request, *file);
    const Message why(context_->pages.empty() ? "server.page_not_built" : "server.nothing_here");
    if (asked.language.empty()) return refusal(request, 404, why);
    ++house.metrics().refused;
    return response(request, 404, "text/html; charset=utf-8",
                    notice_page(house.services().languages, asked.language, why, path));
  }

  Answer health() {
    nlohmann::json said = {{"status", "ok"}};
    House& house = context_->house;
    const auto lease = house.store().lease();
    const auto failure = house.store().failure();
    if (lease) said.update({{"node", lease->node}, {"lease", lease->held}, {"lease_age", lease->age}});
    if (failure || (lease && !lease->held)) said["status"] = "failing";
    if (failure) said["why"] = house.words().say(failure->why);
    if (context_->draining) said["status"] = "draining";
    return Answer::json(said, said["status"] == "ok" ? 200 : 503);
  }

  // The API answers from wherever the table's work is done. This is not a coroutine itself, because GCC 12
  // destroys the captures of a lambda inside co_await twice.
  asio::awaitable<Answer> ask(const Request& request, const std::string& address) {
    return asio::async_initiate<const asio::use_awaitable_t<>&, void(Answer)>(
        [this, request, address](auto handler) {
          const auto waiting = std::make_shared<decltype(handler)>(std::move(handler));
          const auto send = [waiting, executor = stream_.get_executor()](Answer answer) {
            asio::post(executor,
                       [waiting, answer = std::move(answer)]() mutable { (*waiting)(std::move(answer)); });
          };
          context_->api.answer(request, Reply(send, address, watch_for_end()));
        },
        asio::use_awaitable);
  }

  // Becomes true if the client disconnects while waiting for an answer.
  Reply::Gone watch_for_end() {
    const auto gone = std::make_shared<std::atomic<bool>>(false);
    watch_for_end(gone);
    return gone;
  }
  void watch_for_end(const std::weak_ptr<std::atomic<bool>>& waiting) {
    stream_.socket().async_wait(
        asio::ip::tcp::socket::wait_read,
        [this, waiting, alive = std::weak_ptr<void>(alive_)](const error_code& cancelled) {
          const auto gone = waiting.lock();
          if (cancelled || alive.expired() || !gone) return;
          // A socket may be reported readable because of data that has just been read, so check: reading
          // nothing at all means the end.
          char next = 0;
          const ssize_t got = ::recv(stream_.socket().native_handle(), &next, 1, MSG_PEEK | MSG_DONTWAIT);
          if (got < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR))
            return watch_for_end(gone);
          *gone = got <= 0;
        });
  }

  // From here on the socket lives on the strand of its table.
  asio::awaitable<void> upgrade(TextRequest request, std::optional<Visit> visit) {
    const std::string address = address_of(request);
    if (!context_->doorkeeper.allows(address, Doorkeeper::Ask::upgrade)) {
      co_await write(refusal(request, 429, Message("server.too_many")));
      co_return;
    }
    Request asked;
    const std::string_view target = view(request.target());
    if (!read_target(target, asked)) {
      co_await write(refusal(request, 400, Message("server.bad_address")));
      co_return;
    }
    if (!context_->welcomes(view(request[http::field::origin]))) {
      co_await write(refuse_origin(request));
      co_return;
    }
    static const PathPattern kSocket("/api/tables/{table}/socket");
    const auto named = kSocket.match(asked.segments);
    Found found = Refusal{404, Message("server.no_table")};
    if (named) found = co_await find(std::string(named->front()));
    if (const auto* none = std::get_if<Refusal>(&found)) {
      co_await write(refusal(request, none->status, none->why));
      co_return;
    }
    if (!visit) visit.emplace(context_->doorkeeper, address);
    if (!visit->let_in()) {
      co_await write(refusal(request, 429, Message("server.too_many")));
      co_return;
    }
    if (const auto* elsewhere = std::get_if<Elsewhere>(&found)) {
      co_await point_elsewhere(std::move(request), elsewhere->node);
      co_return;
    }
    stream_.expires_never();
    open_socket(context_, std::get<std::shared_ptr<Room>>(found), stream_.release_socket(),
                std::move(request), std::move(*visit));
  }

  // Like ask(), not a coroutine.
  asio::awaitable<Found> find(const std::string& id) {
    return asio::async_initiate<const asio::use_awaitable_t<>&, void(Found)>(
        [this, id](auto handler) {
          const auto waiting = std::make_shared<decltype(handler)>(std::move(handler));
          context_->house.find(id, [waiting, executor = stream_.get_executor()](const Found& found) {
            asio::post(executor, [waiting, found]() mutable { (*waiting)(std::move(found)); });
          });
        },
        asio::use_awaitable);
  }

  // A page cannot read the answer to a refused handshake, so it is told in a message.
  asio::awaitable<void> point_elsewhere(TextRequest request, const std::string& node) {
    ++context_->house.metrics().refused;
    stream_.expires_after(limits().request_time);
    beast::websocket::stream<beast::tcp_stream&> socket(stream_);
    socket.text(true);
    error_code problem;
    co_await socket.async_accept(request, asio::redirect_error(asio::use_awaitable, problem));
    const std::string text = elsewhere_text(node);
    if (!problem)
      co_await socket.async_write(asio::buffer(text), asio::redirect_error(asio::use_awaitable, problem));
    if (!problem)
      co_await socket.async_close(beast::websocket::close_code::normal,
                                  asio::redirect_error(asio::use_awaitable, problem));
  }

  std::shared_ptr<ConnectionContext> context_;
  beast::tcp_stream stream_;
  beast::flat_buffer buffer_;
  asio::ip::address peer_;
  std::shared_ptr<void> alive_ = std::make_shared<int>();  // for callbacks after the session has ended
};

// The coroutine holds the session, so it is local to this file like the session.
asio::awaitable<void> run_session(std::shared_ptr<ConnectionContext> context, asio::ip::tcp::socket socket) {
  HttpSession session(std::move(context), std::move(socket));
  co_await session.run();
}

}  // namespace

bool ConnectionContext::welcomes(std::string_view origin) const {
  return origin.empty() || std::ranges::find(origins, origin) != origins.end();
}

asio::awaitable<void> serve_http(std::shared_ptr<ConnectionContext> context, asio::ip::tcp::socket socket) {
  return run_session(std::move(context), std::move(socket));
}

}  // namespace parlor
