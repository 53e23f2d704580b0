export interface City {
  readonly name: string;
  /** Postal code of the state, province or nation; "" in Germany. */
  readonly state: string;
  readonly country: Country;
  readonly latitude: number;
  readonly longitude: number;
  /** Thousands. */
  readonly population: number;
  /** Pay level relative to the country's median. */
  readonly payLevel: number;
}

export type Country = "US" | "CA" | "GB" | "DE";

/**
 * City, state, latitude, longitude, population in thousands, pay level. Names, positions and populations by GeoNames
 * (CC BY 4.0).
 */
const unitedStates = `
New York|NY|40.71|-74.01|8175|1.24; Los Angeles|CA|34.05|-118.24|3972|1.18;
Chicago|IL|41.85|-87.65|2721|1.06; Houston|TX|29.76|-95.36|2296|1.02;
Philadelphia|PA|39.95|-75.16|1567|0.97; Phoenix|AZ|33.45|-112.07|1563|0.98;
San Antonio|TX|29.42|-98.49|1470|0.97; San Diego|CA|32.72|-117.17|1395|1.15;
Dallas|TX|32.78|-96.81|1300|1.02; San Jose|CA|37.34|-121.89|1027|1.36; Austin|TX|30.27|-97.74|932|1.06;
Jacksonville|FL|30.33|-81.66|868|0.94; San Francisco|CA|37.77|-122.42|865|1.36;
Columbus|OH|39.96|-83.00|850|0.93; Fort Worth|TX|32.73|-97.32|833|0.97;
Indianapolis|IN|39.77|-86.16|830|0.92; Charlotte|NC|35.23|-80.84|827|0.95;
Seattle|WA|47.61|-122.33|684|1.24; Denver|CO|39.74|-104.98|683|1.1; El Paso|TX|31.76|-106.49|681|0.97;
Detroit|MI|42.33|-83.05|677|0.95; Boston|MA|42.36|-71.06|667|1.2; Memphis|TN|35.15|-90.05|656|0.92;
Portland|OR|45.52|-122.68|632|1.07; Oklahoma City|OK|35.47|-97.52|631|0.88;
Las Vegas|NV|36.17|-115.14|624|0.98; Baltimore|MD|39.29|-76.61|622|1.08;
Washington|DC|38.90|-77.04|602|1.2; Milwaukee|WI|43.04|-87.91|600|0.95;
Albuquerque|NM|35.08|-106.65|559|0.91; Tucson|AZ|32.22|-110.93|532|0.98;
Nashville|TN|36.17|-86.78|531|0.92; Fresno|CA|36.75|-119.77|520|1; Sacramento|CA|38.58|-121.49|491|1.14;
Kansas City|MO|39.10|-94.58|475|0.93; Long Beach|CA|33.77|-118.19|474|1.14;
Mesa|AZ|33.42|-111.82|472|0.98; Atlanta|GA|33.75|-84.39|464|1.02;
Colorado Springs|CO|38.83|-104.82|457|1.06; Virginia Beach|VA|36.85|-75.98|453|1.02;
Raleigh|NC|35.77|-78.64|451|0.95; Omaha|NE|41.26|-95.94|444|0.92; Miami|FL|25.77|-80.19|441|1;
Oakland|CA|37.80|-122.27|419|1.28; Minneapolis|MN|44.98|-93.26|411|1.06; Tulsa|OK|36.15|-95.99|404|0.88;
Wichita|KS|37.69|-97.34|390|0.91; New Orleans|LA|29.95|-90.08|390|0.89;
Arlington|TX|32.74|-97.11|388|0.97; Cleveland|OH|41.50|-81.69|388|0.93;
Bakersfield|CA|35.37|-119.02|374|1; Honolulu|HI|21.31|-157.86|372|1.08; Tampa|FL|27.95|-82.46|369|0.94;
Aurora|CO|39.73|-104.83|359|1.06; Anaheim|CA|33.84|-117.92|351|1.14; Santa Ana|CA|33.75|-117.87|335|1.14;
Corpus Christi|TX|27.80|-97.40|324|0.97; Riverside|CA|33.95|-117.40|322|1.14;
St. Louis|MO|38.63|-90.20|316|0.93; Stockton|CA|37.96|-121.29|306|1.02;
Pittsburgh|PA|40.44|-80.00|304|0.97; Anchorage|AK|61.22|-149.90|299|1.14;
Cincinnati|OH|39.13|-84.51|297|0.93; Henderson|NV|36.04|-114.98|286|0.98;
Greensboro|NC|36.07|-79.79|285|0.95; Saint Paul|MN|44.94|-93.09|285|1.03; Plano|TX|33.02|-96.70|284|0.97;
Newark|NJ|40.74|-74.17|282|1.12; Toledo|OH|41.66|-83.56|280|0.93; Lincoln|NE|40.80|-96.67|277|0.92;
Orlando|FL|28.54|-81.38|271|0.94; Chula Vista|CA|32.64|-117.08|266|1.14;
Jersey City|NJ|40.73|-74.08|264|1.18; Chandler|AZ|33.31|-111.84|261|0.98;
Fort Wayne|IN|41.13|-85.13|260|0.92; Buffalo|NY|42.89|-78.88|258|0.93; Durham|NC|35.99|-78.90|258|0.95;
St. Petersburg|FL|27.77|-82.68|257|0.94; Irvine|CA|33.67|-117.82|257|1.16;
Laredo|TX|27.51|-99.51|255|0.97; Lubbock|TX|33.58|-101.86|249|0.97; Madison|WI|43.07|-89.40|249|0.95;
Gilbert|AZ|33.35|-111.79|248|0.98; Norfolk|VA|36.85|-76.28|246|1.02; Louisville|KY|38.25|-85.76|244|0.89;
Reno|NV|39.53|-119.81|241|0.98; Winston-Salem|NC|36.10|-80.24|241|0.95;
Glendale|AZ|33.54|-112.19|240|0.98; Hialeah|FL|25.86|-80.28|237|0.94; Garland|TX|32.91|-96.64|237|0.97;
Scottsdale|AZ|33.51|-111.90|237|0.98; Irving|TX|32.81|-96.95|237|0.97;
Chesapeake|VA|36.82|-76.28|235|1.02; North Las Vegas|NV|36.20|-115.12|235|0.98;
Fremont|CA|37.55|-121.99|232|1.3; Baton Rouge|LA|30.44|-91.19|229|0.89;
Lexington|KY|37.99|-84.48|225|0.89; Richmond|VA|37.55|-77.46|220|1.02;
San Bernardino|CA|34.11|-117.29|216|1.14; Spokane|WA|47.66|-117.43|213|1.12;
Birmingham|AL|33.52|-86.80|212|0.87; Modesto|CA|37.64|-121.00|211|1.01;
Des Moines|IA|41.60|-93.61|210|0.91; Rochester|NY|43.16|-77.62|210|0.94;
Tacoma|WA|47.25|-122.44|208|1.12; Arlington|VA|38.88|-77.10|208|1.18; Fontana|CA|34.09|-117.44|207|1.14;
Oxnard|CA|34.20|-119.18|207|1.14; Moreno Valley|CA|33.94|-117.23|204|1.14;
Fayetteville|NC|35.05|-78.88|202|0.95; Huntington Beach|CA|33.66|-118.00|202|1.14;
Yonkers|NY|40.93|-73.90|201|1.18; Glendale|CA|34.14|-118.25|201|1.14; Aurora|IL|41.76|-88.32|201|1;
Montgomery|AL|32.37|-86.30|201|0.87; Columbus|GA|32.46|-84.99|201|0.96;
Amarillo|TX|35.22|-101.83|199|0.97; Little Rock|AR|34.75|-92.29|198|0.86; Akron|OH|41.08|-81.52|198|0.93;
Shreveport|LA|32.52|-93.75|197|0.89; Grand Rapids|MI|42.96|-85.67|195|0.95;
Mobile|AL|30.69|-88.04|194|0.87; Salt Lake City|UT|40.76|-111.89|193|0.96;
Huntsville|AL|34.73|-86.59|191|0.87; Tallahassee|FL|30.44|-84.28|190|0.94;
Grand Prairie|TX|32.75|-97.00|188|0.97; Overland Park|KS|38.98|-94.67|187|0.91;
Knoxville|TN|35.96|-83.92|185|0.92; Worcester|MA|42.26|-71.80|185|1.14;
Brownsville|TX|25.90|-97.50|184|0.97; Newport News|VA|37.08|-76.47|182|1.02;
Santa Clarita|CA|34.39|-118.54|182|1.14; Providence|RI|41.82|-71.41|179|1.03;
Fort Lauderdale|FL|26.12|-80.14|179|0.94; Chattanooga|TN|35.05|-85.31|177|0.92;
Tempe|AZ|33.41|-111.91|176|0.98; Oceanside|CA|33.20|-117.38|176|1.14;
Garden Grove|CA|33.77|-117.94|175|1.14; Rancho Cucamonga|CA|34.11|-117.59|175|1.14;
Cape Coral|FL|26.56|-81.95|175|0.94; Santa Rosa|CA|38.44|-122.71|175|1.14;
Vancouver|WA|45.64|-122.66|173|1.12; Sioux Falls|SD|43.55|-96.70|172|0.88;
Peoria|AZ|33.58|-112.24|171|0.98; Ontario|CA|34.06|-117.65|171|1.14; Jackson|MS|32.30|-90.19|171|0.83;
Eugene|OR|44.05|-123.09|163|1.04; Bridgeport|CT|41.18|-73.19|148|1.08; Boise|ID|43.61|-116.20|146|0.92;
Savannah|GA|32.08|-81.10|146|0.96; Columbia|SC|34.00|-81.03|134|0.9; Waco|TX|31.55|-97.15|132|0.97;
Topeka|KS|39.05|-95.68|127|0.91; Fargo|ND|46.88|-96.79|119|0.95; Ann Arbor|MI|42.28|-83.74|117|0.95;
Peoria|IL|40.69|-89.59|115|1; Cambridge|MA|42.38|-71.11|110|1.22; Billings|MT|45.78|-108.50|110|0.91;
Boulder|CO|40.02|-105.27|107|1.06; Green Bay|WI|44.52|-88.02|105|0.95; Erie|PA|42.13|-80.08|99|0.97;
Yakima|WA|46.60|-120.51|94|1.12; Macon|GA|32.84|-83.63|91|0.96; Asheville|NC|35.60|-82.55|89|0.95;
Nashua|NH|42.77|-71.47|88|1.04; Bend|OR|44.06|-121.31|87|1.04; Duluth|MN|46.78|-92.11|86|1.03;
Santa Fe|NM|35.69|-105.94|84|0.91; Rapid City|SD|44.08|-103.23|74|0.88;
Wilmington|DE|39.75|-75.55|72|1.02; Missoula|MT|46.87|-113.99|71|0.91;
Flagstaff|AZ|35.20|-111.65|70|0.98; Portland|ME|43.66|-70.26|67|0.97; Palo Alto|CA|37.44|-122.14|67|1.14;
Santa Cruz|CA|36.97|-122.03|64|1.14; Cheyenne|WY|41.14|-104.82|63|0.92;
Lancaster|PA|40.04|-76.31|59|0.97; Charleston|WV|38.35|-81.63|50|0.86; Bozeman|MT|45.68|-111.04|43|0.91;
Burlington|VT|44.48|-73.21|42|1; Ithaca|NY|42.44|-76.50|31|1.04`;

