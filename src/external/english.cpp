#include <array>
#include <span>

#include "external/program.h"

namespace parlor {

std::span<const Phrase> external_phrases() {
  static constexpr auto kPhrases = std::to_array<Phrase>({
      {"external.chose", "The program \"{command}\" chose it and gives no reason."},
      {"external.replaced", "The program \"{command}\" failed to choose, so a safe move stands in."},

      {"external.late", "\"{command}\" did not answer request {number} within {budget} ms."},
      {"external.gone", "\"{command}\" could not answer request {number}: {reason}"},
      {"external.nonsense", "\"{command}\" answered request {number} with nonsense: {reason}"},
      {"external.illegal", "\"{command}\" answered request {number} with \"{move}\": {reason}"},

      {"external.open_quote", "In \"{text}\" a quote is opened and not closed."},

      {"external.not_started", "It could not be started ({error})."},
      {"external.no_deal", "It was never started."},
      {"external.exited", "It ended with status {status}."},
      {"external.exited_saying", "It ended with status {status} and said \"{line}\"."},
      {"external.signalled", "It was ended by signal {signal}."},
      {"external.closed", "It closed its output."},
      {"external.stuck", "It did not read what it was sent."},
      {"external.long_line",
       "A line may have {most, plural, one {# character} other {# characters}} at most."},
      {"external.not_json", "\"{line}\" is not JSON."},
      {"external.no_object", "\"{line}\" is not a JSON object."},
      {"external.no_number", "\"{line}\" lacks the number of the request."},
      {"external.unasked", "\"{line}\" answers a request that was not made yet."},
      {"external.no_move", "\"{line}\" has no move."},
  });
  return kPhrases;
}

}  // namespace parlor
