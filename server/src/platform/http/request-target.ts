/**
 * The path and query of a request's target. It may come with a scheme and a host (RFC 9112, 3.2.2): what they name makes
 * no difference, just as the `Host` header makes none.
 */
export function originForm(target: string): string {
  const absolute = /^https?:\/\/[^/?#]*/i.exec(target);
  if (!absolute) return target;
  const path = target.slice(absolute[0].length);
  return path.startsWith("/") ? path : `/${path}`;
}
