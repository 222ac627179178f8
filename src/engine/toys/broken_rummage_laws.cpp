#include "engine/toys/toy_laws.h"

namespace parlor {

template Result<LawReport> run_laws<toys::BrokenRummage>(const LawRequest&);
template Verdict play_under_laws<toys::BrokenRummage>(const toys::Rummage::Rules&, const Seed&, Choices);

}  // namespace parlor
