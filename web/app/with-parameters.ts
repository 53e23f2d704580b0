/** A path with its query, if there is one. */
export function withParameters(path: string, parameters: URLSearchParams | undefined): string {
  const text = parameters?.toString();
  return text ? `${path}?${text}` : path;
}
