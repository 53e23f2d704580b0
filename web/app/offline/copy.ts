/**
 * A page to read offline: no scripts, since nothing could answer them, no site notice, which may be over by then, and a
 * line that says how old it is.
 */
export function copyOf(html: string, line: string): string {
  return html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, "")
    .replaceAll(/<aside class="site-notice\b.*?<\/aside>/gs, "")
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, "")
    .replace(
      /<main\b[^>]*>/,
      (main) => `${main}<p class="kept-copy" role="status">${line.replaceAll("<", "&lt;")}</p>`,
    );
}

/** The style sheets and fonts that a page refers to. */
export function stylesIn(html: string): string[] {
  const named = html.matchAll(/\bhref="(\/assets\/[^"]+\.(?:css|woff2))"/g);
  return [...new Set([...named].flatMap(([, path]) => path ?? []))];
}

/** The title as the page's source spells it: its characters may be references. */
export function titleIn(html: string): string {
  return /<title>(?<text>[^<]*)<\/title>/.exec(html)?.groups?.["text"] ?? "";
}

/** Where to apply to the posting on a page. */
export function applyAddressIn(html: string): string | undefined {
  return /\bhref="(?<path>\/apply\/[^"/?]+\/\d+)["?]/.exec(html)?.groups?.["path"];
}
