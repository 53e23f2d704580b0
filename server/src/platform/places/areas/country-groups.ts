import { fold } from "../fold.ts";

/** Countries with a name in common. */
export interface CountryGroup {
  readonly label: string;
  /** As searches and postings write it, folded, without "the". */
  readonly names: readonly string[];
  /** Short forms that are words of other languages in lower case: postings mean the group only in capitals. */
  readonly codes: readonly string[];
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
}

/** `Label | other names | CODES | countries and groups above it`. Continents as in the United Nations' M49. */
const table = `
European Union | | EU | AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK
European Economic Area | | EEA | EU IS LI NO
Europe | continental europe | | EEA AD AL BA BY CH FO GB GG GI IM JE MC MD ME MK RS RU SM UA VA XK
Western Europe | | | AT BE CH DE FR LI LU MC NL
Eastern Europe | | | BG BY CZ HU MD PL RO RU SK UA
Central and Eastern Europe | | CEE | AL BA BG CZ EE HR HU LT LV ME MK PL RO RS SI SK
The Nordics | nordic countries | | DK FI FO IS NO SE
Scandinavia | | | DK NO SE
The Baltics | baltic states | | EE LT LV
The Balkans | | | AL BA BG GR HR ME MK RO RS SI XK
Benelux | | | BE LU NL
Germany, Austria, Switzerland | dach region | DACH | AT CH DE
Middle East | | | AE BH CY EG IL IQ IR JO KW LB OM PS QA SA SY TR YE
Africa | | | AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG ZA ZM ZW
Europe, Middle East, Africa | | EMEA | Europe Middle_East Africa
Asia | | | AE AF AM AZ BD BH BN BT CN CY GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE
Southeast Asia | south east asia | | BN ID KH LA MM MY PH SG TH TL VN
Oceania | | | AU FJ FM KI MH NR NZ PG PW SB TO TV VU WS
Asia-Pacific | asia pac | APAC | AU BD BN BT CN FJ HK ID IN JP KH KR LA LK MM MN MO MV MY NP NZ PG PH PK SG TH TL TW VN
North America | | | CA MX US
Central America | | | BZ CR GT HN NI PA SV
The Caribbean | | | AG AW BB BS CU CW DM DO GD GP HT JM KN KY LC MQ PR TC TT VC VG VI
South America | | | AR BO BR CL CO EC GF GY PE PY SR UY VE
Latin America | | LATAM | Central_America South_America CU DO MX PR
`;

/** The groups of countries that searches and postings name. */
export const countryGroups: readonly CountryGroup[] = readTable();

/** The group with this name or code, in any case: "EU", "europe", "the Nordics". */
export function groupNamed(text: string): CountryGroup | undefined {
  return byName.get(keyOf(text));
}

const byName = new Map(
  countryGroups.flatMap((group) => [...group.names, ...group.codes.map(keyOf)].map((name) => [name, group])),
);

function keyOf(name: string): string {
  return fold(name).replace(/^the /, "");
}

function readTable(): CountryGroup[] {
  const groups: CountryGroup[] = [];
  for (const line of table.trim().split("\n")) {
    const [label = "", names = "", codes = "", members = ""] = line.split("|").map((part) => part.trim());
    const countries = members.split(" ").flatMap((member) => membersOf(member, groups) ?? [member]);
    groups.push({
      label,
      names: [label, ...names.split(/, */)].filter((name) => name !== "").map(keyOf),
      codes: codes.split(" ").filter((code) => code !== ""),
      countries: [...new Set(countries)],
    });
  }
  return groups;
}

function membersOf(member: string, groups: readonly CountryGroup[]): readonly string[] | undefined {
  const name = member.replaceAll("_", " ");
  return groups.find(({ label, codes }) => label === name || codes.includes(name))?.countries;
}
