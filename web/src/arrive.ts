// Who follows the link to a table arrives at a path, which servers see, so that messengers can show what it leads to
// (docs/api.md). From here on the table is a fragment, as every other place of the page.
export function placeOf(pathname: string): string | null {
  const [, home, table] = /^(.*\/)t\/([A-Za-z0-9_-]+)$/.exec(pathname) ?? [];
  return home !== undefined && table !== undefined ? `${home}#/table/${table}` : null;
}

export const linkToTable = (table: string): string => new URL(`t/${table}`, document.baseURI).href;

const place = typeof location === 'undefined' ? null : placeOf(location.pathname);
if (place !== null) history.replaceState(history.state, '', place);
