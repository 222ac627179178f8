// The current place, from the fragment of the address: #/, #/table/ID, #/learn/GAME/NAME, …
// Invite links to a table are paths instead (arrive.ts).

export type Route =
  | { readonly at: 'lobby' }
  | { readonly at: 'nowhere' } // unknown address
  | { readonly at: 'table'; readonly table: string }
  | { readonly at: 'profile' }
  | { readonly at: 'learn'; readonly game: string; readonly lesson: string | null } // null: the list of lessons
  | { readonly at: 'rules'; readonly game: string; readonly form: string | null } // null: the most common variant
  | { readonly at: 'play'; readonly game: string; readonly form: string | null }; // the lobby with this choice

const LOBBY = /^(#\/?)?$/;
const PART = '([A-Za-z0-9_-]+)';
const at = (pattern: string) => new RegExp(`^#/${pattern}$`);

const routes: readonly [RegExp, (first: string, second: string | undefined) => Route][] = [
  [at(`table/${PART}`), (table) => ({ at: 'table', table })],
  [at('(profile)'), () => ({ at: 'profile' })],
  [at(`learn/${PART}(?:/${PART})?`), (game, lesson) => ({ at: 'learn', game, lesson: lesson ?? null })],
  [at(`rules/${PART}(?:/${PART})?`), (game, form) => ({ at: 'rules', game, form: form ?? null })],
  [at(`play/${PART}(?:/${PART})?`), (game, form) => ({ at: 'play', game, form: form ?? null })],
];

export function parseRoute(hash: string): Route {
  for (const [pattern, route] of routes) {
    const [, first, second] = pattern.exec(hash) ?? [];
    if (first !== undefined) return route(first, second);
  }
  return { at: LOBBY.test(hash) ? 'lobby' : 'nowhere' };
}

class Router {
  route = $state.raw<Route>(parseRoute(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.route = parseRoute(location.hash)));
  }
}

export const createRouter = () => new Router();
