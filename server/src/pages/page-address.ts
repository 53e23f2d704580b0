/** The address of a path at an origin. The path stays a path: `//host/` and `http://host/` never become another site. */
export function addressOf(path: string, origin: string): URL {
  const address = new URL(origin);
  const query = path.indexOf("?");
  address.pathname = query < 0 ? path : path.slice(0, query);
  address.search = query < 0 ? "" : path.slice(query);
  return address;
}
