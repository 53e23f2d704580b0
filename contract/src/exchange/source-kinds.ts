/** What kind of place postings are fetched from. Anything but a known job board is read by its content. */
export const sourceKinds = ["greenhouse", "lever", "ashby", "site"] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** The result of a fetch. `held`: it was read but closed nothing, because it would have closed too much. */
export const fetchOutcomes = ["read", "held", "unchanged", "failed"] as const;
export type FetchOutcome = (typeof fetchOutcomes)[number];
