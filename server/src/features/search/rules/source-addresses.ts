/** What links add to tell where a visitor came from; it never selects another page. */
const tracking = /^(?:utm_\w+|gh_src|lever-(?:source|origin)|source|src|ref|fbclid|gclid|trk)$/i;

/**
 * The spellings under which a source may have stated the address that somebody pasted: without what tells where they
 * came from, with and without a slash at its end, by either scheme. None if it is no web address.
 */
export function sourceAddresses(pasted: string): string[] {
  const typed = pasted.trim();
  const url = URL.parse(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (!url?.hostname.includes(".")) return [];
  url.hash = "";
  const plain = new URL(url);
  const telling = [...plain.searchParams.keys()].filter((name) => tracking.test(name));
  for (const name of telling) plain.searchParams.delete(name);
  return [...new Set([url, plain].flatMap(spellings))];
}

function spellings(url: URL): string[] {
  const { host, pathname, search } = url;
  const path = pathname.replace(/\/+$/, "");
  return ["https:", "http:"].flatMap((scheme) =>
    [pathname, path, `${path}/`].map((each) => `${scheme}//${host}${each === "" ? "/" : each}${search}`),
  );
}
