// Where we are, from the part of the address that is never sent to a server: #/ or #/table/ID.

export type Route = { readonly at: 'lobby' } | { readonly at: 'table'; readonly table: string };

export function parseRoute(hash: string): Route {
  const table = /^#\/table\/([A-Za-z0-9_-]+)$/.exec(hash)?.[1];
  return table ? { at: 'table', table } : { at: 'lobby' };
}

class Router {
  route = $state.raw<Route>(parseRoute(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.route = parseRoute(location.hash)));
  }
}

export const createRouter = () => new Router();
