// Requests the server's offer before the code that reads it has loaded.
import { language } from '../words/language';

export const OFFER = `offer?language=${language}`;

let early: Promise<Response> | null = null;

export function askEarly(): void {
  early = fetch(`/api/${OFFER}`);
  early.catch(() => undefined); // reported by takeEarly's caller
}

// Only once: a retry needs a new request.
export function takeEarly(): Promise<Response> | null {
  const taken = early;
  early = null;
  return taken;
}
