// Escape applies to the table wherever the focus is, but an open dialog or a drag in progress comes first.
export function isEscape(event: KeyboardEvent): boolean {
  return event.key === 'Escape' && !event.defaultPrevented && document.querySelector('dialog[open]') === null;
}
