#include "engine/toys/toy_laws.h"

namespace parlor {

template Result<LawReport> run_laws<toys::BrokenDuel>(const LawRequest&);

}  // namespace parlor
