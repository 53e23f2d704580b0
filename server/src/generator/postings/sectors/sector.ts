/** A kind of employer: what its members are called, what they say of themselves and what they offer. */
export interface Sector {
  /**
   * Patterns of names, one a line; braces hold `surname`, `coined`, `emblem`, `saint` or `place`. After an equals
   * sign stands the offer, where the name already says it.
   */
  readonly names: string;
  /** One or two sentences about the employer, one a line. */
  readonly about: string;
  /** What `{offer}` stands for, one a line. */
  readonly offers: string;
  /** How many employers there are. */
  readonly employers: number;
  /** The oldest founded then. */
  readonly since: number;
  /** Members that stay in their home city. */
  readonly local?: boolean;
  /** Members outside the United States, as a share. */
  readonly abroad?: number;
}
