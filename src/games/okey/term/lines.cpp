#include "games/okey/term/lines.h"

#include <cstddef>
#include <optional>

#include "core/text.h"
#include "term/painted.h"

namespace parlor::okey {
namespace {

std::string line(const Look& look, const Message& message, const std::vector<std::string>& names) {
  return look.words.say(painted(message, look.style), names) + "\n";
}

}  // namespace

std::string face(Face face, const Style& style) {
  std::string text = face.to_string();
  if (!style.colour || face.is_false_joker()) return text;
  switch (face.colour()) {
    case Colour::black:
      return style.paint(Ink::bold, text);
    case Colour::red:
      return style.paint(Ink::red, text);
    case Colour::blue:
      return style.paint(Ink::blue, text);
    case Colour::yellow:
      return style.paint(Ink::yellow, text);
  }
  return text;
}

std::string faces(const std::vector<Face>& faces, const Style& style) {
  std::vector<std::string> texts;
  texts.reserve(faces.size());
  for (Face each : faces) texts.push_back(face(each, style));
  return join(texts, " ");
}

Message painted(const Message& message, const Style& style) {
  return parlor::painted(message, [&](std::string_view word) -> std::optional<std::string> {
    const std::optional<Face> tile = Face::parse(word);
    return tile ? std::optional(face(*tile, style)) : std::nullopt;
  });
}

std::string turn_line(Seat seat, const std::vector<std::string>& names, const Look& look) {
  return line(look, Message("okey.screen.turn", {{"seat", seat}}), names);
}

std::string last_line(const View& view, const Look& look) {
  if (view.phase != Phase::draw) return "";
  const std::string tile = view.discards.last().tile.face().to_string();
  return line(look, Message("okey.screen.last", {{"tile", tile}}), {});
}

std::string stack_line(const View& view, const Look& look) {
  if (!look.open_stock || !view.observer.is_open() || view.over() || view.stack_size == 0) return "";
  std::vector<Face> next;
  for (std::size_t i = view.stack_size; i-- > 0;) next.push_back(view.stack[i].face());
  return line(look, Message("okey.screen.stack_tiles", {{"tiles", to_text(next)}}), {});
}

std::string hand_lines(Seat seat, const std::vector<Face>& tiles, const std::vector<std::string>& names,
                       const Look& look) {
  return line(look, Message("okey.screen.tiles_of", {{"seat", seat}}), names) + faces(tiles, look.style) +
         "\n";
}

std::string table_lines(const View& view, const std::vector<std::string>& names, const Look& look) {
  std::string lines = line(look, Message("okey.screen.stack", {{"number", view.stack_size}}), names);
  if (view.indicator) {
    const Message turned("okey.screen.indicator", {{"tile", view.indicator->face().to_string()},
                                                   {"joker", view.joker()->to_string()}});
    lines += line(look, turned, names);
  }
  for (int i = 0; i < kSeats && !view.over(); ++i) {
    const Seat seat = Seat::at(i);
    if (view.known[seat].empty() || view.shows(seat)) continue;
    const std::string tiles = to_text(faces_of(view.known[seat]));
    lines += line(look, Message("okey.screen.holds", {{"seat", seat}, {"tiles", tiles}}), names);
  }
  return lines;
}

}  // namespace parlor::okey
