import { describe, expect, test } from "vitest";
import { parse, written } from "./sentence.ts";

describe("a place is read", () => {
  test.each([
    ["New York State", "place New York State"],
    ["new york, ny 10001", "place 10001"],
    ["Austin, TX, USA", "place Austin, TX"],
    ["portland or", "place Portland, OR"],
    ["portland or seattle", "place Portland, OR | place Seattle, WA"],
    ["NYC / Remote", "place New York, NY | remote include"],
    ["near zip 90210", "place 90210"],
    ["nurse zip code 10001", "title Registered Nurse | place 10001"],
    ["chef £35k manchester", "title Chef | pay 35000/year | place Manchester, United Kingdom"],
    ["Softwareentwickler München", "title Software Engineer | place Munich, Germany"],
    ["desarrollador españa", "title Software Engineer | place Spain"],
    ["engineer—remote", "text engineer | remote only"],
    ["Portland OR remote", "place Portland, OR | remote only"],
    ["st. louis mo", "place St. Louis, MO"],
    ["London, Ontario", "place London, ON, Canada"],
    ["london uk", "place London, United Kingdom"],
    ["santa fe nurse", "place Santa Fe, NM | title Registered Nurse"],
    ["Berlin, DE", "place Berlin, Germany"],
    ["Ottawa, Canada", "place Ottawa, ON, Canada"],
    ["texas", "place Texas"],
    ["nurse TX", "title Registered Nurse | place Texas"],
    ["nurse in tx", "title Registered Nurse | place Texas"],
    ["jobs in pa", "place Pennsylvania"],
    ["in the us", "place United States"],
    ["near mobile", "place Mobile, AL"],
    ["driver in orange", "title Bus Driver or Delivery Driver or Truck Driver | place Orange, CA"],
    ["line cook in mn", "title Cook | place Minnesota"],
    ["based in downtown austin", "place Austin, TX"],
    ["san francisco bay area", "place San Francisco Bay Area"],
    ["greater boston area", "place Boston, MA (metropolitan area)"],
    ["(dallas)", "place Dallas, TX"],
    ["backend engineer in europe", "title Backend Developer | place Europe"],
    ["product designer in europe timezone", "title Product Designer | place Europe"],
    ["data engineer emea", "title Data Engineer | place Europe, Middle East, Africa"],
    ["accountant within the eu", "title Accountant | place European Union"],
    ["cook in the nordics or germany", "title Cook | place The Nordics | place Germany"],
    ["jobs near Penn Station", "place Penn Station, NY"],
    ["nurse near times square", "title Registered Nurse | place Times Square, NY"],
    ["upper west side teacher", "place Upper West Side, NY | title Teacher"],
    ["hudson yards security guard", "place Hudson Yards, NY | title Security Guard"],
    ["barista lower east side manhattan", "title Barista | place Manhattan, NY"],
    ["downtown south la server", "place Los Angeles, CA | title Server"],
    ["north metro nurse", "text north metro | title Registered Nurse"],
    ["fort liberty nc nurse", "place Fort Bragg, NC | title Registered Nurse"],
    ["jobs near jblm", "place Joint Base Lewis McChord, WA"],
    ["rn camp pendleton", "title Registered Nurse | place Camp Pendleton, CA"],
    ["camp lejeune nurse", "place Camp Lejeune, NC | title Registered Nurse"],
    ["fort moore nurse", "text fort moore | title Registered Nurse"],
    ["summer camp austin", "text summer camp | place Austin, TX"],
    ["server lower manhattan", "title Server | place Manhattan, NY"],
    ["kcmo welder", "place Kansas City, MO | title Welder"],
    ["hr generalist phila", "title HR Generalist | place Philadelphia, PA"],
    ["lpn western pa", "title Licensed Practical Nurse | place Western Pennsylvania"],
    ["nurse central illinois", "title Registered Nurse | place Central Illinois"],
    ["cook northern michigan", "title Cook | place Northern Michigan"],
    ["lineman in eastern oregon", "title Lineworker | place Eastern Oregon"],
    ["welder upstate new york", "title Welder | place Upstate New York"],
    ["barista south california", "title Barista | place Southern California"],
    ["lpn north dakota", "title Licensed Practical Nurse | place North Dakota"],
    ["lpn western north carolina", "title Licensed Practical Nurse | place Western North Carolina"],
    ["chef south la", "title Chef | place Los Angeles, CA"],
    ["west virginia", "place West Virginia"],
    ["cook cape cod", "title Cook | place Cape Cod, MA"],
    ["welder permian basin", "title Welder | place Permian Basin, TX"],
    ["oil field west texas", "text oil field | place West Texas"],
    ["teacher chicago suburbs", "title Teacher | place Chicago, IL"],
    ["cook outside of boston", "title Cook | place Boston, MA"],
    ["driver slc area", "title Bus Driver or Delivery Driver or Truck Driver | place Salt Lake City, UT"],
    ["cook n. california", "title Cook | place California"],
    ["rn nationwide", "title Registered Nurse"],
    ["rn san fransico", "title Registered Nurse | place San Francisco, CA"],
    ["cook sandiego", "title Cook | place San Diego, CA"],
    ["rn new jersy", "title Registered Nurse | place New Jersey"],
    ["looking for new work", "text looking for new work"],
    ["jobs in the south", "place The South"],
    ["rn 30 minutes from boston", "title Registered Nurse | place Boston, MA/30"],
    ["within an hour of boston", "place Boston, MA/60"],
    ["rn half an hour from boston", "title Registered Nurse | place Boston, MA/30"],
    ["2 hour drive from boston", "place Boston, MA/120"],
    ["within thirty miles of chicago", "place Chicago, IL/30"],
    ["two hours from denver", "place Denver, CO/120"],
    ["rn $50 an hour near boston", "title Registered Nurse | pay 50/hour | place Boston, MA"],
    ["jobs near the university of texas", "text jobs near the university of texas"],
    ["engineer 100000", "text engineer | pay 100000/year"],
    ["nurse 10001", "title Registered Nurse | place 10001"],
    ["nurse id 83702", "title Registered Nurse | place 83702"],
    ["boise id 83702", "place 83702"],
    ["cook portland or 97201", "title Cook | place 97201"],
    ["ames ia 50010", "place 50010"],
    ["remote us only", "remote only | place United States"],
    ["us based remote", "place United States | remote only"],
    ["work from home texas residents only", "remote only | place Texas"],
    ["based anywhere in europe", "place Europe"],
  ])("%s", (sentence, chips) => expect(written(parse(sentence))).toBe(chips));
});

