#include "server/offers.h"

#include <nlohmann/json.hpp>

#include "engine/json.h"
#include "server/content.h"
#include "server/gzip.h"

namespace parlor {
namespace {

nlohmann::json key_json(const Key& key) { return {{"key", key.name}}; }

nlohmann::json form_json(const GameListing& game, const Form& form) {
  const std::string full = game.full_rules(form.rules).value();
  return {{"name", form.name},
          {"title", key_json(form.title)},
          {"about", key_json(form.about)},
          {"rules", form.rules},
          {"options", rules_json(game.options, full)},
          {"seats", game.seats(full)},
          {"match", game.match_length(full).to_string()},
          {"start", game.starting_points(full)}};
}

nlohmann::json game_json(const GameListing& game) {
  nlohmann::json options = nlohmann::json::array();
  for (const OptionInfo& option : game.options) options.push_back(to_json(option));
  nlohmann::json forms = nlohmann::json::array();
  for (const Form& form : game.forms) forms.push_back(form_json(game, form));
  nlohmann::json levels = nlohmann::json::array();
  for (const LevelInfo& level : game.levels)
    levels.push_back({{"name", level.name}, {"about", key_json(level.about)}});
  nlohmann::json arrangements = nlohmann::json::array();
  for (const std::string& name : game.arrangements) {
    arrangements.push_back({{"name", name}, {"title", key_json({game.name + ".arrange." + name})}});
  }
  return {{"name", game.name},
          {"title", key_json(game.title)},
          {"about", key_json(game.about)},
          {"seats", game.seats(game.full_rules("").value())},
          {"match", game.match_length(game.full_rules("").value()).to_string()},
          {"start", game.starting_points(game.full_rules("").value())},
          {"better", better_name(game.better)},
          {"options", options},
          {"forms", forms},
          {"levels", levels},
          {"arrangements", arrangements}};
}

}  // namespace

Answer Offers::games() {
  return kept("games", [this] { return nlohmann::json{{"games", games_json()}}; });
}

Answer Offers::phrases(const std::string& language) {
  return kept("phrases " + language,
              [&] { return nlohmann::json{{"language", language}, {"phrases", phrases_json(language)}}; });
}

Answer Offers::all(const std::string& language) {
  return kept("all " + language, [&] {
    return nlohmann::json{
        {"games", games_json()}, {"language", language}, {"phrases", phrases_json(language)}};
  });
}

Answer Offers::kept(const std::string& name, const std::function<nlohmann::json()>& make) {
  const std::lock_guard lock(mutex_);
  const auto found = answers_.find(name);
  if (found != answers_.end()) return found->second;
  Answer answer = Answer::json(make());
  answer.gzip = gzipped(answer.body);
  answer.tag = content_tag(answer.body);
  return answers_.emplace(name, std::move(answer)).first->second;
}

nlohmann::json Offers::games_json() const {
  nlohmann::json list = nlohmann::json::array();
  for (const GameListing& game : games_) list.push_back(game_json(game));
  return list;
}

nlohmann::json Offers::phrases_json(const std::string& language) const {
  const Catalogue& words = *languages_.find(language);
  nlohmann::json phrases = nlohmann::json::object();
  for (const std::string& key : words.keys()) phrases[key] = *words.find(key);
  return phrases;
}

}  // namespace parlor
