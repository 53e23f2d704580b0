/** Whether a browser opens the address, rather than a script asking for its data. */
export function wantsPage({ method, headers }: Request): boolean {
  return ["GET", "HEAD"].includes(method) && headers.get("accept")?.includes("text/html") === true;
}

/** Whether a person sees the page now: a script asks for data alone, and a browser may fetch a page ahead. */
export function isShown({ headers }: Request): boolean {
  return headers.get("sec-fetch-dest") === "document" && !headers.has("sec-purpose");
}
