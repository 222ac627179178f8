// Random ids, drawn here so that a request whose answer was lost can be sent again.

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'; // as in src/room/token.cpp
const ID_LENGTH = 26;
const TOKEN_BYTES = 16;

const draw = (count: number) => crypto.getRandomValues(new Uint8Array(count));

// All letters are equally likely: 256 is a multiple of 32.
export function newTableId(): string {
  return Array.from(draw(ID_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

// For a seat, or for a profile: 32 hexadecimal digits.
export function newToken(): string {
  return Array.from(draw(TOKEN_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
