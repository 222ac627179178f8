#include "engine/record.h"

#include <algorithm>
#include <utility>

#include "core/fair.h"
#include "core/text.h"

namespace parlor {

std::string RecordSeat::player() const {
  if (kind == "human") return kind;
  if (kind == "program") return "cmd:" + detail;
  return detail.empty() ? name : detail;
}

std::string RecordEntry::to_string(std::size_t number) const {
  return std::to_string(number) + ". " + (seat ? seat->to_string() : "system") + (forced ? " ! " : " ") +
         text + "\n";
}

std::string RecordDeal::header(std::size_t number) const {
  std::string text = "\n[Deal " + std::to_string(number) + "]\n";
  if (source.tiles) {
    text += "[Tiles " + quote(*source.tiles) + "]\n";
  } else if (!shuffle.empty()) {
    text += "[Shuffle " + quote(shuffle) + "]\n";
  }
  // The seed comes last: a deal cut off before it has not started.
  if (source.secret) text += "[Secret " + quote(source.secret->hex()) + "]\n";
  if (source.seed) {
    text += "[Seed " + quote(source.secret ? source.seed->hex() : source.seed->to_string()) + "]\n";
  }
  return text;
}

std::string RecordDeal::footer() const { return score ? "[Score " + quote(*score) + "]\n" : ""; }

std::string Record::header() const {
  std::string text = "[Parlor " + quote(kRecordVersion) + "]\n[Game " + quote(setup.game) + "]\n[Rules " +
                     quote(setup.rules) + "]\n";
  for (std::size_t i = 0; i < setup.seats.size(); ++i) {
    const RecordSeat& seat = setup.seats[i];
    text += "[Seat " + std::to_string(i) + " " + quote(seat.name) + " " + seat.kind;
    if (!seat.detail.empty()) text += " " + quote(seat.detail);
    text += "]\n";
  }
  text += "[Match " + quote(setup.length.to_string()) + "]\n";
  if (!setup.fair) return text;
  text += "[Fair " + quote(kFairMethod) + "]\n[Commitment " + quote(setup.fair->commitment.hex()) + "]\n";
  for (std::size_t i = 0; i < setup.fair->words.size(); ++i) {
    text += "[Word " + std::to_string(i) + " " + quote(setup.fair->words[i]) + "]\n";
  }
  return text;
}

std::string Record::to_string() const {
  std::string text = header();
  for (std::size_t i = 0; i < deals.size(); ++i) {
    text += deals[i].header(i + 1);
    for (std::size_t n = 0; n < deals[i].entries.size(); ++n) text += deals[i].entries[n].to_string(n + 1);
    text += deals[i].footer();
  }
  return text;
}

namespace {

struct Token {
  enum class Type { open, close, quoted, word };
  Type type;
  std::string text;
  int line;
};

// Splits a record into brackets, quoted texts and words. A quote that is never closed ends the list.
std::vector<Token> tokenize(std::string_view text) {
  std::vector<Token> tokens;
  int line = 1;
  for (std::size_t i = 0; i < text.size();) {
    const char c = text[i];
    if (c == '\n') ++line;
    if (c == ' ' || c == '\t' || c == '\r' || c == '\n') {
      ++i;
    } else if (c == '[' || c == ']') {
      tokens.push_back({c == '[' ? Token::Type::open : Token::Type::close, std::string(1, c), line});
      ++i;
    } else if (c == '"') {
      std::string quoted;
      for (++i; i < text.size() && text[i] != '"' && text[i] != '\n'; ++i) {
        if (text[i] == '\\' && i + 1 < text.size()) ++i;
        quoted += text[i];
      }
      if (i < text.size() && text[i] == '"') ++i;
      tokens.push_back({Token::Type::quoted, quoted, line});
    } else {
      const std::size_t end = std::min(text.find_first_of(" \t\r\n[]\"", i), text.size());
      tokens.push_back({Token::Type::word, std::string(text.substr(i, end - i)), line});
      i = end;
    }
  }
  return tokens;
}

// "12." starts entry 12.
std::optional<int> entry_number(const Token& token) {
  if (token.type != Token::Type::word || token.text.size() < 2 || token.text.back() != '.')
    return std::nullopt;
  const std::string_view digits = std::string_view(token.text).substr(0, token.text.size() - 1);
  if (!std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; })) return std::nullopt;
  return parse_int(digits).value_or(-1);  // too large to be the next one
}

class Reader {
 public:
  explicit Reader(std::vector<Token> tokens) : tokens_(std::move(tokens)) {}

