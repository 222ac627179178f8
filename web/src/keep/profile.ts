// The profile key: 128 bits that this browser generated or took over from another. It identifies the player.
import { newToken } from '../api/ids';
import { read, write } from './storage';

const KEY = /^[0-9a-f]{32}$/;

// Finds the key in pasted text or in a file.
export function parseKey(text: string): string | null {
  const key = text.replace(/\s/g, '').toLowerCase();
  return KEY.test(key) ? key : null;
}

// If storage is unavailable, a key lasts as long as the page.
let current: string | null = null;

export function keptKey(): string | null {
  return parseKey(String(read<unknown>('profile', ''))) ?? current;
}

// Created when first needed.
export function profileKey(): string {
  return keptKey() ?? takeKey(newToken());
}

export function takeKey(key: string): string {
  current = key;
  write('profile', key);
  return key;
}
