#include "games/pinochle/term/settings.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

#include "core/text.h"

namespace parlor::pinochle {
namespace {

using Problem = std::optional<Message>;

// A key, and what to do with its value.
struct Reader {
  std::string key;
  std::function<Problem(Settings&, const std::string& key, std::string_view value)> read;
};

Message problem(const char* what, const std::string& key, std::string_view text) {
  return Message(what, {{"key", key}, {"text", std::string(text)}});
}

Reader flag(std::string key, bool Settings::* field) {
  return {std::move(key),
          [field](Settings& settings, const std::string& name, std::string_view value) -> Problem {
            const std::string word = lower_case(value);
            if (word != "true" && word != "false") return problem("pinochle.script.bad_flag", name, value);
            settings.*field = word == "true";
            return std::nullopt;
          }};
}

Reader milliseconds(std::string key, int Settings::* field) {
  return {std::move(key),
          [field](Settings& settings, const std::string& name, std::string_view value) -> Problem {
            const std::optional<int> number = parse_int(value);
            if (!number || *number < 0) return problem("pinochle.script.bad_time", name, value);
            settings.*field = *number;
            return std::nullopt;
          }};
}

Problem read_first(Settings& settings, const std::string& key, std::string_view value) {
  if (value == "computer") {
    settings.first = First::seat_0;
  } else if (value == "human") {
    settings.first = First::seat_1;
  } else if (value == "random") {
    settings.first = First::lot;
  } else {
    return problem("pinochle.script.bad_first", key, value);
  }
  return std::nullopt;
}

Problem read_following(Settings& settings, const std::string& key, std::string_view value) {
  if (value == "course") {
    settings.following = Following::course;
  } else if (value == "handout") {
    settings.following = Following::handout;
  } else {
    return problem("pinochle.script.bad_following", key, value);
  }
  return std::nullopt;
}

Problem read_trump(Settings& settings, const std::string& key, std::string_view value) {
  const std::optional<Suit> suit = parse_suit(value);
  if (!suit || value != std::string(1, letter_of(*suit)))
    return problem("pinochle.script.bad_suit", key, value);
  settings.trump = suit;
  return std::nullopt;
}

Reader bids(Seat seat) {
  return {seat_key(seat, "bids"),
          [seat](Settings& settings, const std::string& key, std::string_view value) -> Problem {
            for (std::string_view item : split(value, ',')) {
              const std::optional<int> bid = parse_int(item);
              if (!bid || *bid < 0 || *bid > kMostBid || *bid % kBidStep != 0)
                return problem("pinochle.script.bad_bid", key, item);
              settings.seats[seat].bids.push_back(*bid);
            }
            return std::nullopt;
          }};
}

Reader cards(Seat seat, const char* name, std::vector<Face> SeatScript::* field) {
  return {seat_key(seat, name),
          [seat, field](Settings& settings, const std::string& key, std::string_view value) -> Problem {
            std::vector<Face>& faces = settings.seats[seat].*field;
            for (std::string_view item : split(value, ',')) {
              const std::optional<Face> face = Face::parse(item);
              if (!face || face->numbered() != item) return problem("pinochle.script.bad_card", key, item);
              faces.push_back(*face);
            }
            if (std::ssize(faces) <= kHandCards) return std::nullopt;
            return Message("pinochle.script.too_many", {{"key", key}, {"count", std::ssize(faces)}});
          }};
}

const std::vector<Reader>& readers() {
  static const std::vector<Reader> kReaders = [] {
    std::vector<Reader> all = {
        flag("isAuto", &Settings::is_auto),
        flag("melds.additional", &Settings::additional_melds),
        flag("players.0.smartbids", &Settings::smart_bids),
        flag("mode.cutthroat", &Settings::cutthroat),
        flag("mode.smarttrick", &Settings::smart_tricks),
        milliseconds("thinkingTime", &Settings::thinking_ms),
        milliseconds("delayTime", &Settings::delay_ms),
        {"mode.following", read_following},
        {"players.bid_first", read_first},
        {"players.trump", read_trump},
    };
    for (int i = 0; i < kSeats; ++i) {
      const Seat seat = Seat::at(i);
      all.push_back(bids(seat));
      all.push_back(cards(seat, "initialcards", &SeatScript::initial));
      all.push_back(cards(seat, "cardsPlayed", &SeatScript::played));
      all.push_back(cards(seat, "extra_cards", &SeatScript::extra));
      all.push_back(cards(seat, "final_cards", &SeatScript::kept));
    }
    return all;
  }();
  return kReaders;
}

// Only the very first bid may be of any size; if that is decided by lot, either seat may make it.
Problem check_bids(const Settings& settings) {
  for (int i = 0; i < kSeats; ++i) {
    const Seat seat = Seat::at(i);
    const First own = i == 0 ? First::seat_0 : First::seat_1;
    const bool may_open = settings.first == First::lot || settings.first == own;
    const std::vector<int>& given = settings.seats[seat].bids;
    for (std::size_t k = may_open ? 1 : 0; k < given.size(); ++k) {
      if (!is_increment(given[k]))
        return problem("pinochle.script.bad_raise", seat_key(seat, "bids"), std::to_string(given[k]));
    }
  }
  return std::nullopt;
}

class Counter {
 public:
  Problem add(const std::vector<Face>& faces, const std::string& key) {
    for (Face face : faces) {
      if (count(cards_, face) == kCopies) return problem("pinochle.script.third_copy", key, face.numbered());
      cards_.add(Card(face, count(cards_, face)));
    }
    return std::nullopt;
  }