  std::optional<Message> read() {
    while (at_ < tokens_.size()) {
      const Token& token = tokens_[at_];
      std::optional<Message> problem;
      if (token.type == Token::Type::open) {
        problem = read_tag();
      } else if (!version_) {
        problem = Message("record.no_version");
      } else if (entry_number(token)) {
        problem = read_entry();
      } else {
        problem = wrong(token, "record.stray");
      }
      if (problem) return problem;
    }
    if (!version_) return Message("record.no_version");
    if (record_.setup.game.empty()) return Message("record.no_game");
    if (record_.setup.fair) record_.setup.fair->words.resize(record_.setup.seats.size());
    return std::nullopt;
  }
  Record take() { return std::move(record_); }

 private:
  static Message wrong(const Token& token, std::string key) {
    return Message(std::move(key), {{"line", token.line}, {"text", token.text}});
  }

  std::optional<Message> read_tag() {
    const Token open = tokens_[at_++];
    std::vector<Token> parts;
    while (at_ < tokens_.size() && tokens_[at_].type != Token::Type::close) parts.push_back(tokens_[at_++]);
    if (at_ == tokens_.size()) return wrong(open, "record.unclosed_tag");
    ++at_;
    if (parts.empty() || parts[0].type != Token::Type::word) return wrong(open, "record.unnamed_tag");
    const std::string& name = parts[0].text;
    if (!version_ && name != "Parlor") return Message("record.no_version");
    if (name == "Seat") return read_seat(parts);
    if (name == "Deal") return read_deal(parts);
    if (name == "Word") return read_word(parts);
    if (parts.size() != 2) return wrong(parts[0], "record.tag_value");
    return read_value(parts[0], parts[1].text);
  }

  std::optional<Message> read_value(const Token& name, const std::string& value) {
    TableSetup& setup = record_.setup;
    if (name.text == "Parlor") {
      if (value != kRecordVersion) return Message("record.version", {{"version", value}});
      version_ = true;
    } else if (name.text == "Game") {
      setup.game = value;
    } else if (name.text == "Rules") {
      setup.rules = value;
    } else if (name.text == "Match") {
      const auto length = MatchLength::parse(value);
      if (!length) return wrong({Token::Type::word, value, name.line}, "record.match");
      setup.length = *length;
    } else if (name.text == "Fair") {
      if (value != kFairMethod) return wrong({Token::Type::word, value, name.line}, "record.fair");
      fair_ = true;
    } else if (name.text == "Commitment") {
      if (!fair_) return wrong(name, "record.not_fair");
      const auto commitment = Seed::parse_hex(value);
      if (!commitment) return wrong({Token::Type::word, value, name.line}, "record.hash");
      setup.fair = FairSetup{*commitment, {}};
    } else if (record_.deals.empty()) {
      return wrong(name, "record.unknown_tag");
    } else {
      return read_deal_value(name, value);
    }
    return std::nullopt;
  }

  std::optional<Message> read_deal_value(const Token& name, const std::string& value) {
    RecordDeal& deal = record_.deals.back();
    if (name.text == "Shuffle") {
      if (!Shuffle::parse(value)) return wrong({Token::Type::word, value, name.line}, "record.shuffle");
      deal.shuffle = value;
    } else if (name.text == "Seed") {
      deal.source.seed = Seed::parse(value);
      if (!deal.source.seed) return wrong({Token::Type::word, value, name.line}, "record.seed");
    } else if (name.text == "Secret") {
      if (!record_.setup.fair) return wrong(name, "record.not_fair");
      deal.source.secret = Seed::parse_hex(value);
      if (!deal.source.secret) return wrong({Token::Type::word, value, name.line}, "record.hash");
    } else if (name.text == "Tiles") {
      deal.source.tiles = value;
    } else if (name.text == "Score") {
      deal.score = value;
      deal.score_line = name.line;
    } else {
      return wrong(name, "record.unknown_tag");
    }
    return std::nullopt;
  }

  // [Seat 0 "Ada" human]
  std::optional<Message> read_seat(const std::vector<Token>& parts) {
    std::vector<RecordSeat>& seats = record_.setup.seats;
    const bool whole = parts.size() == 4 || parts.size() == 5;
    if (!whole || parts[1].text != std::to_string(seats.size())) return wrong(parts[0], "record.seat");
    seats.push_back({parts[2].text, parts[3].text, parts.size() == 5 ? parts[4].text : ""});
    return std::nullopt;
  }

