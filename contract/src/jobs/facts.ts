/** What a posting may state about the work and its requirements: each search field with the values it takes. */
export const factValues = {
  languages: undefined,
  sponsorship: ["yes", "no"],
  schedules: ["full", "part"],
  shifts: ["day", "evening", "night", "rotating", "split"],
  weekends: ["yes", "no"],
  licenses: undefined,
  bonuses: ["yes", "sign-on", "no"],
  degree: ["none", "required"],
  experience: ["none", "required"],
  payday: ["daily", "weekly", "biweekly", "monthly"],
  secondChance: ["yes", "no"],
  contractWeeks: undefined,
  /** The currencies of pay, by ISO 4217. */
  currencies: undefined,
} as const satisfies Readonly<Record<string, readonly string[] | undefined>>;

export type FactName = keyof typeof factValues;

export const factNames = Object.keys(factValues) as [FactName, ...FactName[]];

/** The value of a search field that finds postings that state nothing about it. */
export const unstated = "unstated";
