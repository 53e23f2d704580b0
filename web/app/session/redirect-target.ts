import { addresses } from "../addresses.ts";

const base = "http://candor.invalid";

/**
 * N-08: where a `redirect` parameter leads, as its one decoding left it: an address of this site, and home for
 * anything else. What a browser would read as another site's is refused, and so is a way back to signing in or out.
 */
export function redirectTarget(given: string | null): string {
  if (!given?.startsWith("/") || /[\\\p{Cc}]/u.test(given)) return addresses.home;
  const address = URL.parse(given, base);
  // Checked after the address is resolved: `/.//host` and `/%2e%2e//host` become `//host` on the way.
  if (address?.origin !== base || address.pathname.includes("//")) return addresses.home;
  if (/^\/log(in|out)(\/|$)/i.test(address.pathname)) return addresses.home;
  return `${address.pathname}${address.search}${address.hash}`;
}
