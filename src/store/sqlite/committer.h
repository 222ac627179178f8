// Commits writes to the file, and makes sure that a restart would find them.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/message.h"
#include "store/database/database_committer.h"
#include "store/database/trouble.h"
#include "store/database/write.h"
#include "store/sqlite/open_files.h"
#include "store/sqlite/write_connection.h"

namespace parlor::sqlite {

class Committer final : public DatabaseCommitter {
 public:
  // `close_others` closes all our other connections to the file; they reopen it when needed.
  Committer(std::string path, std::function<void()> close_others);

  std::optional<Trouble> commit(std::vector<Write>& batch) override;
  std::optional<Trouble> look() override;
  std::optional<Trouble> try_again() override;

 private:
  // Carries it out in a transaction; why that was not possible.
  std::optional<Message> attempt(const std::function<void()>& work);
  void make_ready();
  void carry_out(std::vector<Write>& batch);
  // Throws if the file (check_file), or the file or its log (check_files), is no longer the one that is open.
  void check_file() const;
  void check_files() const;

  const std::string path_;
  const std::function<void()> close_others_;
  std::optional<WriteConnection> connection_;  // nothing if the file could not be reopened
  OpenFiles files_;
  bool doubtful_ = false;  // the last attempt failed, so the connection or the files may be gone
};

}  // namespace parlor::sqlite
