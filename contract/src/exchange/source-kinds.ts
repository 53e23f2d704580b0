/** What kind of place postings are fetched from; anything that is no known job board is read as what it holds. */
export const sourceKinds = ["greenhouse", "lever", "ashby", "site"] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** What came of a fetch. `held`: it was read, but closed nothing, since it would have closed too much. */
export const fetchOutcomes = ["read", "held", "unchanged", "failed"] as const;
export type FetchOutcome = (typeof fetchOutcomes)[number];
