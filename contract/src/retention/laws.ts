/** A law that sets how long records of hiring are kept at least, or at most. */
export interface RetentionLaw {
  /** Its citation. */
  readonly law: string;
  /** The address of its official text. */
  readonly source: string;
}

interface PlaceLaw extends RetentionLaw {
  /** By ISO 3166; "EU" is the European Economic Area, Switzerland and the United Kingdom. */
  readonly place: "US" | "US-CA" | "US-CO" | "CA-ON" | "EU";
  /** How many days after its end an application for work there is kept. */
  readonly days: number;
}

const year = 365;

/**
 * Looked up on 2026-11-23: the EEOC's summary of part 1602 and the text of C.R.S. 24-34-408 were read again; the others
 * are cited as known. Federal rules ask private employers for one year, and schools, governments and their contractors
 * for two: Candor doesn't know which an employer is, so it keeps to two. New York adds none about applicants. A
 * summary, not legal advice.
 */
export const placeLaws: readonly PlaceLaw[] = [
  {
    place: "US",
    days: 2 * year,
    law: "29 CFR 1602.14, 1602.31 and 1627.3(b); 41 CFR 60-741.80",
    source: "https://www.eeoc.gov/employers/summary-selected-recordkeeping-obligations-29-cfr-part-1602",
  },
  {
    place: "US-CA",
    days: 4 * year + 1,
    law: "California Government Code § 12946",
    source:
      "https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=GOV&sectionNum=12946",
  },
  {
    place: "US-CO",
    days: 5 * year + 2,
    law: "C.R.S. § 24-34-408",
    source: "https://leg.colorado.gov/bills/sb23-172",
  },
  {
    place: "CA-ON",
    days: 3 * year + 1,
    law: "Employment Standards Act, 2000, Part III.1",
    source: "https://www.ontario.ca/laws/statute/00e41",
  },
  {
    place: "EU",
    days: 183,
    law: "GDPR Art. 5(1)(e) and 17(3)(e); in Germany AGG § 15(4) and ArbGG § 61b",
    source: "https://eur-lex.europa.eu/eli/reg/2016/679/oj",
  },
];

/** For places without a row. */
export const elsewhereDays = year;

const europe = new Set(
  `AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK`.split(
    " ",
  ),
);

/** Where the work is, as far as a posting says. */
export interface WorkPlace {
  readonly country?: string | undefined;
  readonly state?: string | undefined;
}

/**
 * How many days after its end an application is kept: the longest time that any of the posting's places requires. An
 * unnamed place may be anywhere, and remote work in a country may be in any of its states.
 */
export function applicationDays(
  places: readonly WorkPlace[],
  { remote }: { readonly remote: boolean },
): number {
  const named = places.length === 0 ? [{}] : places;
  return Math.max(...named.map((place) => daysAt(remote ? { country: place.country } : place)));
}

function daysAt({ country, state }: WorkPlace): number {
  const holding = placeLaws.filter(({ place }) => mayHold(place, country, state));
  return holding.length === 0 ? elsewhereDays : Math.max(...holding.map(({ days }) => days));
}

function mayHold(place: string, country: string | undefined, state: string | undefined): boolean {
  if (country === undefined) return true;
  if (place === "EU") return europe.has(country);
  const [lawCountry, lawState] = place.split("-");
  return country === lawCountry && (lawState === undefined || state === undefined || state === lawState);
}
