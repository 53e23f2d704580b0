import { type Sentence, spanText } from "./words.ts";

/**
 * Large employers that people name without "at", with their other names. A star marks a name that is also a word: it
 * counts only after "at", or at the beginning before a title. After "@" comes the state where most of its work is, for
 * cities whose names other states have, too.
 */
const lines = `
7-Eleven = 7 eleven, seven eleven
Abbott
Accenture
Ace Hardware
Alaska Airlines
Albertsons
Aldi
Allstate
Amazon
AMC Theatres = amc theaters
American Airlines
American Express = amex
Apple*
Applebee's = applebees
Aramark
Arizona Public Service @ AZ
Arizona State University @ AZ = arizona state
AT&T = at and t
AutoZone = auto zone
Bank of America = bofa, b of a
Banner Health
Bass Pro Shops = bass pro
Bath & Body Works = bath and body works
Baylor Scott & White @ TX = baylor scott and white, baylor scott
Best Buy
Beth Israel = beth israel deaconess
BJ's Wholesale = bjs wholesale
Boeing
Boston Children's Hospital = boston childrens hospital, boston children's, boston childrens
Boston Market
Boston Medical Center
Boston Scientific
Buffalo Wild Wings
Burger King
California Pizza Kitchen
Capital One
CarMax
Charles Schwab
Chase*
Chewy
Chick-fil-A = chick fil a, chickfila, chic fil a
Chili's = chilis restaurant
Chipotle
Cigna
Circle K
Citibank = citigroup
Cleveland Clinic @ OH
Comcast = xfinity
Costco
Cracker Barrel
CVS = cvs health, cvs pharmacy
Dairy Queen
Dallas Cowboys
Delaware North
Deloitte
Delta Air Lines = delta airlines
DHL
Dick's Sporting Goods = dicks sporting goods
Disney = walt disney, disney world, disneyland
Dollar General
Dollar Tree
Domino's = dominos, dominos pizza
DoorDash = door dash
Dunkin' = dunkin, dunkin donuts
Ernst & Young = ernst and young
Facebook
Family Dollar
FedEx = fed ex, fedex ground
Fidelity Investments
Five Guys
Florida Blue @ FL
Florida Power & Light @ FL = florida power and light
Florida State University @ FL
Food Lion
Ford Motor = ford motor company
Frito-Lay = frito lay
GameStop
Gap*
Geico
General Dynamics
General Electric
General Motors
Georgia Power @ GA
Georgia-Pacific = georgia pacific
Goldman Sachs
Goodwill
Google
Grubhub
Hawaiian Electric @ HI
Hampton Inn = hampton inn and suites
HCA Healthcare = hca
H-E-B = heb
Hilton
Hobby Lobby
Home Depot = the home depot
Houston Methodist @ TX
Humana
Hyatt
IBM
Idaho Power @ ID
IHOP
IKEA
In-N-Out = in n out, in n out burger
Instacart
Jackson Hewitt = jackson hewitt tax service
JetBlue
Johns Hopkins @ MD
Johnson & Johnson = johnson and johnson
JPMorgan = jp morgan, jpmorgan chase
Kaiser Permanente = kaiser
Kansas City Southern
Kentucky Fried Chicken
KFC
Kohl's = kohls
KPMG
Kroger
Las Vegas Sands
Lincoln Tech = lincoln technical institute
Little Caesars
Lockheed Martin = lockheed
Lowe's = lowes
Lyft
Macy's = macys
Madison Reed
Maine Medical Center @ ME
Marriott
Marshalls
Mass General = massachusetts general hospital
Mayo Clinic @ MN
McDonald's = mcdonalds, mc donalds, mickey d's
McKinsey
Meijer
Merck
Meta*
Michaels*
Michigan State University @ MI
Microsoft
Morgan Stanley
Mount Sinai = mt sinai, mount sinai hospital, mount sinai health system
NASA
Netflix
New York Times
New York-Presbyterian = new york presbyterian, newyork-presbyterian, newyork presbyterian
NextEra
Nike
Nordstrom
Norfolk Southern
Northrop Grumman = northrop
Nvidia
Ohio State University @ OH = ohio state university wexner
Old Navy
Olive Garden
Oregon Health & Science University @ OR = oregon health and science university, ohsu
O'Reilly Auto Parts = oreilly auto parts
Outback Steakhouse
Panda Express
Panera = panera bread
Papa John's = papa johns
Penn State University @ PA
PepsiCo = pepsi
Petco
PetSmart
Pfizer
Pilot Flying J = flying j
Pizza Hut
Planet Fitness
Popeyes
Procter & Gamble = procter and gamble
Providence Health
Publix
PwC = pricewaterhousecoopers
Qatar Airways
Raytheon
Red Lobster
REI
Rite Aid
Safeway
Salvation Army
Sam's Club = sams club
Saudi Aramco = aramco
Sephora
Sheetz
Sherwin-Williams = sherwin williams
ShopRite
Six Flags
Southern California Edison @ CA
Southwest Airlines
SpaceX = space x
Spectrum*
Speedway*
Starbucks
State Farm
Stop & Shop = stop and shop
Subway*
Sutter Health @ CA
Taco Bell
Target*
Tennessee Valley Authority
Tesla
Texas Children's Hospital @ TX = texas childrens hospital, texas children's, texas childrens
Texas Roadhouse
Tim Hortons
TJ Maxx = tjmaxx, t j maxx
T-Mobile = t mobile, tmobile
Trader Joe's = trader joes
Uber = uber eats
Ulta = ulta beauty
Union Pacific
United Airlines
UnitedHealth = united health, united healthcare, unitedhealthcare
UPS*
USPS = us postal service, postal service, post office
Verizon
Victoria's Secret = victorias secret
Virginia Mason
Waffle House
Walgreens
Walmart = wal-mart, wal mart
Wawa
Wayfair
Wegmans
Wells Fargo
Wendy's = wendys
Whataburger
Whole Foods = whole foods market
Winco = winco foods
World Health Organization = who
YMCA
Zara
`;

export interface Employer {
  readonly name: string;
  readonly isWord: boolean;
  /** A state's code. */
  readonly home?: string;
}

const byName = new Map<string, Employer>();
for (const line of lines.trim().split("\n")) {
  const [described = "", others = ""] = line.split(" = ");
  const [written = "", home] = described.split(" @ ");
  const employer = { name: written.replace("*", ""), isWord: written.endsWith("*"), ...(home && { home }) };
  for (const each of [employer.name, ...others.split(", ")]) if (each) byName.set(keyOf(each), employer);
}

/** The large employer with this name, even if it has no postings here. */
export function employerCalled(text: string): Employer | undefined {
  return byName.get(keyOf(text));
}

const longest = 4;
const named = new WeakMap<Sentence, readonly Employer[]>();

/** Those that a sentence may name; each of its ambiguous places asks. */
export function employersIn(sentence: Sentence): readonly Employer[] {
  const known = named.get(sentence) ?? allIn(sentence);
  named.set(sentence, known);
  return known;
}

/** The first words of names. */
const beginnings = new Set([...byName.keys()].map((name) => name.split(" ")[0]!));

function allIn(sentence: Sentence): Employer[] {
  return sentence.words.flatMap(({ text }, first) =>
    !beginnings.has(text.toLowerCase())
      ? []
      : Array.from({ length: longest }, (_each, more) => spanText(sentence, first, more + 1)).flatMap(
          (name) => (name === undefined ? undefined : employerCalled(name)) ?? [],
        ),
  );
}

function keyOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’.]/g, "")
    .replace(/[-\s]+/g, " ");
}
