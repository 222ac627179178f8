#include "engine/toys/toy_laws.h"

namespace parlor {

template Result<LawReport> run_laws<toys::Rummage>(const LawRequest&);
template Verdict play_under_laws<toys::Rummage>(const toys::Rummage::Rules&, const Seed&, Choices);

}  // namespace parlor
