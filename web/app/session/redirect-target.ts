import { localAddress, misread } from "@candor/contract/local-address";
import { addresses } from "../addresses.ts";

/** N-08: where a `redirect` parameter leads, decoded exactly once; home instead of signing in or out again. */
export function redirectTarget(given: string | null): string {
  const address = localAddress(given);
  return address === undefined || /^\/log(in|out)(\/|\?|#|$)/i.test(address) ? addresses.home : address;
}

/**
 * N-10: the address of this site in a path that holds a full URL, if that URL is this site's; undefined for any other
 * path. Like a `redirect` it is decoded once, and proxies may have merged its two slashes into one.
 */
export function heldAddress(
  { pathname, search }: Pick<URL, "pathname" | "search">,
  publicUrl: string,
): string | undefined {
  const path = decodedOnce(pathname);
  const held = misread.test(path) ? undefined : /\/(https?:\/.*)$/i.exec(path)?.[1];
  const url = held === undefined ? null : URL.parse(`${held}${search}`);
  if (url?.host !== new URL(publicUrl).host) return undefined;
  return localAddress(`${url.pathname}${url.search}`);
}

function decodedOnce(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
