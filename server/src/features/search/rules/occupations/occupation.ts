/** One family of titles: what people are hired as, regardless of rank. */
export interface Occupation {
  /** The usual English title; names the family. */
  readonly title: string;
  /** Other titles of the same occupation, in any of our languages. */
  readonly aliases: readonly string[];
  /** Families that people in this one would also consider. */
  readonly neighbors: readonly string[];
  /** Closely related families share a group. */
  readonly group: string;
}
