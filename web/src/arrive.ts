// The link to a table is a path, which the server sees, so that messengers can show a preview (docs/api.md). The page
// turns it into a fragment, like all its other addresses.
export function placeOf(pathname: string): string | null {
  const [, home, table] = /^(.*\/)t\/([A-Za-z0-9_-]+)$/.exec(pathname) ?? [];
  return home !== undefined && table !== undefined ? `${home}#/table/${table}` : null;
}

export const linkToTable = (table: string): string => new URL(`t/${table}`, document.baseURI).href;

const place = typeof location === 'undefined' ? null : placeOf(location.pathname);
if (place !== null) history.replaceState(history.state, '', place);
