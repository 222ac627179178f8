// What went wrong, as a sentence in the language of the page.
import { words } from '../words';
import { say } from '../words/say';
import { Refusal, Unreachable } from './http';
import { offer } from './offer.svelte';

export function problemText(failed: unknown): string {
  if (failed instanceof Unreachable) return words.connection.gone;
  if (!(failed instanceof Refusal)) return '';
  const { reason, message } = failed;
  return reason && offer.phrases[reason.key] ? say(reason, { phrases: offer.phrases, names: [] }) : message;
}
