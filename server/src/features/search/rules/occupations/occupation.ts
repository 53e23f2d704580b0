/** What people are hired as, without rank: one family of titles. */
export interface Occupation {
  /** The usual English title; names the family. */
  readonly title: string;
  /** Other titles of the same occupation, in any of our languages. */
  readonly aliases: readonly string[];
  /** Families that somebody of this one would also look at. */
  readonly neighbours: readonly string[];
  /** Closely related families share one. */
  readonly group: string;
}
