const base = "http://candor.invalid";

/** Browsers read a backslash as a slash, and skip control characters. */
export const misread = /[\\\p{Cc}]/u;

/** An address of this site as a browser would resolve it; undefined for one that it would resolve to another site. */
export function localAddress(given: string | null): string | undefined {
  if (!given?.startsWith("/") || misread.test(given)) return undefined;
  const address = URL.parse(given, base);
  // Checked after the address is resolved: `/.//host` and `/%2e%2e//host` become `//host` along the way.
  if (address?.origin !== base || address.pathname.includes("//")) return undefined;
  return `${address.pathname}${address.search}${address.hash}`;
}
