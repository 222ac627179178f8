#include "melds/formation.h"

#include <algorithm>
#include <array>

#include "core/text.h"

namespace parlor::melds {
namespace {

// The real tiles, sorted, and the number of jokers.
struct Parts {
  std::vector<Face> real;
  int jokers = 0;

  explicit Parts(std::span<const Face> faces) {
    for (Face face : faces) {
      if (face.is_joker()) {
        ++jokers;
      } else {
        real.push_back(face);
      }
    }
    std::ranges::sort(real);
  }
  bool one_number() const {
    return std::ranges::all_of(real, [&](Face face) { return face.number() == real.front().number(); });
  }
  bool one_colour() const {
    return std::ranges::all_of(real, [&](Face face) { return face.colour() == real.front().colour(); });
  }
};

Message named(const char* key, Face face) { return Message(key, {{"tile", face.to_string()}}); }

Result<Formation> as_group(const Parts& parts) {
  const auto twice = std::ranges::adjacent_find(parts.real);
  if (twice != parts.real.end()) return named("melds.colour_twice", *twice);
  if (parts.real.size() + static_cast<std::size_t>(parts.jokers) > kColours) {
    return Message("melds.group_too_long");
  }
  Formation group{Kind::group, parts.real, parts.real};
  int jokers = parts.jokers;
  for (Colour colour : kAllColours) {
    const Face face = Face::of(colour, parts.real.front().number());
    if (jokers == 0 || std::ranges::find(parts.real, face) != parts.real.end()) continue;
    group.faces.push_back(Face::joker());
    group.stand_for.push_back(face);
    --jokers;
  }
  return group;
}

// A single real tile and its jokers, in the order given.
void keep_order(Formation& group, std::span<const Face> faces) {
  const auto at = static_cast<std::size_t>(
      std::ranges::find_if(faces, [](Face face) { return !face.is_joker(); }) - faces.begin());
  group.faces.assign(faces.begin(), faces.end());
  std::rotate(group.stand_for.begin(), group.stand_for.begin() + 1,
              group.stand_for.begin() + static_cast<std::ptrdiff_t>(at) + 1);
}

// The face at a place in a run; the place after the highest number is a 1 again.
Face face_at(const MeldRules& rules, Colour colour, int place) {
  return Face::of(colour, place > rules.numbers ? 1 : place);
}

int highest_place(const MeldRules& rules) { return rules.numbers + (rules.wraps ? 1 : 0); }

// The tiles in the order given, the first at place `from`; nothing if that does not make a run.
std::optional<Formation> run_from(const MeldRules& rules, std::span<const Face> faces, Colour colour,
                                  int from) {
  if (from < 1 || from + static_cast<int>(faces.size()) - 1 > highest_place(rules)) return std::nullopt;
  Formation run{Kind::run, {faces.begin(), faces.end()}, {}};
  for (std::size_t i = 0; i < faces.size(); ++i) {
    const Face wanted = face_at(rules, colour, from + static_cast<int>(i));
    if (!faces[i].is_joker() && faces[i] != wanted) return std::nullopt;
    run.stand_for.push_back(wanted);
  }
  return run;
}

std::optional<Formation> run_as_it_lies(const MeldRules& rules, std::span<const Face> faces) {
  const auto real = std::ranges::find_if(faces, [](Face face) { return !face.is_joker(); });
  const int before = static_cast<int>(real - faces.begin());
  if (auto run = run_from(rules, faces, real->colour(), real->number() - before)) return run;
  if (!rules.wraps || real->number() != 1) return std::nullopt;
  return run_from(rules, faces, real->colour(), rules.numbers + 1 - before);
}

Result<Formation> as_run(const MeldRules& rules, const Parts& parts, bool wrapped) {
  std::vector<int> places;
  places.reserve(parts.real.size());
  for (Face face : parts.real)
    places.push_back(wrapped && face.number() == 1 ? rules.numbers + 1 : face.number());
  std::ranges::sort(places);
  const Colour colour = parts.real.front().colour();
  const auto twice = std::ranges::adjacent_find(places);
  if (twice != places.end()) return named("melds.number_twice", face_at(rules, colour, *twice));

  int jokers = parts.jokers;
  std::vector<Face> faces;
  for (std::size_t i = 0; i < places.size(); ++i) {
    for (int gap = i == 0 ? 0 : places[i] - places[i - 1] - 1; gap > 0; --gap) {
      if (jokers-- == 0) {
        return Message("melds.gap", {{"after", face_at(rules, colour, places[i - 1]).to_string()},
                                     {"tile", face_at(rules, colour, places[i]).to_string()}});
      }
      faces.push_back(Face::joker());
    }
    faces.push_back(face_at(rules, colour, places[i]));
  }
  int from = places.front();
  for (int upwards = highest_place(rules) - places.back(); jokers > 0 && upwards > 0; --upwards, --jokers)
    faces.push_back(Face::joker());
  for (; jokers > 0 && from > 1; --jokers, --from) faces.insert(faces.begin(), Face::joker());
  if (jokers > 0) return Message("melds.run_too_long");
  return *run_from(rules, faces, colour, from);
}

Result<Formation> arranged_run(const MeldRules& rules, const Parts& parts) {
  Result<Formation> run = as_run(rules, parts, false);
  if (run || !rules.wraps) return run;
  Result<Formation> wrapped = as_run(rules, parts, true);
  return wrapped ? wrapped : run;
}

}  // namespace

int Formation::points(const MeldRules& rules) const {
  int sum = 0;
  for (std::size_t i = 0; i < stand_for.size(); ++i) {
    const bool after_highest = kind == Kind::run && i > 0 && stand_for[i].number() == 1;
    sum += after_highest ? rules.numbers + 1 : stand_for[i].number();
  }
  return sum;
}

Result<Formation> as_formation(const MeldRules& rules, std::span<const Face> faces) {
  Result<Formation> formation = arranged(rules, faces);
  const bool moved = formation && formation->kind == Kind::run &&
                     std::ranges::find(faces, Face::joker()) != faces.end() &&
                     !std::ranges::equal(formation->faces, faces);
  if (!moved) return formation;
  return Message("melds.joker_lies", {{"given", texts_of(faces)}, {"run", texts_of(formation->faces)}});
}

Result<Formation> arranged(const MeldRules& rules, std::span<const Face> faces) {
  const Parts parts(faces);
  for (Face face : parts.real) {
    if (face.number() > rules.numbers) return named("melds.no_such_tile", face);
  }
  if (faces.size() < kLeastSize) return Message("melds.too_short");
  if (parts.jokers > rules.most_jokers)
    return Message("melds.too_many_jokers", {{"most", rules.most_jokers}});
  if (parts.real.empty()) return Message("melds.only_jokers");
  if (rules.mostly_real && parts.jokers >= static_cast<int>(parts.real.size()))
    return Message("melds.mostly_jokers");

  const bool one_number = parts.one_number();
  const bool one_colour = parts.one_colour();
  if (one_number && one_colour && parts.real.size() == 1) {
    if (auto lying = run_as_it_lies(rules, faces)) return *lying;
    Result<Formation> group = as_group(parts);
    if (group) keep_order(*group, faces);
    return group ? group : arranged_run(rules, parts);
  }
  if (one_number) return as_group(parts);
  if (!one_colour) return Message("melds.mixed");
  if (auto lying = run_as_it_lies(rules, faces)) return *lying;
  return arranged_run(rules, parts);
}

std::span<const Phrase> melds_phrases() {
  static constexpr std::array<Phrase, 17> kPhrases = {{
      {"melds.no_tile",
       "\"{text}\" is not a tile of this game: a tile is a number and a colour (r g b y), such as 3r; a "
       "joker is J."},
      {"melds.too_many_of", "\"{text}\" is listed more often than it occurs in the game."},
      {"melds.deck_lacks",
       "This deal lacks {tiles}: add what is missing, or end with the word rest, which stands for all other "
       "tiles."},
      {"melds.deck_lacks_many",
       "This deal lacks {tiles} and {more} more: add what is missing, or end with the word rest, which "
       "stands for all other tiles."},
      {"melds.no_jokers", "There are no jokers with these rules."},
      {"melds.no_such_tile", "There is no {tile} in this game."},
      {"melds.too_short", "You need at least three tiles."},
      {"melds.colour_twice", "{tile} is there twice: tiles of the same number must have different colours."},
      {"melds.group_too_long", "There can be at most four tiles of the same number, one of each colour."},
      {"melds.number_twice", "{tile} is in the run twice."},
      {"melds.gap", "There is a gap between {after} and {tile}."},
      {"melds.joker_lies",
       "In a run, a joker stands for the tile whose place it takes: {given} isn't a run, but {run} is."},
      {"melds.run_too_long", "A run can't continue beyond the lowest or the highest number."},
      {"melds.mixed", "These tiles share neither a number nor a colour."},
      {"melds.too_many_jokers", "You can use at most {most, plural, one {# joker} other {# jokers}} here."},
      {"melds.mostly_jokers", "There must be more real tiles than jokers."},
      {"melds.only_jokers", "Jokers alone aren't enough: at least one tile must be a real one."},
  }};
  return kPhrases;
}

std::vector<Phrase> with_melds_phrases(std::span<const Phrase> own) {
  std::vector<Phrase> all(own.begin(), own.end());
  const auto melds = melds_phrases();
  all.insert(all.end(), melds.begin(), melds.end());
  return all;
}

}  // namespace parlor::melds
