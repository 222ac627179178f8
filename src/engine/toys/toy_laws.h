// The law suite of the toys, compiled once.
#pragma once

#include <cstdint>
#include <span>

#include "engine/laws/laws.h"
#include "engine/toys/broken_duel.h"
#include "engine/toys/broken_rummage.h"

namespace parlor {

extern template Result<LawReport> run_laws<toys::Rummage>(const LawRequest&);
extern template Result<LawReport> run_laws<toys::Duel>(const LawRequest&);
extern template Result<LawReport> run_laws<toys::BrokenRummage>(const LawRequest&);
extern template Result<LawReport> run_laws<toys::BrokenDuel>(const LawRequest&);

using Choices = std::span<const std::uint16_t>;
extern template Verdict play_under_laws<toys::Rummage>(const toys::Rummage::Rules&, const Seed&, Choices);
extern template Verdict play_under_laws<toys::Duel>(const toys::Duel::Rules&, const Seed&, Choices);
extern template Verdict play_under_laws<toys::BrokenRummage>(const toys::Rummage::Rules&, const Seed&,
                                                             Choices);

}  // namespace parlor
