// Back closes open dialogs before leaving the page: every dialog has its own entry in the browser's history, which is
// removed with the dialog. An entry says how many dialogs are open there.

interface Entry {
  readonly dialogs: number;
}
const entryOf = (state: unknown): number => (state as Partial<Entry> | null)?.dialogs ?? 0;

const open: (() => void)[] = []; // how each is closed, the topmost last

function onPop(): void {
  const wanted = entryOf(history.state);
  while (open.length > wanted) open.pop()?.();
  // Going back or forward to a dialog's entry does not reopen it.
  if (open.length < wanted) history.back();
}

// After a reload nothing is open.
export function watchBack(): void {
  addEventListener('popstate', onPop);
  onPop();
}

// Registers an open dialog and how to close it; call the returned function when it is gone.
export function opened(close: () => void): () => void {
  open.push(close);
  const dialogs = open.length;
  history.pushState({ dialogs } satisfies Entry, '');
  return () => {
    const at = open.indexOf(close);
    if (at >= 0) open.splice(at, 1);
    // A link in the dialog may already have led elsewhere.
    if (at >= 0 && entryOf(history.state) === dialogs) history.back();
  };
}
