// Typed access to a message's arguments.
import type { Message } from './types';

// Empty if it is not a text.
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

// A word from the catalogue, to be said on its own.
export function wordIn(message: Message, name: string): Message | null {
  const value = message[name];
  return typeof value === 'object' && 'key' in value ? { key: value.key } : null;
}

// The seat an event is about.
export function seatIn(message: Message, name = 'seat'): number | null {
  const value = message[name];
  return typeof value === 'object' && 'seat' in value ? value.seat : null;
}
