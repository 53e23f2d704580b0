/** Whether a browser opens the address, rather than a script asking for its data. */
export function wantsPage({ method, headers }: Request): boolean {
  return ["GET", "HEAD"].includes(method) && headers.get("accept")?.includes("text/html") === true;
}
