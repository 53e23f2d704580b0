/** Caches with copies of pages begin with it; the worker's version follows. */
export const keptPages = "candor-pages-";

/** On a copy: when it was made, in ISO 8601, and the page's title, percent-encoded. */
export const keptAtHeader = "candor-kept-at";
export const titleHeader = "candor-title";

/** How many pages and postings' facts are kept, and for how long. */
export const mostKept = 60;
export const daysKept = 14;

/** The pages that are kept: lists of postings, and postings. */
export function isKeptPage(pathname: string): boolean {
  return pathname === "/search" || /^\/details\/[^/]+\/[^/]+$/.test(pathname);
}

/** Where a browser without a line is led from a page that it does not keep. */
export function offlineAddress(wanted: string): string {
  return `/offline?${new URLSearchParams({ for: wanted })}`;
}
