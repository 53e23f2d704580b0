/**
 * Metropolitan areas by county, after the Census Bureau's core-based statistical areas, and regions that have their own
 * name. `Label | other names | ST County, County; ST County | principal city, principal city`.
 */
export const metros = `
Acadiana, LA | | LA Acadia, Iberia, Lafayette, St. Landry, St. Martin, St. Mary, Vermilion |
Adirondacks, NY | the adirondacks | NY Clinton, Essex, Franklin, Hamilton, Warren |
Albany, NY (metropolitan area) | | NY Albany, Rensselaer, Saratoga, Schenectady, Schoharie | albany
Antelope Valley, CA | the antelope valley | CA Los Angeles |
Arklatex | ark la tex | LA Bossier, Caddo; TX Bowie, Gregg, Harrison; AR Miller |
Atlanta, GA (metropolitan area) | metro atl | GA Barrow, Bartow, Carroll, Cherokee, Clayton, Cobb, Coweta, DeKalb, Douglas, Fayette, Forsyth, Fulton, Gwinnett, Henry, Newton, Paulding, Rockdale, Spalding, Walton | atlanta
Austin, TX (metropolitan area) | | TX Bastrop, Caldwell, Hays, Travis, Williamson | austin
Baltimore, MD (metropolitan area) | | MD Anne Arundel, Baltimore, Carroll, Harford, Howard, Queen Anne's | baltimore
Berkshires, MA | the berkshires | MA Berkshire |
Big Island, HI | the big island | HI Hawaii |
Birmingham, AL (metropolitan area) | | AL Bibb, Blount, Chilton, Jefferson, St. Clair, Shelby | birmingham
Black Hills, SD | the black hills | SD Custer, Lawrence, Meade, Pennington |
Bluegrass, KY | bluegrass region, the bluegrass, the bluegrass region | KY Bourbon, Clark, Fayette, Franklin, Jessamine, Madison, Scott, Woodford |
Boston, MA (metropolitan area) | | MA Essex, Middlesex, Norfolk, Plymouth, Suffolk; NH Rockingham, Strafford | boston
Brazos Valley, TX | | TX Brazos, Burleson, Grimes, Robertson, Washington |
Broward County, FL | broward | FL Broward |
Buffalo, NY (metropolitan area) | | NY Erie, Niagara | buffalo
Cape Cod, MA | the cape, the cape cod | MA Barnstable |
Capital Region, NY | the capital region, capital district, the capital district | NY Albany, Columbia, Greene, Rensselaer, Saratoga, Schenectady, Schoharie, Warren, Washington |
Catskills, NY | the catskills, catskill mountains | NY Delaware, Greene, Sullivan, Ulster |
Central Coast, CA | california central coast | CA Monterey, San Benito, San Luis Obispo, Santa Barbara, Santa Cruz |
Central Florida | central fl | FL Brevard, Lake, Marion, Orange, Osceola, Polk, Seminole, Sumter, Volusia |
Central Jersey | central new jersey, central nj | NJ Hunterdon, Mercer, Middlesex, Monmouth, Somerset, Union |
Central Massachusetts | central mass, central ma | MA Worcester |
Central Texas | central tx | TX Bastrop, Bell, Burnet, Caldwell, Coryell, Hays, McLennan, Travis, Williamson |
Central Valley, CA | california central valley, san joaquin valley | CA Butte, Colusa, Fresno, Glenn, Kern, Kings, Madera, Merced, Sacramento, San Joaquin, Stanislaus, Sutter, Tehama, Tulare, Yolo, Yuba |
Charlotte, NC (metropolitan area) | | NC Cabarrus, Gaston, Iredell, Lincoln, Mecklenburg, Rowan, Union; SC Chester, Lancaster, York | charlotte
Chicago, IL (metropolitan area) | chicagoland | IL Cook, DeKalb, DuPage, Grundy, Kane, Kendall, Lake, McHenry, Will; IN Lake, Porter, Newton, Jasper; WI Kenosha | chicago
Cincinnati, OH (metropolitan area) | tri state cincinnati | OH Brown, Butler, Clermont, Hamilton, Warren; KY Boone, Campbell, Kenton | cincinnati
Cleveland, OH (metropolitan area) | | OH Cuyahoga, Geauga, Lake, Lorain, Medina | cleveland
Coachella Valley, CA | desert cities, palm springs area, greater palm springs | CA Riverside |
Columbus, OH (metropolitan area) | | OH Delaware, Fairfield, Franklin, Licking, Madison, Pickaway, Union | columbus
Contra Costa County, CA | contra costa | CA Contra Costa |
Cuyahoga County, OH | cuyahoga | OH Cuyahoga |
Dallas-Fort Worth, TX (metropolitan area) | dfw, dallas ft worth, dallas fort worth, dfw metroplex, metroplex, the metroplex, ft worth dallas, dallas and ft worth | TX Collin, Dallas, Denton, Ellis, Hunt, Johnson, Kaufman, Parker, Rockwall, Tarrant, Wise | dallas, ft worth, dallas ft worth, dfw
Delaware Valley | the delaware valley | PA Bucks, Chester, Delaware, Montgomery, Philadelphia; NJ Burlington, Camden, Gloucester, Mercer, Salem; DE New Castle; MD Cecil |
Delmarva | the delmarva, delmarva peninsula | DE Kent, New Castle, Sussex; MD Caroline, Cecil, Dorchester, Kent, Queen Anne's, Somerset, Talbot, Wicomico, Worcester; VA Accomack, Northampton |
Denver, CO (metropolitan area) | | CO Adams, Arapahoe, Boulder, Broomfield, Clear Creek, Denver, Douglas, Elbert, Gilpin, Jefferson, Park | denver
Detroit, MI (metropolitan area) | | MI Lapeer, Livingston, Macomb, Oakland, St. Clair, Wayne | detroit
Duval County, FL | duval | FL Duval |
East Bay, CA | the east bay | CA Alameda, Contra Costa |
East Tennessee | eastern tennessee, east tn, eastern tn | TN Anderson, Blount, Bradley, Campbell, Carter, Claiborne, Cocke, Grainger, Greene, Hamblen, Hamilton, Hawkins, Jefferson, Knox, Loudon, McMinn, Monroe, Morgan, Roane, Sevier, Sullivan, Union, Washington |
East Texas | east tx, deep east texas | TX Anderson, Angelina, Bowie, Cherokee, Gregg, Harrison, Henderson, Nacogdoches, Panola, Polk, Rusk, Smith, Upshur, Van Zandt, Wood |
East Valley, AZ | east valley az, east valley phoenix | AZ Maricopa |
Eastern Shore, MD | | MD Caroline, Dorchester, Kent, Queen Anne's, Somerset, Talbot, Wicomico, Worcester |
Eastern Washington | eastern wa, east washington | WA Adams, Asotin, Benton, Chelan, Columbia, Douglas, Ferry, Franklin, Garfield, Grant, Kittitas, Klickitat, Lincoln, Okanogan, Pend Oreille, Spokane, Stevens, Walla Walla, Whitman, Yakima |
Emerald Coast, FL | the emerald coast | FL Bay, Okaloosa, Santa Rosa, Walton |
Finger Lakes, NY | the finger lakes | NY Cayuga, Chemung, Livingston, Monroe, Ontario, Schuyler, Seneca, Steuben, Tompkins, Wayne, Yates |
First Coast, FL | the first coast | FL Baker, Clay, Duval, Nassau, St. Johns |
Five Boroughs, NY | the five boroughs, all five boroughs, nyc boroughs, outer boroughs, the outer boroughs | NY Bronx, Kings, New York, Queens, Richmond |
Florida Keys | the keys, the florida keys | FL Monroe |
Florida Panhandle | northwest florida, nw florida, the panhandle, panhandle, the florida panhandle | FL Bay, Escambia, Okaloosa, Santa Rosa, Walton |
Four Corners | the four corners, four corners region | AZ Apache, Navajo; CO La Plata, Montezuma; NM McKinley, San Juan; UT San Juan |
Fox Valley, WI | fox cities, the fox valley | WI Calumet, Outagamie, Winnebago |
Front Range, CO | the front range | CO Adams, Arapahoe, Boulder, Broomfield, Denver, Douglas, El Paso, Jefferson, Larimer, Pueblo, Weld |
Golden Triangle, TX | the golden triangle | TX Hardin, Jefferson, Orange |
Grand Strand, SC | the grand strand | SC Georgetown, Horry | myrtle beach
Gulf Coast | the gulf coast, gulf coast region | TX Aransas, Brazoria, Calhoun, Cameron, Chambers, Galveston, Harris, Jefferson, Matagorda, Nueces, Orange; LA Calcasieu, Cameron, Jefferson, Lafourche, Orleans, Plaquemines, St. Bernard, St. Mary, St. Tammany, Terrebonne; MS Hancock, Harrison, Jackson; AL Baldwin, Mobile; FL Bay, Charlotte, Collier, Escambia, Hernando, Hillsborough, Lee, Manatee, Okaloosa, Pasco, Pinellas, Santa Rosa, Sarasota, Walton |
Gwinnett County, GA | gwinnett | GA Gwinnett |
Hampton Roads, VA | tidewater, hampton roads area, the 757 | VA Chesapeake, Hampton, Newport News, Norfolk, Poquoson, Portsmouth, Suffolk, Virginia Beach, Williamsburg, James City, York | hampton roads
Hamptons, NY | the hamptons | NY Suffolk |
Hartford, CT (metropolitan area) | | CT Hartford, Middlesex, Tolland | hartford
High Desert, CA | the high desert | CA San Bernardino |
Hill Country, TX | texas hill country, the hill country | TX Bandera, Blanco, Burnet, Comal, Gillespie, Hays, Kendall, Kerr, Llano |
Houston, TX (metropolitan area) | | TX Austin, Brazoria, Chambers, Fort Bend, Galveston, Harris, Liberty, Montgomery, Waller | houston
Hudson Valley, NY | the hudson valley, mid hudson | NY Columbia, Dutchess, Greene, Orange, Putnam, Rockland, Sullivan, Ulster, Westchester |
Imperial Valley, CA | | CA Imperial |
Indianapolis, IN (metropolitan area) | | IN Boone, Brown, Hamilton, Hancock, Hendricks, Johnson, Madison, Marion, Morgan, Shelby | indianapolis
Inland Empire, CA | the inland empire, the ie | CA Riverside, San Bernardino | inland empire
Inland Northwest | the inland northwest | WA Spokane, Stevens, Whitman; ID Bonner, Kootenai, Latah |
Iron Range, MN | the iron range | MN Itasca, St. Louis |
Jackson Hole, WY | jackson hole wyoming | WY Teton |
Jacksonville, FL (metropolitan area) | | FL Baker, Clay, Duval, Nassau, St. Johns | jacksonville
Jersey Shore, NJ | the jersey shore | NJ Atlantic, Cape May, Monmouth, Ocean |
Kansas City, MO (metropolitan area) | kc metro, kc area, greater kc | MO Cass, Clay, Clinton, Jackson, Lafayette, Platte, Ray; KS Johnson, Leavenworth, Miami, Wyandotte | kansas city
Kauai, HI | | HI Kauai |
Lake Tahoe | tahoe, north lake tahoe, south lake tahoe area | CA El Dorado, Placer; NV Douglas, Washoe |
Lakes Region, NH | the lakes region, lakes region nh | NH Belknap, Carroll |
Las Vegas, NV (metropolitan area) | las vegas valley | NV Clark | las vegas, vegas
Lehigh Valley, PA | the lehigh valley | PA Lehigh, Northampton, Carbon | lehigh valley
Long Island, NY | | NY Nassau, Suffolk |
Los Angeles County, CA | la county | CA Los Angeles |
Los Angeles, CA (metropolitan area) | southland | CA Los Angeles, Orange | los angeles, la
Louisville, KY (metropolitan area) | kentuckiana | KY Bullitt, Henry, Jefferson, Oldham, Shelby, Spencer; IN Clark, Floyd, Harrison | louisville
Lowcountry, SC | the lowcountry, low country | SC Beaufort, Berkeley, Charleston, Colleton, Dorchester, Jasper |
Magic Valley, ID | the magic valley | ID Blaine, Camas, Cassia, Gooding, Jerome, Lincoln, Minidoka, Twin Falls |
Mahoning Valley, OH | the mahoning valley | OH Mahoning, Trumbull | youngstown
Maui, HI | | HI Maui |
Memphis, TN (metropolitan area) | | TN Fayette, Shelby, Tipton; MS DeSoto, Marshall, Tate, Tunica; AR Crittenden | memphis
Merrimack Valley | the merrimack valley | MA Essex, Middlesex; NH Hillsborough, Rockingham |
Martha's Vineyard, MA | marthas vineyard | MA Dukes |
Metro East, IL | the metro east | IL Clinton, Madison, Monroe, St. Clair |
MetroWest, MA | metro west, metro west ma | MA Middlesex |
Miami Valley, OH | | OH Greene, Miami, Montgomery |
Miami, FL (metropolitan area) | | FL Broward, Miami-Dade, Palm Beach | miami
Miami-Dade County, FL | miami dade, dade | FL Miami-Dade |
Michiana | | IN Elkhart, LaPorte, Marshall, St. Joseph; MI Berrien, Cass | south bend
Mid-South | the mid south, midsouth, mid south | TN Fayette, Shelby, Tipton; MS DeSoto, Marshall, Tate, Tunica; AR Crittenden |
Middle Tennessee | middle tn, mid tennessee | TN Bedford, Cannon, Cheatham, Coffee, Davidson, Dickson, Giles, Lawrence, Lincoln, Marshall, Maury, Montgomery, Putnam, Robertson, Rutherford, Smith, Sumner, Trousdale, Warren, White, Williamson, Wilson |
Midlands, SC | the midlands | SC Calhoun, Fairfield, Kershaw, Lexington, Newberry, Richland |
Milwaukee, WI (metropolitan area) | | WI Milwaukee, Ozaukee, Washington, Waukesha | milwaukee
Minneapolis-Saint Paul, MN (metropolitan area) | msp metro | MN Anoka, Carver, Chisago, Dakota, Hennepin, Isanti, Ramsey, Scott, Sherburne, Washington, Wright; WI Pierce, St. Croix | minneapolis, minneapolis st paul
Monterey Bay, CA | monterey bay area, the monterey bay | CA Monterey, Santa Cruz |
Napa Valley, CA | the napa valley | CA Napa |
Nashville, TN (metropolitan area) | | TN Cheatham, Davidson, Dickson, Maury, Robertson, Rutherford, Sumner, Williamson, Wilson | nashville
New Orleans, LA (metropolitan area) | | LA Jefferson, Orleans, Plaquemines, St. Bernard, St. Charles, St. John the Baptist, St. Tammany | new orleans
New York tri-state area | tri state area, tri state, tristate, tristate area, ny tri state area, nyc tri state area, new york metro, new york tri state area | NY Bronx, Kings, Nassau, New York, Orange, Putnam, Queens, Richmond, Rockland, Suffolk, Westchester; NJ Bergen, Essex, Hudson, Hunterdon, Mercer, Middlesex, Monmouth, Morris, Ocean, Passaic, Somerset, Sussex, Union; CT Fairfield, New Haven | new york, new york city, nyc
North Bay, CA | the north bay | CA Marin, Napa, Solano, Sonoma |
North Jersey | northern new jersey, northern nj, north nj | NJ Bergen, Essex, Hudson, Morris, Passaic, Sussex, Union, Warren | north jersey
North Shore, MA | the north shore | MA Essex |
North Texas | | TX Collin, Cooke, Dallas, Denton, Ellis, Fannin, Grayson, Hunt, Johnson, Kaufman, Parker, Rockwall, Tarrant, Wise |
Northeast Kingdom, VT | the northeast kingdom | VT Caledonia, Essex, Orleans |
Northeast Ohio | northeastern ohio, ne ohio | OH Ashtabula, Cuyahoga, Geauga, Lake, Lorain, Mahoning, Medina, Portage, Stark, Summit, Trumbull |
Northern California | norcal, nor cal, northern ca | CA Alameda, Butte, Colusa, Contra Costa, Del Norte, El Dorado, Glenn, Humboldt, Lake, Lassen, Marin, Mendocino, Modoc, Napa, Nevada, Placer, Plumas, Sacramento, San Francisco, San Joaquin, San Mateo, Santa Clara, Santa Cruz, Shasta, Sierra, Siskiyou, Solano, Sonoma, Sutter, Tehama, Trinity, Yolo, Yuba |
Northern Colorado | noco | CO Larimer, Weld |
Northern Kentucky | northern ky, nky | KY Boone, Campbell, Kenton |
Northern Virginia | nova, northern va, no va | VA Alexandria, Arlington, Fairfax, Falls Church, Fauquier, Loudoun, Manassas, Manassas Park, Prince William, Stafford | northern virginia
Northwest Arkansas | nw arkansas, nwa | AR Benton, Madison, Washington |
Northwest Indiana | nw indiana | IN Jasper, LaPorte, Lake, Newton, Porter |
Northwoods, WI | the northwoods, north woods, the north woods | WI Forest, Iron, Lincoln, Oneida, Price, Sawyer, Vilas |
Oahu, HI | | HI Honolulu |
Ohio Valley | the ohio valley, upper ohio valley | OH Belmont, Jefferson, Monroe; WV Brooke, Hancock, Marshall, Ohio, Wetzel |
Oklahoma City, OK (metropolitan area) | | OK Canadian, Cleveland, Grady, Lincoln, Logan, McClain, Oklahoma | oklahoma city, okc
Orange County, CA | oc, the oc | CA Orange |
Oregon Coast | the oregon coast | OR Clatsop, Coos, Curry, Lincoln, Tillamook |
Orlando, FL (metropolitan area) | | FL Lake, Orange, Osceola, Seminole | orlando
Outer Banks, NC | the outer banks, obx | NC Currituck, Dare, Hyde |
Ozarks | the ozarks | MO Christian, Greene, Howell, Ozark, Stone, Taney; AR Baxter, Benton, Boone, Carroll, Marion, Washington |
Peninsula, CA | sf peninsula, san francisco peninsula | CA San Mateo |
Permian Basin, TX | the permian basin, the permian, west texas oil fields | TX Andrews, Crane, Dawson, Ector, Gaines, Howard, Loving, Martin, Midland, Pecos, Reagan, Reeves, Upton, Ward, Winkler; NM Chaves, Eddy, Lea |
Philadelphia, PA (metropolitan area) | | PA Bucks, Chester, Delaware, Montgomery, Philadelphia; NJ Burlington, Camden, Gloucester, Salem; DE New Castle; MD Cecil | philadelphia, philly
Phoenix, AZ (metropolitan area) | valley of the sun | AZ Maricopa, Pinal | phoenix
Piedmont Triad, NC | the triad, the piedmont triad, triad, triad area | NC Alamance, Davidson, Forsyth, Guilford, Randolph, Rockingham |
Pinellas County, FL | pinellas | FL Pinellas |
Pioneer Valley, MA | the pioneer valley | MA Franklin, Hampden, Hampshire |
Pittsburgh, PA (metropolitan area) | | PA Allegheny, Armstrong, Beaver, Butler, Fayette, Washington, Westmoreland | pittsburgh
Poconos, PA | the poconos, pocono mountains | PA Carbon, Monroe, Pike, Wayne |
Portland, OR (metropolitan area) | | OR Clackamas, Columbia, Multnomah, Washington, Yamhill; WA Clark, Skamania | portland
Prince George's County, MD | pg county, prince georges county | MD Prince George's |
Providence, RI (metropolitan area) | | RI Bristol, Kent, Newport, Providence, Washington; MA Bristol | providence
Puget Sound, WA | puget sound area, puget sound region, the puget sound | WA Island, King, Kitsap, Mason, Pierce, Skagit, Snohomish, Thurston |
Quad Cities | the quad cities, quad city area | IA Scott; IL Henry, Mercer, Rock Island |
Raleigh-Durham, NC (metropolitan area) | raleigh durham, raleigh durham chapel hill, the triangle | NC Chatham, Durham, Franklin, Johnston, Orange, Person, Wake | raleigh, raleigh durham
Red River Valley | the red river valley | MN Clay, Norman, Polk; ND Cass, Grand Forks, Traill, Walsh |
Research Triangle, NC | research triangle park, rtp, triangle nc, research triangle area | NC Chatham, Durham, Orange, Wake |
Richmond, VA (metropolitan area) | | VA Chesterfield, Goochland, Hanover, Henrico, New Kent, Powhatan, Richmond | richmond
Rio Grande Valley, TX | rgv, the rio grande valley | TX Cameron, Hidalgo, Starr, Willacy |
Rogue Valley, OR | the rogue valley | OR Jackson, Josephine |
Sacramento, CA (metropolitan area) | | CA El Dorado, Placer, Sacramento, Yolo | sacramento
Salt Lake City, UT (metropolitan area) | salt lake valley | UT Davis, Salt Lake, Tooele, Utah, Weber | salt lake city, salt lake
San Antonio, TX (metropolitan area) | | TX Atascosa, Bandera, Bexar, Comal, Guadalupe, Kendall, Medina, Wilson | san antonio
San Diego, CA (metropolitan area) | | CA San Diego | san diego
San Francisco Bay Area | bay area, the bay area, sf bay area, san francisco bay, sfba, bay area ca, bay area california, the bay, sf bay | CA Alameda, Contra Costa, Marin, Napa, San Francisco, San Mateo, Santa Clara, Solano, Sonoma | san francisco, sf
Seattle, WA (metropolitan area) | | WA King, Pierce, Snohomish | seattle
Shenandoah Valley, VA | the shenandoah valley | VA Augusta, Frederick, Page, Rockingham, Shenandoah, Warren |
Silicon Valley, CA | the silicon valley | CA San Mateo, Santa Clara | silicon valley
Siouxland | | IA Plymouth, Woodbury; NE Dakota, Dixon; SD Union | sioux city
South Bay, CA | the south bay | CA Santa Clara |
South Florida | southern florida, south fl, so fl, sofla | FL Broward, Martin, Miami-Dade, Monroe, Palm Beach, St. Lucie |
South Jersey | southern new jersey, southern nj, south nj | NJ Atlantic, Burlington, Camden, Cape May, Cumberland, Gloucester, Salem | south jersey
South Shore, MA | the south shore | MA Norfolk, Plymouth |
South Sound, WA | the south sound | WA Pierce, Thurston |
South Texas | south tx | TX Bee, Cameron, Hidalgo, Jim Wells, Kleberg, Nueces, San Patricio, Starr, Victoria, Webb, Willacy |
Southern California | socal, so cal, southern ca | CA Imperial, Kern, Los Angeles, Orange, Riverside, San Bernardino, San Diego, San Luis Obispo, Santa Barbara, Ventura |
Southern Maine | | ME Cumberland, York |
Southern Nevada | southern nv | NV Clark |
Southern Tier, NY | the southern tier | NY Allegany, Broome, Cattaraugus, Chautauqua, Chemung, Chenango, Delaware, Schuyler, Steuben, Tioga |
Southwest Florida | swfl, sw florida | FL Charlotte, Collier, Lee |
Space Coast, FL | the space coast | FL Brevard |
St. Louis, MO (metropolitan area) | | MO Franklin, Jefferson, Lincoln, St. Charles, St. Louis, Warren; IL Clinton, Madison, Monroe, St. Clair | st louis, stl
Tampa Bay, FL | tampa bay area, tampa st petersburg | FL Hernando, Hillsborough, Manatee, Pasco, Pinellas | tampa, tampa bay
Texas Panhandle | the texas panhandle | TX Carson, Deaf Smith, Gray, Hutchinson, Moore, Potter, Randall | amarillo
Texoma | texomaland | TX Cooke, Fannin, Grayson |
Treasure Coast, FL | the treasure coast | FL Indian River, Martin, St. Lucie |
Treasure Valley, ID | boise valley | ID Ada, Canyon | boise
Tri-Cities, WA | tri cities wa, tri cities washington | WA Benton, Franklin |
Tri-Cities, TN | tri cities tn, tri cities tennessee | TN Carter, Hawkins, Sullivan, Unicoi, Washington |
Twin Cities, MN | the twin cities | MN Anoka, Carver, Chisago, Dakota, Hennepin, Isanti, Ramsey, Scott, Sherburne, Washington, Wright; WI Pierce, St. Croix | twin cities
Upper Peninsula, MI | the upper peninsula, the up michigan, yooper country | MI Alger, Baraga, Chippewa, Delta, Dickinson, Gogebic, Houghton, Iron, Keweenaw, Luce, Mackinac, Marquette, Menominee, Ontonagon, Schoolcraft |
Upper Valley | the upper valley | NH Grafton, Sullivan; VT Orange, Windsor |
Upstate New York | upstate ny | NY Albany, Allegany, Broome, Cattaraugus, Cayuga, Chautauqua, Chemung, Chenango, Clinton, Cortland, Delaware, Erie, Essex, Franklin, Fulton, Genesee, Herkimer, Jefferson, Lewis, Livingston, Madison, Monroe, Montgomery, Niagara, Oneida, Onondaga, Ontario, Orleans, Oswego, Otsego, Rensselaer, St. Lawrence, Saratoga, Schenectady, Schuyler, Seneca, Steuben, Tioga, Tompkins, Warren, Washington, Wayne, Wyoming, Yates |
Upstate South Carolina | upstate sc, the upstate | SC Anderson, Cherokee, Greenville, Laurens, Oconee, Pickens, Spartanburg |
Wasatch Front, UT | the wasatch front | UT Davis, Salt Lake, Utah, Weber |
Washington, DC (metropolitan area) | dmv, the dmv, dmv area, the dmv area, dc metro, dc area, dc metro area, washington dc area, washington dc metro, washington dc metro area, national capital region, beltway | DC District of Columbia; MD Calvert, Charles, Frederick, Montgomery, Prince George's; VA Alexandria, Arlington, Fairfax, Falls Church, Fauquier, Loudoun, Manassas, Prince William, Stafford | washington dc, dc
West Texas | west tx | TX Brewster, Ector, El Paso, Hale, Hockley, Howard, Lubbock, Midland, Pecos, Potter, Randall, Reeves, Taylor, Tom Green |
West Valley, AZ | west valley az, west valley phoenix | AZ Maricopa |
Westchester County, NY | westchester | NY Westchester |
Western Massachusetts | western mass, western ma | MA Berkshire, Franklin, Hampden, Hampshire |
Western New York | western ny, wny | NY Allegany, Cattaraugus, Chautauqua, Erie, Genesee, Niagara, Orleans, Wyoming |
Western Slope, CO | the western slope | CO Delta, Eagle, Garfield, Grand, Gunnison, La Plata, Mesa, Moffat, Montrose, Ouray, Pitkin, Rio Blanco, Routt, San Miguel, Summit |
White Mountains, NH | the white mountains | NH Carroll, Coos, Grafton |
Willamette Valley, OR | the willamette valley | OR Benton, Lane, Linn, Marion, Polk, Yamhill |
Wine Country, CA | the wine country | CA Napa, Sonoma |
Yakima Valley, WA | | WA Yakima |
`;

