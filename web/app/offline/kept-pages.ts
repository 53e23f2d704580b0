/** Prefix of the caches with copies of pages; the worker's version follows. */
export const keptPages = "candor-pages-";

/** Headers of a copy: when it was made, in ISO 8601, and the page's title, percent-encoded. */
export const keptAtHeader = "candor-kept-at";
export const titleHeader = "candor-title";

/** How many pages and postings' facts are kept, and for how long. */
export const mostKept = 60;
export const daysKept = 14;

/** The pages that are kept: lists of postings, and postings. */
export function isKeptPage(pathname: string): boolean {
  return pathname === "/search" || /^\/details\/[^/]+\/[^/]+$/.test(pathname);
}

/** Where an offline browser goes instead of a page that it hasn't stored. */
export function offlineAddress(wanted: string): string {
  return `/offline?${new URLSearchParams({ for: wanted })}`;
}
