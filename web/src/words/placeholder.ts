// Placeholders in the server's phrases, in ICU syntax, parsed as in core/placeholder.cpp:
// "{seat} draws {n, plural, one {# tile} other {# tiles}}."

export interface Placeholder {
  readonly name: string;
  readonly forms: ReadonlyMap<string, string>; // of a plural; empty for a name alone
  readonly length: number; // with its braces
}

const PLURAL = /^([^,]*),\s*plural,(.*)$/s;

// Where the brace at `open` is closed, or -1.
function closingBrace(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; ++at) {
    if (text[at] === '{') ++depth;
    if (text[at] === '}' && --depth === 0) return at;
  }
  return -1;
}

// "one {# tile} other {# tiles}"; null for anything else.
function readForms(text: string): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  for (let rest = text.trim(); rest !== ''; ) {
    const open = rest.indexOf('{');
    const close = open < 0 ? -1 : closingBrace(rest, open);
    if (close < 0) return new Map();
    forms.set(rest.slice(0, open).trim(), rest.slice(open + 1, close));
    rest = rest.slice(close + 1).trim();
  }
  return forms;
}

// The placeholder that starts at `at`. Unclosed braces are ignored; anything but a plural is a name.
export function placeholderAt(text: string, at: number): Placeholder | null {
  if (text[at] !== '{') return null;
  const close = closingBrace(text, at);
  if (close < 0) return null;
  const inside = text.slice(at + 1, close);
  const length = close + 1 - at;
  const [, name = '', rest = ''] = PLURAL.exec(inside) ?? [];
  const forms = readForms(rest);
  return forms.size > 0 ? { name: name.trim(), forms, length } : { name: inside, forms, length };
}
