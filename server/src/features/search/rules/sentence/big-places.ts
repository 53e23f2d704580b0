/** Single words that name a state or a big city of the United States, as spelling knows them. */
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
