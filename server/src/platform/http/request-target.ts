/**
 * The path and query of a request's target. The target may include a scheme and a host (RFC 9112, 3.2.2), which are
 * ignored like the `Host` header.
 */
export function originForm(target: string): string {
  const absolute = /^https?:\/\/[^/?#]*/i.exec(target);
  if (!absolute) return target;
  const path = target.slice(absolute[0].length);
  return path.startsWith("/") ? path : `/${path}`;
}
