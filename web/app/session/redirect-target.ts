import { addresses } from "../addresses.ts";

const base = "http://candor.invalid";

/** N-08: where a `redirect` parameter leads, as its one decoding left it; home instead of signing in or out again. */
export function redirectTarget(given: string | null): string {
  const address = localAddress(given);
  return address === undefined || /^\/log(in|out)(\/|\?|#|$)/i.test(address) ? addresses.home : address;
}

/** An address of this site as a browser would go to it; undefined for what it would read as another site's. */
export function localAddress(given: string | null): string | undefined {
  if (!given?.startsWith("/") || /[\\\p{Cc}]/u.test(given)) return undefined;
  const address = URL.parse(given, base);
  // Checked after the address is resolved: `/.//host` and `/%2e%2e//host` become `//host` on the way.
  if (address?.origin !== base || address.pathname.includes("//")) return undefined;
  return `${address.pathname}${address.search}${address.hash}`;
}
