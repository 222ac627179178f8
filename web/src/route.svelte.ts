// Where we are, from the part of the address that is never sent to a server: #/, #/table/ID, #/learn/GAME/NAME, …

export type Route =
  | { readonly at: 'lobby' }
  | { readonly at: 'table'; readonly table: string }
  | { readonly at: 'profile' }
  | { readonly at: 'learn'; readonly game: string; readonly lesson: string | null } // null: which ones there are
  | { readonly at: 'rules'; readonly game: string };

const PART = '([A-Za-z0-9_-]+)';
const at = (pattern: string) => new RegExp(`^#/${pattern}$`);

const routes: readonly [RegExp, (first: string, second: string | undefined) => Route][] = [
  [at(`table/${PART}`), (table) => ({ at: 'table', table })],
  [at('(profile)'), () => ({ at: 'profile' })],
  [at(`learn/${PART}(?:/${PART})?`), (game, lesson) => ({ at: 'learn', game, lesson: lesson ?? null })],
  [at(`rules/${PART}`), (game) => ({ at: 'rules', game })],
];

export function parseRoute(hash: string): Route {
  for (const [pattern, route] of routes) {
    const [, first, second] = pattern.exec(hash) ?? [];
    if (first !== undefined) return route(first, second);
  }
  return { at: 'lobby' };
}

class Router {
  route = $state.raw<Route>(parseRoute(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.route = parseRoute(location.hash)));
  }
}

export const createRouter = () => new Router();
