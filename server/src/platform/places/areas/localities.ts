import { fold } from "../fold.ts";
import type { FoundPlace } from "../found-place.ts";
import type { Gazetteer } from "../gazetteer.ts";
import { citiesNamed, postalPlace } from "../names.ts";

/** Airport codes that stand for their city, by the city's name and state. */
const airports = `ABQ Albuquerque NM, ANC Anchorage AK, ATL Atlanta GA, AUS Austin TX, BDL Hartford CT, BHM Birmingham AL,
BNA Nashville TN, BOI Boise ID, BOS Boston MA, BUF Buffalo NY, BUR Burbank CA, BWI Baltimore MD, CHS Charleston SC,
CLE Cleveland OH, CLT Charlotte NC, CMH Columbus OH, CVG Cincinnati OH, DAL Dallas TX, DCA Washington DC, DEN Denver CO,
DSM Des Moines IA, DTW Detroit MI, ELP El Paso TX, EWR Newark NJ, FLL Fort Lauderdale FL, GRR Grand Rapids MI,
GSO Greensboro NC, HNL Honolulu HI, HOU Houston TX, IAD Washington DC, IAH Houston TX, IND Indianapolis IN,
JAX Jacksonville FL, JFK New York NY, LAS Las Vegas NV, LAX Los Angeles CA, LGA New York NY, LGB Long Beach CA,
MCI Kansas City MO, MCO Orlando FL, MDW Chicago IL, MEM Memphis TN, MIA Miami FL, MKE Milwaukee WI, MSP Minneapolis MN,
MSY New Orleans LA, OAK Oakland CA, OKC Oklahoma City OK, OMA Omaha NE, ONT Ontario CA, ORD Chicago IL, ORF Norfolk VA,
PBI West Palm Beach FL, PDX Portland OR, PHL Philadelphia PA, PHX Phoenix AZ, PIT Pittsburgh PA, PVD Providence RI,
RDU Raleigh NC, RIC Richmond VA, RNO Reno NV, ROC Rochester NY, RSW Fort Myers FL, SAN San Diego CA, SAT San Antonio TX,
SAV Savannah GA, SDF Louisville KY, SEA Seattle WA, SFO San Francisco CA, SJC San Jose CA, SLC Salt Lake City UT,
SMF Sacramento CA, SNA Santa Ana CA, STL St. Louis MO, TPA Tampa FL, TUL Tulsa OK, TUS Tucson AZ`;

const cityOfAirport = new Map(
  airports.split(/,\s*/).map((entry) => [entry.slice(0, 3), [entry.slice(4, -3), entry.slice(-2)] as const]),
);

export function isAirport(code: string): boolean {
  return cityOfAirport.has(code.toUpperCase());
}

/** Well-known neighborhoods that GeoNames' list lacks, each with a ZIP code; of the same name, the likeliest first. */
const neighborhoods = `Adams Morgan 20009, Astoria 11102, Back Bay 02116, Ballard 98107, Battery Park City 10280,
Bay Ridge 11209, Bayside Queens 11361, Bed-Stuy 11216, Belltown 98121, Bensonhurst 11214, Boyle Heights 90033,
Brickell 33131, Buckhead 30305, Bushwick 11237, Canarsie 11236, Capitol Hill 98102, Capitol Hill 20003, Chelsea 10011,
Coconut Grove 33133, Columbus Circle 10019, Coney Island 11224, Crown Heights 11213, Deep Ellum 75226,
Dorchester 02121, Downtown Brooklyn 11201, East New York 11207, East Village 10009, Echo Park 90026, Elmhurst 11373,
Far Rockaway 11691, Financial District 10005, Flatbush 11226, Flatiron District 10010, Flushing 11354, Fordham 10458,
Forest Hills 11375, Fremont Seattle 98103, Georgetown DC 20007, Gramercy 10003, Grand Central 10017,
Grand Central Station 10017, Greenpoint 11222, Greenwich Village 10014, Hell's Kitchen 10036, Hudson Yards 10001,
Jackson Heights 11372, Jamaica Plain 02130, Jamaica Queens 11432, Koreatown 90005, Long Island City 11101, Loop 60601,
Lower East Side 10002, Midtown Atlanta 30308, Midtown Manhattan 10018, Mission District 94110, Murray Hill 10016,
Nob Hill 94109, North Beach 94133, Park Slope 11215, Penn Station 10001, Pilsen 60608, Queen Anne 98109,
Red Hook 11231, Rego Park 11374, River North 60654, Rockefeller Center 10020, San Fernando Valley 91411,
San Gabriel Valley 91776, Sheepshead Bay 11235, Sherman Oaks 91403, Silver Lake 90026, SoHo 10012, South Boston 02127,
South Loop 60605, Sunset Park 11220, Tenderloin 94102, Times Square 10036, Tribeca 10013, Union Square 10003,
Upper East Side 10021, Upper West Side 10024, Van Nuys 91405, Venice Beach 90291, Washington Heights 10033,
West Village 10014, Wicker Park 60622, Williamsburg Brooklyn 11211, Yankee Stadium 10451`;

