// What a message is about: its arguments, each of its own type.
import type { Message } from './types';

// Empty where it is no text.
export function textIn(message: Message, name: string): string {
  const value = message[name];
  return typeof value === 'string' ? value : '';
}

// One tile, or several.
export function tilesIn(message: Message, name: string): readonly string[] {
  const value = message[name];
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? (value as readonly string[]) : [];
}

// A word of the catalogue, to be said by itself.
export function wordIn(message: Message, name: string): Message | null {
  const value = message[name];
  return typeof value === 'object' && 'key' in value ? { key: value.key } : null;
}

// Whom an event is about.
export function seatIn(message: Message, name = 'seat'): number | null {
  const value = message[name];
  return typeof value === 'object' && 'seat' in value ? value.seat : null;
}