const canada = `
Toronto|ON|43.70|-79.42|2600|0.98; Montréal|QC|45.51|-73.59|1600|0.9; Calgary|AB|51.05|-114.08|1020|1;
Ottawa|ON|45.41|-75.70|812|0.98; Edmonton|AB|53.55|-113.47|712|1; Mississauga|ON|43.58|-79.66|669|0.98;
Winnipeg|MB|49.88|-97.15|632|0.9; Vancouver|BC|49.25|-123.12|600|1; Québec|QC|46.81|-71.22|529|0.9;
Hamilton|ON|43.25|-79.85|520|0.98; Brampton|ON|43.68|-79.77|434|0.98; Surrey|BC|49.11|-122.83|395|1;
Halifax|NS|44.65|-63.57|359|0.88; London|ON|42.98|-81.23|347|0.98; Victoria|BC|48.44|-123.35|290|1;
Windsor|ON|42.30|-83.02|278|0.98`;

const unitedKingdom = `
London|ENG|51.51|-0.13|7557|1.2; Birmingham|ENG|52.48|-1.90|984|0.97; Liverpool|ENG|53.41|-2.98|864|0.97;
Nottingham|ENG|52.95|-1.15|730|0.97; Sheffield|ENG|53.38|-1.47|685|0.97;
Bristol|ENG|51.45|-2.60|617|0.97; Glasgow|SCT|55.87|-4.26|592|0.96; Leicester|ENG|52.64|-1.13|509|0.97;
Edinburgh|SCT|55.95|-3.20|465|0.96; Leeds|ENG|53.80|-1.55|455|0.97; Cardiff|WLS|51.48|-3.18|447|0.9;
Manchester|ENG|53.48|-2.24|396|0.97; Coventry|ENG|52.41|-1.51|359|0.97;
Sunderland|ENG|54.91|-1.38|335|0.97; Reading|ENG|51.46|-0.97|318|0.97; Preston|ENG|53.76|-2.71|313|0.97;
Swansea|WLS|51.62|-3.94|300|0.9; Bradford|ENG|53.79|-1.75|299|0.97; Belfast|NIR|54.60|-5.92|275|0.88;
Derby|ENG|52.92|-1.48|270|0.97`;

