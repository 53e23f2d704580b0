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

/** The target with a path that can be decoded. "/%" is an address like any other unknown one, and gets the same page. */
export function decodable(target: string): string {
  const [path = ""] = target.split("?", 1);
  return isDecodable(path) ? target : path.replaceAll("%", "%25") + target.slice(path.length);
}

function isDecodable(path: string): boolean {
  if (!path.includes("%")) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
