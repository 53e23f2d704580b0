/** What came of the claims that were sent. */
export interface Claimed {
  readonly claimed: number;
  readonly total: number;
}