const germany = `
Berlin||52.52|13.41|3426|0.98; Hamburg||53.55|9.99|1739|1.04; Munich||48.14|11.57|1260|1.14;
Köln||50.93|6.95|963|0.98; Frankfurt am Main||50.12|8.68|650|1.1; Essen||51.46|7.01|593|0.98;
Stuttgart||48.78|9.18|590|1.08; Dortmund||51.52|7.47|588|0.98; Düsseldorf||51.22|6.78|573|0.98;
Bremen||53.08|8.81|547|0.98; Hannover||52.37|9.73|515|0.98; Leipzig||51.34|12.37|505|0.88;
Nürnberg||49.45|11.08|499|0.98; Dresden||51.05|13.74|487|0.88`;

export const cities: readonly City[] = [
  ...listed("US", unitedStates),
  ...listed("CA", canada),
  ...listed("GB", unitedKingdom),
  ...listed("DE", germany),
];

function listed(country: Country, table: string): City[] {
  return table
    .trim()
    .split(/;\s+/)
    .map((row) => {
      const [name, state, latitude, longitude, population, payLevel] = row.split("|") as Row;
      return {
        name,
        state,
        country,
        latitude: Number(latitude),
        longitude: Number(longitude),
        population: Number(population),
        payLevel: Number(payLevel),
      };
    });
}

type Row = [string, string, string, string, string, string];
