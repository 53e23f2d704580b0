/** A first-level division by its postal code, as addresses of its country write it. */
export interface Region {
  readonly country: string;
  readonly code: string;
  readonly name: string;
}

const unitedStates = `AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut,
DE Delaware, DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana,
IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan,
MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey,
NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon,
PA Pennsylvania, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah,
VT Vermont, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming`;

const canada = `AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador,
NS Nova Scotia, ON Ontario, PE Prince Edward Island, QC Quebec, SK Saskatchewan, YT Yukon,
NT Northwest Territories, NU Nunavut`;

const unitedKingdom = "ENG England, SCT Scotland, WLS Wales, NIR Northern Ireland";

const australia = `ACT Australian Capital Territory, NSW New South Wales, NT Northern Territory, QLD Queensland,
SA South Australia, TAS Tasmania, VIC Victoria, WA Western Australia`;

/** The countries with divisions; elsewhere a place has only a city and a country. */
export const regions: readonly Region[] = [
  ...listed("US", unitedStates),
  ...listed("CA", canada),
  ...listed("GB", unitedKingdom),
  ...listed("AU", australia),
];

/** Other names of states of the United States: in Spanish, and the abbreviations from before postal codes. */
const otherNames = `AZ Ariz, CA Calif, CO Colo, CT Conn, FL Fla, MA Mass, MI Mich, MN Minn, NV Nev, OK Okla, PA Penn,
TN Tenn, TX Tex, WA Wash, WI Wisc, NJ Nueva Jersey, NM Nuevo Mexico, NY Estado de Nueva York, NC Carolina del Norte,
SC Carolina del Sur, ND Dakota del Norte, SD Dakota del Sur, WV Virginia Occidental, LA Luisiana, PA Pensilvania,
DC Distrito de Columbia, HI Hawai, MS Misisipi, MO Misuri, WA Estado de Washington`;

const inBritain = "ENG Inglaterra, SCT Escocia, WLS Gales, NIR Irlanda del Norte";

export const alsoCalled: readonly Region[] = [...listed("US", otherNames), ...listed("GB", inBritain)];

/** Whether this is the code of one of the country's divisions. */
export function isRegion(country: string, code: string | null): boolean {
  return regions.some((region) => region.country === country && region.code === code);
}

/** GeoNames numbers the divisions of Canada and Australia. */
const numbered: Readonly<Record<string, readonly string[]>> = {
  CA: ["", "AB", "BC", "MB", "NB", "NL", "", "NS", "ON", "PE", "QC", "SK", "YT", "NT", "NU"],
  AU: ["", "ACT", "NSW", "NT", "QLD", "SA", "TAS", "VIC", "WA"],
};

export function regionCode(country: string, geonamesCode: string): string | undefined {
  if (country === "US" || country === "GB") return geonamesCode || undefined;
  return numbered[country]?.[Number(geonamesCode)] || undefined;
}

function listed(country: string, text: string): Region[] {
  return text.split(/,\s*/).map((entry) => {
    const gap = entry.indexOf(" ");
    return { country, code: entry.slice(0, gap), name: entry.slice(gap + 1) };
  });
}