describe("the longest place phrase wins", () => {
  test.each([
    ["city of industry", "place City of Industry, CA"],
    ["new albany indiana", "place New Albany, IN"],
    ["trabajos en nueva york", "place New York, NY"],
    ["nurse à boston", "title Registered Nurse | place Boston, MA"],
    ["nuevo mexico", "place New Mexico"],
    ["king county", "place King County, WA"],
    ["cook county il", "place Cook County, IL"],
    ["orleans parish", "place Orleans Parish, LA"],
    ["upper west side", "place Upper West Side, NY"],
    ["queens, ny", "place Queens, NY"],
    ["bay area", "place San Francisco Bay Area"],
    ["DFW", "place Dallas-Fort Worth, TX (metropolitan area)"],
    ["new england", "place New England"],
    ["pacific northwest", "place Pacific Northwest"],
    ["denver metro area", "place Denver, CO (metropolitan area)"],
    ["grand rapids mich", "place Grand Rapids, MI"],
    ["rn sf bay area", "title Registered Nurse | place San Francisco Bay Area"],
    ["rn twin cities", "title Registered Nurse | place Twin Cities, MN"],
    ["rn tx or ok", "title Registered Nurse | place Texas | place Oklahoma"],
    ["rn dc, md, va", "title Registered Nurse | place Washington, DC | place Maryland | place Virginia"],
    [
      "dc md va security guard",
      "place Washington, DC | place Maryland | place Virginia | title Security Guard",
    ],
    ["electrician ny nj", "title Electrician | place New York State | place New Jersey"],
    ["nj ny ct", "place New Jersey | place New York State | place Connecticut"],
    ["medical assistant ma tx", "title Medical Assistant | place Texas"],
    ["rn md/va", "title Registered Nurse | place Maryland | place Virginia"],
    ["cook ca, or, wa", "title Cook | place California | place Washington"],
    ["cook la or orange county", "title Cook | place Los Angeles, CA | place Orange County, CA"],
    ["cook kc or st louis", "title Cook | place Kansas City, MO | place St. Louis, MO"],
    ["cook ventura or santa barbara", "title Cook | place Ventura, CA | place Santa Barbara, CA"],
    ["welder southeast michigan", "title Welder | place Southeast Michigan"],
    ["rn southwest ohio", "title Registered Nurse | place Southwest Ohio"],
    ["rn southwest va", "title Registered Nurse | place Southwest Virginia"],
    ["rn in the southeast", "title Registered Nurse | place Southeast"],
    ["server north side of chicago", "title Server | place Chicago, IL"],
    ["nanny west side of la", "title Nanny | place Los Angeles, CA"],
    ["rn south carolina coast", "title Registered Nurse | place South Carolina"],
    ["cna nw indiana", "title Certified Nursing Assistant | place Northwest Indiana"],
    ["plumber central mass", "title Plumber | place Central Massachusetts"],
    ["cook monterey bay", "title Cook | place Monterey Bay, CA"],
    ["lpn southern tier", "title Licensed Practical Nurse | place Southern Tier, NY"],
    ["software engineer remote us", "title Software Engineer | remote only | place United States"],
    ["bartender key west", "title Bartender | place Key West, FL"],
  ])("%s", (sentence, chips) => expect(written(parse(sentence))).toBe(chips));
});