  // [Word 0 "sesame"]
  std::optional<Message> read_word(const std::vector<Token>& parts) {
    if (!record_.setup.fair) return wrong(parts[0], "record.not_fair");
    std::vector<std::string>& given = record_.setup.fair->words;
    if (parts.size() != 3 || parts[1].text != std::to_string(given.size()) ||
        given.size() >= record_.setup.seats.size()) {
      return wrong(parts[0], "record.word");
    }
    given.push_back(parts[2].text);
    return std::nullopt;
  }

  std::optional<Message> read_deal(const std::vector<Token>& parts) {
    if (fair_ && !record_.setup.fair) return wrong(parts[0], "record.not_fair");
    if (parts.size() != 2 || parts[1].text != std::to_string(record_.deals.size() + 1)) {
      return wrong(parts[0], "record.deal");
    }
    RecordDeal& deal = record_.deals.emplace_back();
    deal.line = parts[0].line;
    deal.shuffle.clear();
    return std::nullopt;
  }

  // 12. 0 C3 D3     12. 0 ! C3     12. system takeover 0 smart
  std::optional<Message> read_entry() {
    const Token& first = tokens_[at_++];
    if (record_.deals.empty()) return wrong(first, "record.move_before_deal");
    std::vector<RecordEntry>& entries = record_.deals.back().entries;
    if (entry_number(first) != static_cast<int>(entries.size() + 1))
      return wrong(first, "record.move_number");
    if (at_ == tokens_.size()) return wrong(first, "record.move_seat");
    RecordEntry entry;
    entry.line = first.line;
    const Token& who = tokens_[at_++];
    entry.seat = Seat::parse(who.text);
    if (!entry.seat && who.text != "system") return wrong(who, "record.move_seat");
    if (at_ < tokens_.size() && tokens_[at_].text == "!") {
      entry.forced = true;
      ++at_;
    }
    for (; at_ < tokens_.size(); ++at_) {
      const Token& token = tokens_[at_];
      if (token.type == Token::Type::open || entry_number(token)) break;
      if (!entry.text.empty()) entry.text += ' ';
      entry.text += token.text;
    }
    entries.push_back(std::move(entry));
    return std::nullopt;
  }

  std::vector<Token> tokens_;
  std::size_t at_ = 0;
  bool version_ = false;
  bool fair_ = false;  // the method has been named
  Record record_;
};

// Where the unfinished part of an unterminated last line starts: a numbered entry, or a tag that is not
// closed.
std::size_t start_of_unfinished(std::string_view text) {
  const std::size_t newline = text.rfind('\n');
  const std::size_t line = newline == std::string_view::npos ? 0 : newline + 1;
  std::size_t start = line;
  bool quoted = false;
  bool between_words = true;
  for (std::size_t i = line; i < text.size(); ++i) {
    const char c = text[i];
    if (quoted) {
      if (c == '\\') ++i;
      if (c == '"') quoted = false;
      continue;
    }
    if (c == '"') quoted = true;
    if (c == '[') start = i;
    if (c == ']') start = i + 1;
    if (between_words) {
      const std::size_t end = std::min(text.find_first_of(" \t[]\"", i), text.size());
      if (entry_number({Token::Type::word, std::string(text.substr(i, end - i)), 0})) start = i;
    }
    between_words = c == ' ' || c == '\t' || c == ']';
  }
  return start;
}

}  // namespace

Result<ReadRecord> read_record(std::string_view text) {
  ReadRecord result;
  if (!text.empty() && !text.ends_with('\n')) {
    const std::size_t whole = start_of_unfinished(text);
    const std::string_view rest = trim(text.substr(whole));
    if (!rest.empty()) {
      const auto line = 1 + std::ranges::count(text.substr(0, whole), '\n');
      result.cut = Message("record.cut", {{"line", line}, {"text", std::string(rest)}});
    }
    text = text.substr(0, whole);
  }
  Reader reader(tokenize(text));
  if (auto problem = reader.read()) return *problem;
  result.record = reader.take();
  // A deal at the end without a source is cut off, too.
  std::vector<RecordDeal>& deals = result.record.deals;
  if (!deals.empty() && deals.back().entries.empty() && !deals.back().source.seed &&
      !deals.back().source.tiles) {
    const std::string text_of_deal = "[Deal " + std::to_string(deals.size()) + "]";
    result.cut = Message("record.cut", {{"line", deals.back().line}, {"text", text_of_deal}});
    deals.pop_back();
  }
  return result;
}

}  // namespace parlor
