import { memberStates } from "@candor/contract/jobs/member-states";
import type { FaultSource } from "../fault.ts";

/** What a jurisdiction requires of every posting for a job that may be filled there. */
export interface PayRule {
  /** Its name in a refusal. */
  readonly name: string;
  /** "US-CO", "FR" (ISO 3166); for a city's or county's rule, the state it is in. */
  readonly regions: readonly string[];
  /** For a city's rule, the city as the gazetteer spells it. A remote posting may be filled there too. */
  readonly city?: string;
  readonly benefits?: true;
  /** The widest range, in whole units of a currency per year. */
  readonly widest?: Amount;
  /** Above this pay the rule requires nothing. */
  readonly notAbove?: Amount;
  /** The first day it applies, and the last one if it has ended (ISO 8601). */
  readonly from: string;
  readonly through?: string;
  readonly source: FaultSource;
}

interface Amount {
  readonly amount: number;
  readonly currency: string;
}

/**
 * The rules for published postings. Rules about interviews and offers (Connecticut, Nevada, Rhode Island, Cincinnati,
 * Toledo) require nothing of a posting. Exemptions for small employers are left out: Candor asks everybody. The facts
 * follow davidmreed/paytransparency.work (MIT). No source could be read again when this table was written (2026-11-22),
 * so each row says so. A summary for refusals, not legal advice.
 */
export const payRules: readonly PayRule[] = [
  rule(
    "Colorado's Equal Pay for Equal Work Act",
    "US-CO",
    "2021-01-01",
    "https://cdle.colorado.gov/equalpaytransparency",
    { benefits: true },
  ),
  rule(
    "California Labor Code § 432.3",
    "US-CA",
    "2023-01-01",
    "https://leginfo.legislature.ca.gov/faces/billNavClient.xhtml?bill_id=202120220SB1162",
  ),
  rule(
    "Washington's Equal Pay and Opportunities Act",
    "US-WA",
    "2023-01-01",
    "https://app.leg.wa.gov/RCW/default.aspx?cite=49.58.110",
    { benefits: true },
  ),
  rule(
    "New York City's pay transparency law",
    "US-NY",
    "2022-11-01",
    "https://www.nyc.gov/site/cchr/media/pay-transparency.page",
    { city: "New York" },
  ),
  rule("New York Labor Law § 194-b", "US-NY", "2023-09-17", "https://dol.ny.gov/pay-transparency"),
  rule(
    "Illinois's Equal Pay Act",
    "US-IL",
    "2025-01-01",
    "https://labor.illinois.gov/faqs/equal-pay-act-salary-transparency-faq.html",
    { benefits: true },
  ),
  rule(
    "Maryland's Equal Pay for Equal Work law",
    "US-MD",
    "2024-10-01",
    "https://mgaleg.maryland.gov/2024RS/chapters_noln/Ch_272_sb0525T.pdf",
    { benefits: true },
  ),
  rule(
    "The District of Columbia's Wage Transparency Act",
    "US-DC",
    "2024-06-30",
    "https://code.dccouncil.gov/us/dc/council/laws/25-138",
    { benefits: true },
  ),
  rule(
    "Minnesota Statutes § 181.173",
    "US-MN",
    "2025-01-01",
    "https://www.revisor.mn.gov/statutes/cite/181.173",
    { benefits: true },
  ),
  rule(
    "New Jersey's Pay and Benefit Transparency Act",
    "US-NJ",
    "2025-06-01",
    "https://www.nj.gov/labor/myworkrights/wages/pay-transparency/",
    { benefits: true },
  ),
  rule(
    "Jersey City's pay transparency ordinance",
    "US-NJ",
    "2022-04-13",
    "https://cityofjerseycity.civicweb.net/document/68348/",
    { city: "Jersey City" },
  ),
  rule(
    "Vermont's Act 155",
    "US-VT",
    "2025-07-01",
    "https://legislature.vermont.gov/Documents/2024/Docs/ACTS/ACT155/ACT155%20As%20Enacted.pdf",
  ),
  rule(
    "Massachusetts's Frances Perkins Workplace Equity Act",
    "US-MA",
    "2025-10-29",
    "https://malegislature.gov/Laws/SessionLaws/Acts/2024/Chapter141",
  ),
  rule("Hawaii's Act 203", "US-HI", "2024-01-01", "https://labor.hawaii.gov/hcrc/3767-2/"),
  rule(
    "Cleveland's pay transparency ordinance",
    "US-OH",
    "2025-10-27",
    "https://cityofcleveland.legistar.com/LegislationDetail.aspx?ID=7103557&GUID=E45B9F67-8D0D-495E-B8B7-70218CD3B789",
    { city: "Cleveland" },
  ),
  rule(
    "British Columbia's Pay Transparency Act",
    "CA-BC",
    "2023-11-01",
    "https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/23018",
  ),
  rule(
    "Prince Edward Island's Employment Standards Act",
    "CA-PE",
    "2022-06-01",
    "https://www.princeedwardisland.ca/en/information/workforce-advanced-learning-and-population/pay-transparency",
  ),
  rule("Ontario Regulation 476/24", "CA-ON", "2026-01-01", "https://www.ontario.ca/laws/regulation/r24476", {
    widest: { amount: 50_000, currency: "CAD" },
    notAbove: { amount: 200_000, currency: "CAD" },
  }),
  {
    // Pay must be told before the interview at the latest; the posting is where everybody learns it.
    name: "Article 5 of EU Directive 2023/970",
    regions: memberStates,
    from: "2026-06-07",
    source: sourceOf("EU Directive 2023/970", "https://eur-lex.europa.eu/eli/dir/2023/970/oj"),
  },
];

function rule(
  name: string,
  region: string,
  from: string,
  url: string,
  more: Pick<PayRule, "city" | "benefits" | "widest" | "notAbove"> = {},
): PayRule {
  return { name, regions: [region], from, source: sourceOf(name, url), ...more };
}

function sourceOf(name: string, url: string): FaultSource {
  return { name, url, unread: true };
}