describe("a part belongs to a place large enough to have one, unless the whole is a place elsewhere", () => {
  test.each([
    ["upper east side nanny", "place Upper East Side, NY | title Nanny"],
    ["north hollywood barista", "place North Hollywood, CA | title Barista"],
    ["west hollywood server", "place West Hollywood, CA | title Server"],
    ["upper marlboro cna", "place Upper Marlboro, MD | title Certified Nursing Assistant"],
    ["lower west side teacher", "text lower west side | title Teacher"],
    ["south austin cook", "place Austin, TX | title Cook"],
    ["downtown naperville barista", "place Naperville, IL | title Barista"],
  ])("%s", (sentence, chips) => expect(written(parse(sentence))).toBe(chips));
});

describe("a code after a title is a place", () => {
  test.each([
    ["line cook mn", "title Cook | place Minnesota"],
    ["rn pa", "title Registered Nurse | place Pennsylvania"],
    ["lpn wound care md", "title Licensed Practical Nurse | text wound care | place Maryland"],
    ["teacher in hi", "title Teacher | place Hawaii"],
    ["nurse in or", "title Registered Nurse | place Oregon"],
    ["warehouse tx", "title Warehouse Worker | place Texas"],
    ["chef la", "title Chef | place Los Angeles, CA"],
    ["ramp agent ORD", "title Airport Ground Staff | place Chicago, IL"],
    ["bank teller atl", "title Bank Teller | place Atlanta, GA"],
    ["physical therapist or", "title Physical Therapist | place Oregon"],
    ["cook or dishwasher", "title Cook | title Kitchen Helper"],
  ])("%s", (sentence, chips) => expect(written(parse(sentence))).toBe(chips));
});

describe("of several places, any will do", () => {
  test.each([
    ["chicago or dallas", ["Chicago", "Dallas"]],
    ["cna tampa/st petersburg", ["Tampa", "St. Petersburg"]],
    ["raleigh, durham or cary", ["Raleigh", "Durham", "Cary"]],
    ["nyc or la", ["New York", "Los Angeles"]],
    ["phoenix and scottsdale", ["Phoenix", "Scottsdale"]],
    ["brooklyn o manhattan", ["Brooklyn", "Manhattan"]],
    ["houston nurse in austin", ["Austin"]],
    ["dallas 25 miles from austin", ["Austin"]],
  ])("%s", (sentence, cities) =>
    expect(parse(sentence).places?.map(({ found }) => found.city)).toEqual(cities),
  );
});

describe("an ambiguous name offers what it may mean", () => {
  test.each([
    ["springfield", ["Springfield, MO", "Springfield, MA", "Springfield, IL"]],
    ["new york", ["New York, NY", "New York State"]],
    ["orange county", ["Orange County, CA", "Orange County, FL"]],
  ])("%s", (sentence, labels) => {
    const [chip] = parse(sentence).chips;
    expect(chip?.choices?.map(({ label }) => label)).toEqual(expect.arrayContaining(labels));
    for (const { label, text } of chip?.choices ?? []) expect(written(parse(text))).toBe(`place ${label}`);
  });

  test.each(["springfield mo", "chicago", "within 5 miles of springfield"])("%s offers nothing", (sentence) =>
    expect(parse(sentence).chips.some(({ choices }) => choices)).toBe(false),
  );
});

test.each([
  ["barista pittsburg pa", "title Barista | place Pittsburgh, PA"],
  ["nurse pittsburg ca", "title Registered Nurse | place Pittsburg, CA"],
  ["tsa LAX", "text tsa | place Los Angeles, CA"],
  ["TSA LAX", "text TSA LAX"],
  ["ATL", "place Atlanta, GA"],
  ["okc jobs", "place Oklahoma City, OK"],
  ["jobs in la", "place Los Angeles, CA"],
  ["fort myers cook", "place Fort Myers, FL | title Cook"],
  ["tx", "place Texas"],
  ["quality engineer iso 13485", "title Quality Engineer | text iso 13485"],
  ["full time tx", "wish schedules=full | place Texas"],
  ["remote ca 80k", "remote only | place California | pay 80000/year"],
  ["seasonal fl", "text seasonal | place Florida"],
  ["remote pm", "remote only | title Product Manager or Project Manager"],
  ["in pa only remote", "place Pennsylvania | remote only"],
  ["nurse in pa only", "title Registered Nurse | place Pennsylvania"],
  ["or", "text or"],
  ["np", "title Nurse Practitioner"],
])("%s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

describe("a name that may be something else stays text", () => {
  test.each([
    "mobile",
    "reading",
    "male nurse",
    "van driver",
    "aba therapist",
    "jobs in oracle",
    "sales in media",
    "lead in enterprise",
    "it",
    "AR clerk",
    "experience in AR",
    "US citizen",
    "contact us",
    "B2C sales",
    "99999",
    "university of chicago",
    "boston university",
    "near union station",
    "european history teacher",
    "energy il-based",
  ])("%s", (sentence) => expect(parse(sentence).places).toBeUndefined());
});
