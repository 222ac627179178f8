#include <array>
#include <span>

#include "external/program.h"

namespace parlor {

std::span<const Phrase> external_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"external.chose", "The program \"{command}\" chose this move and gave no reason."},
      {"external.replaced",
       "The program \"{command}\" did not choose a valid move, so a safe one is played instead."},

      {"external.late", "\"{command}\" did not answer request {number} within {budget} ms."},
      {"external.gone", "\"{command}\" could not answer request {number}: {reason}"},
      {"external.nonsense", "\"{command}\" gave an invalid answer to request {number}: {reason}"},
      {"external.illegal", "\"{command}\" answered request {number} with \"{move}\": {reason}"},

      {"external.open_quote", "A quote is never closed in \"{text}\"."},

      {"external.not_started", "It could not be started ({error})."},
      {"external.no_deal", "It was never started."},
      {"external.exited", "It exited with status {status}."},
      {"external.exited_saying", "It exited with status {status} and said \"{line}\"."},
      {"external.signalled", "It was killed by signal {signal}."},
      {"external.closed", "It closed its output."},
      {"external.stuck", "It did not read its input."},
      {"external.long_line",
       "A line can have at most {most, plural, one {# character} other {# characters}}."},
      {"external.not_json", "\"{line}\" is not JSON."},
      {"external.no_object", "\"{line}\" is not a JSON object."},
      {"external.no_number", "\"{line}\" has no request number."},
      {"external.unasked", "\"{line}\" answers a request that has not been sent yet."},
      {"external.no_move", "\"{line}\" has no move."},
  });
  return kPhrases;
}

}  // namespace parlor
