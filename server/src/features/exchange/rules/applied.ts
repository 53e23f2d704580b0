/** The outcome of a run, in postings. */
export interface Applied {
  added: number;
  updated: number;
  unchanged: number;
  closed: number;
}

export const nothing: Applied = { added: 0, updated: 0, unchanged: 0, closed: 0 };

/** Adds the counts to the totals, in place. */
export function add(totals: Applied, counts: Applied): void {
  for (const name of Object.keys(totals) as (keyof Applied)[]) totals[name] += counts[name];
}
