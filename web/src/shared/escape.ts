// Escape means the table, wherever the focus is; but a dialog that is open comes first, and a drag that is under way.
export function isEscape(event: KeyboardEvent): boolean {
  return event.key === 'Escape' && !event.defaultPrevented && document.querySelector('dialog[open]') === null;
}
