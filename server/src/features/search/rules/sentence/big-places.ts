/** Single words that name a state or a big city of the United States, for the spelling check. */
export const bigPlaces = `
alabama alaska albuquerque anchorage arizona arkansas arlington atlanta bakersfield baltimore boston brooklyn buffalo
california charlotte chattanooga chicago cincinnati cleveland colorado columbus connecticut dallas delaware denver
detroit durham florida fresno georgia greensboro hartford hawaii honolulu houston idaho illinois indiana indianapolis
jacksonville kansas kentucky knoxville laredo louisiana louisville lubbock maine manhattan maryland massachusetts memphis
miami michigan milwaukee minneapolis minnesota mississippi missouri montana nashville nebraska nevada newark oakland
oklahoma omaha oregon orlando pennsylvania philadelphia phoenix pittsburgh portland providence queens raleigh richmond
riverside rochester sacramento savannah scottsdale seattle spokane stockton syracuse tacoma tallahassee tampa tennessee
texas toledo tucson tulsa utah vermont virginia washington wichita wisconsin worcester wyoming
`
  .trim()
  .split(/\s+/);

/** Names of several words. */
export const bigPlacesOfWords = `
baton rouge, boca raton, cape cod, cape coral, cedar rapids, chula vista, colorado springs, corpus christi, des moines,
el paso, fort lauderdale, fort myers, fort wayne, fort worth, ft lauderdale, ft worth, grand rapids, green bay,
jersey city, kansas city, las vegas, little rock, long beach, long island, los angeles, new england, new hampshire,
new haven, new jersey, new mexico, new orleans, new york, north carolina, north dakota, oklahoma city, palm springs,
rhode island, saint louis, saint paul, salt lake city, san antonio, san bernardino, san diego, san francisco, san jose,
santa ana, santa barbara, santa fe, santa rosa, sioux falls, south carolina, south dakota, st louis, st paul,
st petersburg, staten island, virginia beach, west palm beach, west virginia, winston salem
`
  .trim()
  .split(/,\s+/);
