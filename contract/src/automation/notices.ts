import { memberStates } from "../jobs/member-states.ts";
import type { JobDetails } from "../jobs/shapes.ts";

/** A law that asks for a statement about programs in hiring, where the work may be done. */
interface AutomationLaw {
  /** Its citation. */
  readonly law: string;
  /** The address of its official text. */
  readonly source: string;
  /** ISO 3166-1 codes. */
  readonly countries: readonly string[];
  readonly state?: string;
  /** As the gazetteer spells them. */
  readonly cities?: readonly string[];
}

/** Cited as known on 2026-11-28. A summary, not legal advice. */
const automationLaws: readonly AutomationLaw[] = [
  {
    law: "Ontario's Employment Standards Act, 2000, Part III.1",
    source: "https://www.ontario.ca/laws/statute/00e41",
    countries: ["CA"],
    state: "ON",
  },
  {
    law: "New York City's Local Law 144 of 2021",
    source: "https://www.nyc.gov/site/dca/about/automated-employment-decision-tools.page",
    countries: ["US"],
    state: "NY",
    cities: [
      "New York",
      "New York City",
      "Manhattan",
      "Brooklyn",
      "Queens",
      "Bronx",
      "The Bronx",
      "Staten Island",
    ],
  },
  {
    law: "Regulation (EU) 2024/1689, Article 26",
    source: "https://eur-lex.europa.eu/eli/reg/2024/1689/oj",
    countries: memberStates,
  },
];

type Workplaces = Pick<JobDetails, "places"> & { readonly remote: Pick<JobDetails["remote"], "within"> };

/** M-24: the laws of the places where a posting's work may be done. */
export function automationLawsFor({ places, remote: { within = [] } }: Workplaces): readonly AutomationLaw[] {
  const remotely = within.map((code) => {
    const [country, state] = code.split("-");
    return { country, state };
  });
  return automationLaws.filter(
    (law) => places.some((place) => isAt(law, place)) || remotely.some((place) => isWithin(law, place)),
  );
}

function isAt({ cities, ...law }: AutomationLaw, { city, ...place }: JobDetails["places"][number]): boolean {
  return isWithin(law, place) && (cities === undefined || (city !== undefined && cities.includes(city)));
}

interface Region {
  readonly country?: string | undefined;
  readonly state?: string | undefined;
}

/** Remote work within a state, or a whole country, may be done in each of its cities. */
function isWithin({ countries, state }: Omit<AutomationLaw, "cities">, place: Region): boolean {
  const inCountry = place.country !== undefined && countries.includes(place.country);
  return inCountry && (state === undefined || place.state === undefined || place.state === state);
}
