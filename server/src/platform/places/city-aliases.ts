type City = readonly [name: string, country: string, state?: string];

/** Established short and older names of cities, folded. */
export const cityAliases: ReadonlyMap<string, City> = new Map<string, City>([
  ["new york", ["New York", "US", "NY"]],
  ["new york city", ["New York", "US", "NY"]],
  ["nyc", ["New York", "US", "NY"]],
  ["the bronx", ["Bronx", "US", "NY"]],
  ["sf", ["San Francisco", "US", "CA"]],
  ["san fran", ["San Francisco", "US", "CA"]],
  ["dc", ["Washington", "US", "DC"]],
  ["washington dc", ["Washington", "US", "DC"]],
  ["kc", ["Kansas City", "US", "MO"]],
  ["philly", ["Philadelphia", "US", "PA"]],
  ["vegas", ["Las Vegas", "US", "NV"]],
  ["nola", ["New Orleans", "US", "LA"]],
  ["slc", ["Salt Lake City", "US", "UT"]],
  ["st pete", ["St. Petersburg", "US", "FL"]],
  ["ft lauderdale", ["Fort Lauderdale", "US", "FL"]],
  ["indy", ["Indianapolis", "US", "IN"]],
  ["jax", ["Jacksonville", "US", "FL"]],
  ["cincy", ["Cincinnati", "US", "OH"]],
  ["bmore", ["Baltimore", "US", "MD"]],
  ["atx", ["Austin", "US", "TX"]],
  ["htx", ["Houston", "US", "TX"]],
  ["okc", ["Oklahoma City", "US", "OK"]],
  ["pdx", ["Portland", "US", "OR"]],
  ["phx", ["Phoenix", "US", "AZ"]],
  ["stl", ["St. Louis", "US", "MO"]],
  ["chitown", ["Chicago", "US", "IL"]],
  ["n las vegas", ["North Las Vegas", "US", "NV"]],
  ["nueva york", ["New York", "US", "NY"]],
  ["nueva orleans", ["New Orleans", "US", "LA"]],
  ["filadelfia", ["Philadelphia", "US", "PA"]],
  // By weight alone, the other city of that name would be meant.
  ["naples", ["Naples", "US", "FL"]],
  ["vancouver", ["Vancouver", "CA", "BC"]],
  ["quebec city", ["Québec", "CA", "QC"]],
  ["bangalore", ["Bengaluru", "IN"]],
  ["bombay", ["Mumbai", "IN"]],
  ["calcutta", ["Kolkata", "IN"]],
  ["madras", ["Chennai", "IN"]],
  ["gurgaon", ["Gurugram", "IN"]],
  ["cologne", ["Köln", "DE"]],
  ["geneva", ["Genève", "CH"]],
  ["kiev", ["Kyiv", "UA"]],
  ["saigon", ["Ho Chi Minh City", "VN"]],
]);

/** Forms that are words in lower case ("à la carte"), so they are read only in capitals. */
export const capitalAliases: ReadonlyMap<string, City> = new Map<string, City>([
  ["LA", ["Los Angeles", "US", "CA"]],
]);
