import type { Reach } from "../../hosting/rules/pay-rules/reach.ts";

/** A law that asks employers to tell interviewed applicants what was decided. */
export interface DecisionLaw extends Reach {
  readonly name: string;
  readonly url: string;
  /** How many days after the last interview. */
  readonly days: number;
  /** Whose clocks end the last day. */
  readonly timeZone: string;
}

/**
 * Looked up on 2026-11-28. The size of an employer isn't known here, so the name says whom the law concerns. A summary,
 * not legal advice.
 */
export const decisionLaws: readonly DecisionLaw[] = [
  {
    name: "Ontario Regulation 476/24, for employers with 25 or more employees",
    url: "https://www.ontario.ca/laws/regulation/240476",
    regions: ["CA-ON"],
    from: "2026-01-01",
    days: 45,
    timeZone: "America/Toronto",
  },
];

export const lawCountries: readonly string[] = [
  ...new Set(decisionLaws.flatMap(({ regions }) => regions.map((region) => region.slice(0, 2)))),
];
