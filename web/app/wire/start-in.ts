/** Where a page of a list begins, from its address: how many entries come before it. */
export function startIn(url: URL): number {
  return Number(/^\d{1,4}$/.exec(url.searchParams.get("from") ?? "")?.[0] ?? 0);
}