/** What people work near or at, beyond airports' codes; each with its ZIP code. */
const landmarks = `DFW Airport 75261, Disneyland 92802, Disney World 32830, Fenway Park 02215, Grand Canyon 86023,
Hartsfield-Jackson 30320, JFK Airport 11430, LaGuardia 11371, Las Vegas Strip 89109, Logan Airport 02128, Mall of America 55425, Midway Airport 60638,
Navy Pier 60611, Newark Airport 07114, O'Hare 60666, Pike Place Market 98101, Sky Harbor 85034,
Texas Medical Center 77030, Vegas Strip 89109, Wrigley Field 60613, Yellowstone 82190, Yosemite 95389`;

const landmarkNames = new Set(landmarks.split(/,\s*/).map((entry) => fold(entry.slice(0, -6))));

export function isLandmark(text: string): boolean {
  return landmarkNames.has(fold(text));
}

const neighborhoodsByName = Map.groupBy(
  `${neighborhoods}, ${landmarks}`
    .split(/,\s*/)
    .map((entry) => ({ name: entry.slice(0, -6), zip: entry.slice(-5) })),
  ({ name }) => fold(name),
);

export function isNeighborhood(text: string): boolean {
  return neighborhoodsByName.has(fold(text));
}

/** Names of towns worth looking up in the table of ZIP codes: reading it takes a moment. */
const townlike =
  /^(?:city of|town of|village of|camp|fort|ft|lake|mount|mt|port|saint|st|san|santa|north|south|east|west|new) |(?:afb|beach|city|creek|falls|grove|harbor|heights|hills|island|junction|lake|park|springs|station|village)$/;

/** Airports, neighborhoods and the smallest towns: places that postings' addresses don't name this way. */
export function localitiesNamed(gazetteer: Gazetteer, text: string): FoundPlace[] {
  const name = fold(text);
  const parts = (neighborhoodsByName.get(name) ?? []).flatMap((each) => partOfCity(gazetteer, each));
  const airport = cityOfAirport.get(text);
  if (airport) return [...parts, ...cityIn(gazetteer, airport[0], airport[1])];
  return parts.length > 0 || !townlike.test(name) ? parts : townsNamed(gazetteer, name);
}

function partOfCity(gazetteer: Gazetteer, { name, zip }: { name: string; zip: string }): FoundPlace[] {
  const at = postalPlace(gazetteer, zip);
  return at === undefined ? [] : [{ ...at, kind: "city", city: name }];
}

function cityIn(gazetteer: Gazetteer, city: string, state: string): FoundPlace[] {
  return citiesNamed(gazetteer, fold(city), { kind: "state", country: "US", state, population: 0 }).slice(
    0,
    1,
  );
}

let towns: ReadonlyMap<string, readonly string[]> | undefined;

/** By each town's first ZIP code in each state. */
export function townsNamed(gazetteer: Gazetteer, name: string): FoundPlace[] {
  towns ??= zipsByTown(gazetteer);
  return (towns.get(name) ?? []).flatMap((zip) => {
    const at = postalPlace(gazetteer, zip);
    return at?.city === undefined ? [] : [{ ...at, kind: "city" as const, city: titled(at.city) }];
  });
}

function zipsByTown(gazetteer: Gazetteer): ReadonlyMap<string, readonly string[]> {
  const zips = new Map<string, string[]>();
  const seen = new Set<string>();
  for (const [zip, { city, state, country }] of gazetteer.postalCodes()) {
    const key = `${city}|${state}`;
    if (country !== "US" || seen.has(key)) continue;
    seen.add(key);
    const name = fold(city);
    zips.set(name, [...(zips.get(name) ?? []), zip]);
  }
  return zips;
}

/** "City Of Industry" is written with a small "of". */
function titled(city: string): string {
  return city.replaceAll(/ (Of|The|And) /g, (word) => word.toLowerCase());
}
