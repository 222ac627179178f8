// The screen of one game, over its own types. It draws views, so it cannot show more than its reader may
// know.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/table_of.h"
#include "term/rules_page.h"
#include "term/screen.h"

namespace parlor {

template <Game G>
struct Scene {
  typename G::View view;
  std::optional<Seat>
      front;  // whose tiles are in front: the observer's own, or with open hands those of the seat to act
  Arrangement tiles;  // the tiles in the chosen order
  std::vector<std::string> names;
};

template <Game G>
class ScreenOf : public Screen {
 public:
  std::string show(const Table& table, Observer observer, const Look& look) const final {
    return draw(scene(table, observer, look), look);
  }
  Result<std::string> read_move(const Table& table, Seat seat, std::string_view line,
                                const Look& look) const final {
    const auto move = read(scene(table, seat, look), line);
    if (!move) return move.problem();
    return G::move_text(of(table).rules(), *move);
  }
  std::string rules_page(const Table& table, const Look& look) const final {
    RulesPage page = G::rules_page(of(table).rules());
    page.sections.push_back(typing(of(table).rules()));
    return show_rules(page, look.style,
                      {[&](const Message& message) { return say(table, message, look); },
                       [&](std::string_view tile) { return face(tile, look); }});
  }

 protected:
  virtual std::string draw(const Scene<G>& scene, const Look& look) const = 0;
  virtual Result<typename G::Move> read(const Scene<G>& scene, std::string_view line) const = 0;
  // How to type a move: the last section of the rules page.
  virtual RulesPage::Section typing(const typename G::Rules& rules) const = 0;

  static const TableOf<G>& of(const Table& table) { return static_cast<const TableOf<G>&>(table); }

 private:
  static Scene<G> scene(const Table& table, Observer observer, const Look& look) {
    std::optional<Seat> front = observer.seat();
    if (observer.is_open() && !table.actors().empty()) front = table.actors().lowest();
    Arrangement tiles;
    if (front && !G::arrangements().empty()) {
      tiles = table.arrange(*front, look.sort.empty() ? G::arrangements().front() : look.sort);
    }
    return {of(table).seen_by(observer), front, std::move(tiles), shown_names(table)};
  }
};

}  // namespace parlor
