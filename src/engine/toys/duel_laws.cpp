#include "engine/toys/toy_laws.h"

namespace parlor {

template Result<LawReport> run_laws<toys::Duel>(const LawRequest&);
template Verdict play_under_laws<toys::Duel>(const toys::Duel::Rules&, const Seed&, Choices);

}  // namespace parlor