 private:
  Cards cards_;
};

Problem check_cards(const Settings& settings) {
  Counter dealt;
  for (auto [name, field] :
       {std::pair("initialcards", &SeatScript::initial), {"extra_cards", &SeatScript::extra}}) {
    for (int i = 0; i < kSeats; ++i) {
      const Seat seat = Seat::at(i);
      if (Problem found = dealt.add(settings.seats[seat].*field, seat_key(seat, name))) return found;
    }
  }
  Counter kept;
  for (int i = 0; i < kSeats; ++i) {
    const Seat seat = Seat::at(i);
    const std::vector<Face>& faces = settings.seats[seat].kept;
    const std::string key = seat_key(seat, "final_cards");
    if (!faces.empty() && std::ssize(faces) != kHandCards)
      return Message("pinochle.script.keep_twelve", {{"key", key}, {"count", std::ssize(faces)}});
    if (Problem found = kept.add(faces, key)) return found;
  }
  return std::nullopt;
}

}  // namespace

bool is_increment(int bid) { return bid == 0 || bid == kBidStep || bid == 2 * kBidStep; }

std::string seat_key(Seat seat, std::string_view name) {
  return "players." + seat.to_string() + "." + std::string(name);
}

Rules Settings::rules() const {
  Rules rules;
  rules.additional = additional_melds;
  rules.cutthroat = cutthroat;
  rules.following = following;
  rules.first = first;
  return rules;
}

std::string Settings::computer() const {
  return std::string(smart_bids ? "basic" : "random") + "/" + (smart_tricks ? "smart" : "random");
}

Result<ReadSettings> read_settings(const Properties& properties) {
  ReadSettings read;
  for (const Property& property : properties.all()) {
    const auto reader = std::ranges::find(readers(), property.key, &Reader::key);
    if (reader == readers().end()) {
      read.warnings.emplace_back("pinochle.script.unknown_key", Message::Arguments{{"key", property.key}});
      continue;
    }
    const std::string_view value = trim(property.value);
    if (value.empty()) continue;
    if (Problem found = reader->read(read.settings, property.key, value)) return *found;
  }
  if (Problem found = check_bids(read.settings)) return *found;
  if (Problem found = check_cards(read.settings)) return *found;
  return read;
}

Result<ReadSettings> read_settings(std::string_view text, const std::vector<std::string>& changes) {
  auto properties = Properties::parse(text);
  if (!properties) return properties.problem();
  for (const std::string& change : changes) {
    const std::size_t at = change.find('=');
    if (at == std::string::npos || at == 0) return Message("pinochle.script.no_setting", {{"text", change}});
    properties->set({std::string(trim(change.substr(0, at))), change.substr(at + 1)});
  }
  return read_settings(*properties);
}

}  // namespace parlor::pinochle
