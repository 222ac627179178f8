// Makes a sentence of a message of the server, as Catalogue::say does there.
import type { Argument, Message, Phrases } from '../api/types';
import { words } from './index';
import { language } from './language';

export interface Speech {
  readonly phrases: Phrases;
  readonly names: readonly string[];
  // How a plain text (the cards of a play) is shown or read out.
  readonly text?: (text: string) => string;
}

const SEATS = new Set(['seat', 'from']); // arguments that are seats

export function say(message: Message, speech: Speech): string {
  const phrase = speech.phrases[message.key];
  if (phrase === undefined) return message.key;
  return phrase.replace(/\{([^}]*)\}/g, (_, name: string) => {
    const value = message[name];
    return value === undefined ? '' : sayArgument(name, value, message, speech);
  });
}

function sayArgument(name: string, value: Argument, message: Message, speech: Speech): string {
  if (typeof value === 'object') {
    // A word of the catalogue may use the arguments of the sentence it stands in.
    return say({ ...message, ...value }, speech);
  }
  if (typeof value === 'number') {
    return SEATS.has(name) ? (speech.names[value] ?? words.lobby.seat(value + 1)) : String(value);
  }
  return speech.text ? speech.text(value) : value;
}

// "the order of the suits" stands in the middle of a sentence there, at the beginning of a line here.
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
