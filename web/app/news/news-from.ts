/** Where a page of the news begins, from its address. */
export function newsFrom(url: URL): number {
  return Number(/^\d{1,4}$/.exec(url.searchParams.get("from") ?? "")?.[0] ?? 0);
}
