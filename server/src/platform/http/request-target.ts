/**
 * The path and query of a request's target. The target may include a scheme and a host (RFC 9112, 3.2.2), which are
 * ignored like the `Host` header.
 */
export function originForm(target: string): string {
  if (target.startsWith("/")) return target;
  const absolute = /^https?:\/\/[^/?#]*/i.exec(target);
  if (!absolute) return target;
  const path = target.slice(absolute[0].length);
  return path.startsWith("/") ? path : `/${path}`;
}

/**
 * The same target, with a path that can be decoded: of one that can't, each percent sign is escaped. So it gets the page
 * that every unknown address gets, and a posting whose slug is in another encoding is still found by its number.
 */
export function decodable(target: string): string {
  if (!target.includes("%")) return target;
  const [path = ""] = target.split("?", 1);
  try {
    decodeURIComponent(path);
    return target;
  } catch {
    return path.replaceAll("%", "%25") + target.slice(path.length);
  }
}
