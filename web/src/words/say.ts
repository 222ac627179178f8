// Turns a server message into a sentence, as Catalogue::say does on the server.
import type { Argument, Message, Phrases } from '../api/types';
import { words } from './index';
import { language } from './language';
import { placeholderAt, type Placeholder } from './placeholder';

export interface Speech {
  readonly phrases: Phrases;
  readonly names: readonly string[];
  // How a plain text (the cards of a play) is shown or read out.
  readonly text?: (text: string) => string;
}

const rules = new Intl.PluralRules(language);

export function say(message: Message, speech: Speech): string {
  const phrase = speech.phrases[message.key];
  return phrase === undefined ? message.key : fill(phrase, message, speech);
}

// `counted` is what # stands for, inside a plural.
function fill(phrase: string, message: Message, speech: Speech, counted: string | null = null): string {
  let said = '';
  for (let at = 0; at < phrase.length; ) {
    const placeholder = placeholderAt(phrase, at);
    if (placeholder) said += sayPlaceholder(placeholder, message, speech);
    else said += phrase[at] === '#' && counted !== null ? counted : phrase[at];
    at += placeholder?.length ?? 1;
  }
  return said;
}

function sayPlaceholder({ name, forms }: Placeholder, message: Message, speech: Speech): string {
  const value = message[name];
  if (value === undefined) return '';
  const said = sayArgument(value, message, speech);
  if (forms.size === 0) return said;
  const form = typeof value === 'number' ? rules.select(value) : 'other';
  return fill(forms.get(form) ?? forms.get('other') ?? '', message, speech, said);
}

function sayArgument(value: Argument, message: Message, speech: Speech): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return speech.text ? speech.text(value) : value;
  if ('seat' in value) return speech.names[value.seat] ?? words.lobby.seat(value.seat + 1);
  // A catalogue word may use the arguments of its sentence.
  if ('key' in value) return say({ ...message, key: value.key }, speech);
  return sayArgument(value.join(' '), message, speech);
}

// Phrases for the middle of a sentence, such as "the order of the suits", may start a line here.
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
