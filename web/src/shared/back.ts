// Back closes what is open over the page before it leaves the page: every dialog has an entry of its own in the browser's
// history, which goes when the dialog does. An entry says how many dialogs are open there.

interface Entry {
  readonly dialogs: number;
}
const entryOf = (state: unknown): number => (state as Partial<Entry> | null)?.dialogs ?? 0;

const open: (() => void)[] = []; // how each is closed, the topmost last

function onPop(): void {
  const wanted = entryOf(history.state);
  while (open.length > wanted) open.pop()?.();
  // Nobody opens a dialog by going back or forward to where one was.
  if (open.length < wanted) history.back();
}

// After a reload nothing is open.
export function watchBack(): void {
  addEventListener('popstate', onPop);
  onPop();
}

// Says that a dialog is open, and how it is closed; what comes back is called when it is gone.
export function opened(close: () => void): () => void {
  open.push(close);
  const dialogs = open.length;
  history.pushState({ dialogs } satisfies Entry, '');
  return () => {
    const at = open.indexOf(close);
    if (at >= 0) open.splice(at, 1);
    // Who went elsewhere from the dialog is there already.
    if (at >= 0 && entryOf(history.state) === dialogs) history.back();
  };
}
