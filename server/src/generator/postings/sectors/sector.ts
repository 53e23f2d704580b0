/** A kind of employer: names, self-descriptions and offers of its members. */
export interface Sector {
  /**
   * Patterns of names, one per line, with `surname`, `coined`, `emblem`, `saint` or `place` in braces. If the name
   * implies the offer, it follows an equals sign.
   */
  readonly names: string;
  /** One or two sentences about the employer, one per line. */
  readonly about: string;
  /** Values of `{offer}`, one per line. */
  readonly offers: string;
  /** How many employers there are. */
  readonly employers: number;
  /** The founding year of the oldest. */
  readonly since: number;
  /** Members that stay in their home city. */
  readonly local?: boolean;
  /** The share of members outside the United States. */
  readonly abroad?: number;
}
