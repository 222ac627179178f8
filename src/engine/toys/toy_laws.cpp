#include "engine/toys/toy_laws.h"

namespace parlor {

template Result<LawReport> run_laws<toys::Rummage>(const LawRequest&);
template Result<LawReport> run_laws<toys::Duel>(const LawRequest&);
template Result<LawReport> run_laws<toys::BrokenRummage>(const LawRequest&);
template Result<LawReport> run_laws<toys::BrokenDuel>(const LawRequest&);

template Verdict play_under_laws<toys::Rummage>(const toys::Rummage::Rules&, const Seed&, Choices);
template Verdict play_under_laws<toys::Duel>(const toys::Duel::Rules&, const Seed&, Choices);
template Verdict play_under_laws<toys::BrokenRummage>(const toys::Rummage::Rules&, const Seed&, Choices);

}  // namespace parlor