/** Regions of whole states: `Label | other names | states`. */
export const regions = `
Appalachia | appalachian region | KY WV TN
Deep South | the deep south | AL GA LA MS SC
East Coast | the east coast, eastern seaboard | CT DC DE FL GA MA MD ME NC NH NJ NY PA RI SC VA
Great Lakes | great lakes region | IL IN MI MN NY OH PA WI
Great Plains | the great plains, the plains | KS MT ND NE OK SD WY
Mid-Atlantic | mid atlantic, midatlantic, the mid atlantic, mid atlantic region | DC DE MD NJ NY PA VA WV
Midwest | the midwest, mid west, midwestern, midwestern us | IA IL IN KS MI MN MO ND NE OH SD WI
Mountain West | the mountain west, mountain states, rocky mountains, rockies | CO ID MT NV UT WY
New England | new england area, new england region | CT MA ME NH RI VT
Northeast | the northeast, north east, northeastern us, northeast us | CT MA ME NH NJ NY PA RI VT
Northwest US | | ID OR WA
Pacific Northwest | the pacific northwest, pnw, the pnw | ID OR WA
Rust Belt | the rust belt | IL IN MI NY OH PA WI WV
Southeast | the southeast, the south east, south east us, southeastern us, southeast us | AL FL GA KY MS NC SC TN VA
Southwest | the southwest, southwestern us, southwest us, desert southwest | AZ NM NV UT
The South | southern us, southern states, down south | AL AR FL GA KY LA MS NC OK SC TN TX VA WV
Sun Belt | the sun belt, sunbelt | AL AR AZ CA FL GA LA MS NC NM NV OK SC TN TX
The Carolinas | carolinas, carolina | NC SC
The Dakotas | dakotas, dakota | ND SD
The Virginias | virginias | VA WV
West Coast | the west coast, westcoast | CA OR WA
`;
