// What a law found. Tests name the law they expect, so all names are defined here.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace parlor {

struct Violation {
  std::string law;
  std::string detail;
};

// The first law that was broken, or nothing.
using Verdict = std::optional<Violation>;

namespace law {

inline constexpr std::string_view kOptions = "rules describe themselves";
inline constexpr std::string_view kForms = "forms are rules of their own";
inline constexpr std::string_view kRulesPage = "the rules page tells the rules";
inline constexpr std::string_view kMessages = "every message has its sentence";
inline constexpr std::string_view kEvents = "every event is as listed";

inline constexpr std::string_view kActors = "actors are seats that have a move";
inline constexpr std::string_view kListedMoves = "listed moves pass check";
inline constexpr std::string_view kNoDuplicates = "no move is listed twice";
inline constexpr std::string_view kFallback = "the fallback is legal";
inline constexpr std::string_view kOnlyActors = "only actors may move";
inline constexpr std::string_view kMoveText = "move texts round-trip";
inline constexpr std::string_view kDeterminism = "states differ only by value";
inline constexpr std::string_view kPick = "pick is uniform over the listed moves";

inline constexpr std::string_view kDeckText = "deck texts round-trip";
inline constexpr std::string_view kConservation = "tiles are conserved";
inline constexpr std::string_view kSwap = "a swap exchanges two tiles";
inline constexpr std::string_view kOpenEye = "the open eye sees all";
inline constexpr std::string_view kOwnView = "a view is its observer's";

inline constexpr std::string_view kSecretView = "hidden tiles do not change a view";
inline constexpr std::string_view kSecretAnswers = "hidden tiles do not change an answer";
inline constexpr std::string_view kSecretEvents = "hidden tiles do not change what is told";

inline constexpr std::string_view kSampleFits = "a sample fits its view";
inline constexpr std::string_view kSampleBlind = "a sample depends on the view alone";
inline constexpr std::string_view kSampleFair = "samples are spread fairly";
inline constexpr std::string_view kSampleNotTruth = "samples are not the truth";
inline constexpr std::string_view kLateChanceHidden = "later chance is hidden";
inline constexpr std::string_view kLateChanceAnew = "samples draw later chance anew";

inline constexpr std::string_view kEnds = "a deal ends";
inline constexpr std::string_view kScores = "scores add up";
inline constexpr std::string_view kReplay = "a record replays to the same end";

}  // namespace law

inline Violation broken(std::string_view law, std::string detail) {
  return {std::string(law), std::move(detail)};
}

}  // namespace parlor
