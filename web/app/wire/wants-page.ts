/** Whether a browser opens the address, rather than a script asking for its data. */
export function wantsPage(request: Request): boolean {
  return ["GET", "HEAD"].includes(request.method) && isForBrowser(request);
}

/** Whether a browser sent a form without scripts: what it shows next is a new page. */
export function leavesPage(request: Request): boolean {
  return request.method === "POST" && isForBrowser(request);
}

function isForBrowser({ headers }: Request): boolean {
  return headers.get("accept")?.includes("text/html") === true;
}

/** Whether a person sees the page now: a script asks for data alone, and a browser may fetch a page ahead. */
export function isShown(request: Request): boolean {
  const { headers } = request;
  // Over plain http, and in old browsers, it is absent.
  const isDocument = (headers.get("sec-fetch-dest") ?? "document") === "document";
  return isDocument && wantsPage(request) && !headers.has("sec-purpose");
}
