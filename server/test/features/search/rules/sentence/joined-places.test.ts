import { describe, expect, test } from "vitest";
import { asked, parse, written } from "./sentence.ts";

describe("two places", () => {
  test.each([
    ["bath and bristol uk", "place Bath, United Kingdom | place Bristol, United Kingdom"],
    ["oxford and reading uk", "place Oxford, United Kingdom | place Reading, United Kingdom"],
    ["kingston and hamilton ontario", "place Kingston, ON, Canada | place Hamilton, ON, Canada"],
    ["springfield and peoria il", "place Springfield, IL | place Peoria, IL"],
    ["augusta and athens ga", "place Augusta, GA | place Athens, GA"],
    ["bloomington and normal il", "place Bloomington, IL | place Normal, IL"],
    ["newcastle and durham uk", "place Newcastle upon Tyne, United Kingdom | place Durham, United Kingdom"],
    ["bristol uk or bath", "place Bristol, United Kingdom | place Bath, United Kingdom"],
    ["springfield il or peoria", "place Springfield, IL | place Peoria, IL"],
  ])("share the state or the country that follows the second: %s", (text, chips) => {
    expect(written(parse(text))).toBe(chips);
  });

  test.each([
    ["boston or london uk", "place Boston, MA | place London, United Kingdom"],
    ["dallas or salem or", "place Dallas, TX | place Salem, OR"],
  ])("don't share it with a far larger one elsewhere: %s", (text, chips) => {
    expect(written(parse(text))).toBe(chips);
  });

  test.each([
    ["lancaster or reading", "place Lancaster, PA | place Reading, PA"],
    ["reading and allentown", "place Reading, PA | place Allentown, PA"],
    ["mobile or montgomery", "place Mobile, AL | place Montgomery, AL"],
    ["reno or sparks", "place Reno, NV | place Sparks, NV"],
    ["augusta or portland", "place Augusta, ME | place Portland, ME"],
    ["portland and augusta", "place Portland, ME | place Augusta, ME"],
    ["aurora or springfield", "place Aurora, IL | place Springfield, IL"],
    ["glendale, peoria or tempe", "place Glendale, AZ | place Peoria, AZ | place Tempe, AZ"],
    ["boston or portland", "place Boston, MA | place Portland, OR"],
    ["cambridge or london", "place Cambridge, United Kingdom | place London, United Kingdom"],
    ["leeds or york", "place Leeds, United Kingdom | place York, United Kingdom"],
  ])("are in one state or country: %s", (text, chips) => {
    expect(written(parse(text))).toBe(chips);
  });

  test.each(["reading and math", "mobile and web", "mobile or boston", "reading, reading"])(
    "need another place: %s",
    (text) => {
      expect(parse(text).chips[0]?.kind).toBe("text");
    },
  );

  test.each([
    ["dallas to austin", "place Dallas, TX | place Austin, TX"],
    ["cdl driver houston to dallas", "skill CDL | title Truck Driver | place Houston, TX | place Dallas, TX"],
    ["moving from dallas to austin", "place Austin, TX"],
    ["phoenix to la", "place Phoenix, AZ | place Los Angeles, CA"],
    ["portland to bangor", "place Portland, ME | place Bangor, ME"],
    ["lpn to rn", "title Licensed Practical Nurse | title Registered Nurse"],
    ["sonographer per diem nj", "title Sonographer | text per diem | place New Jersey"],
    ["ny to fl", "place New York State | place Florida"],
    ["ca to tx truck driver", "place California | place Texas | title Truck Driver"],
    ["from ohio to florida truck driver", "place Ohio | place Florida | title Truck Driver"],
    ["from ohio to florida relocation nurse", "place Florida | text relocation | title Registered Nurse"],
    ["relocating ohio to florida nurse", "place Florida | title Registered Nurse"],
  ])("are the ends of a way, unless somebody moves: %s", (text, chips) => {
    expect(written(parse(text))).toBe(chips);
  });

  test.each([
    ["north or south carolina", "place North Carolina | place South Carolina"],
    ["jobs in north and south dakota", "place North Dakota | place South Dakota"],
    ["east and west coast", "text east and | place West Coast"],
  ])("share the rest of their names: %s", (text, chips) => {
    expect(written(parse(text))).toBe(chips);
  });

  test.each([
    ["dc maryland virginia", "place Washington, DC | place Maryland | place Virginia"],
    ["nj pennsylvania cook", "place New Jersey | place Pennsylvania | title Cook"],
    ["ne ohio welder", "place Northeast Ohio | title Welder"],
    ["md texas", "title Physician | place Texas"],
  ])("are a code and a state's name side by side: %s", (text, chips) => {
    expect(written(parse(text))).toBe(chips);
  });

  test('have no word of their own for "either"', () => {
    const parsed = parse("either boston or providence");
    expect(written(parsed)).toBe("place Boston, MA | place Providence, RI");
    expect(asked(parsed)).toBe("");
  });
});

test.each([
  ["texas nurse austin", "title Registered Nurse | place Austin, TX"],
  ["austin nurse usa", "place Austin, TX | title Registered Nurse"],
  ["canada software developer toronto", "title Software Engineer | place Toronto, ON, Canada"],
  ["florida cashier miami or tampa", "title Cashier | place Miami, FL | place Tampa, FL"],
  ["anywhere in texas houston dallas welder", "place Houston, TX | place Dallas, TX | title Welder"],
  ["texas or austin nurse", "place Texas | place Austin, TX | title Registered Nurse"],
  ["jobs at akron freight in ohio", "text jobs at akron freight | place Ohio"],
])("a region that a city is in only says where the city is: %s", (text, chips) => {
  expect(written(parse(text))).toBe(chips);
});

test.each([
  ["enfermera san juan pr", "title Registered Nurse | place San Juan, Puerto Rico"],
  ["cashier ponce pr", "title Cashier | place Ponce, Puerto Rico"],
  ["cajera bayamon part time", "title Cashier | place Bayamón, Puerto Rico | wish schedules=part"],
  ["pr manager", "title Public Relations Manager"],
])("cities of Puerto Rico are American ones: %s", (text, chips) => {
  expect(written(parse(text))).toBe(chips);
});

test.each([
  ["bay area not sf", "place San Francisco Bay Area | not San Francisco, CA"],
  ["jackson hole housekeeping", "place Jackson Hole, WY | title Housekeeper"],
  ["marthas vineyard nanny", "place Martha's Vineyard, MA | title Nanny"],
  ["pilot based out of memphis", "title Pilot | place Memphis, TN"],
  ["cook within biking distance of davis ca", "title Cook | place Davis, CA"],
  ["engineer mexico citizen", "text engineer mexico citizen"],
  ["nuc med tech pet/ct", "title Nuclear Medicine Technologist | text pet/ct"],
])("words around a name say whether it's a place: %s", (text, chips) => {
  expect(written(parse(text))).toBe(chips);
});

test.each([
  ["mayo clinic rochester", "organization Mayo Clinic | place Rochester, MN"],
  ["maine medical center portland", "organization Maine Medical Center | place Portland, ME"],
  ["rochester", "place Rochester, NY"],
])("a city is in the state where its employer's work is: %s", (text, chips) => {
  expect(written(parse(text))).toBe(chips);
});

test.each([
  ["kansas city mo or ks", "place Kansas City, MO | place Kansas City, KS"],
  ["richmond va or ca", "place Richmond, VA | place Richmond, CA"],
  ["st louis mo or il", "place St. Louis, MO | place Illinois"],
  ["charlotte nc or sc", "place Charlotte, NC | place South Carolina"],
])("a second state means the city of the same name in it, if there is one: %s", (text, chips) => {
  expect(written(parse(text))).toBe(chips);
});

test.each([
  ["manchester or salford", "place Manchester, United Kingdom | place Salford, United Kingdom"],
  ["zurich or geneva", "place Zürich, Switzerland | place Genève, Switzerland"],
  ["tn visa mexico to texas", "wish sponsorship=yes | place Mexico | place Texas"],
])("a smaller city counts beside one of its country: %s", (text, chips) => {
  expect(written(parse(text))).toBe(chips);
});

test.each([
  ["denver colorado springs", "place Denver, CO | place Colorado Springs, CO"],
  ["norfolk virginia beach", "place Norfolk, VA | place Virginia Beach, VA"],
  ["tulsa oklahoma city", "place Tulsa, OK | place Oklahoma City, OK"],
  ["denver colorado spring break", "place Denver, CO | text spring break"],
])("a state's name may begin the next city's: %s", (text, chips) => {
  expect(written(parse(text))).toBe(chips);
});

test.each([
  ["jobs near ohare", "place O'Hare, IL"],
  ["baggage handler at o'hare", "title Airport Ground Staff | place O'Hare, IL"],
  ["hotel near disneyland", "text hotel | place Disneyland, CA"],
  ["within 5 miles of dfw airport", "place DFW Airport, TX/5"],
  ["10 minute walk from grand central", "place Grand Central, NY/2"],
  ["welder nr manchester nh", "title Welder | place Manchester, NH"],
])("a landmark is a place: %s", (text, chips) => {
  expect(written(parse(text))).toBe(chips);
});

test.each([
  ["hgv driver manchester", "title Truck Driver | place Manchester, United Kingdom"],
  ["chef cambridge 70k cad", "title Chef | place Cambridge, ON, Canada | pay 70000/year"],
  ["cad drafter manchester", "title CAD Designer | place Manchester, NH"],
])("a city is in the country that pays and talks like that: %s", (text, chips) => {
  expect(written(parse(text))).toBe(chips);
});

test.each([
  ["boston, cambridge or remote ma", "place Boston, MA | place Cambridge, MA | remote include"],
  ["lpn or ma", "title Licensed Practical Nurse | title Medical Assistant"],
  ["pa or nj nurse", "place Pennsylvania | place New Jersey | title Registered Nurse"],
])("a code may say again in which state a city is, or be another title: %s", (text, chips) => {
  expect(written(parse(text))).toBe(chips);
});

test.each([
  ["nurse in mobile", "title Registered Nurse | place Mobile, AL"],
  ["nurse in reading", "title Registered Nurse | place Reading, PA"],
  ["teacher in reading", "title Teacher | text in reading"],
  ["developer in mobile", "title Software Engineer | text in mobile"],
  ["jobs in mobile", "place Mobile, AL"],
  ["jobs in mobile development", "title Mobile Developer"],
  ["remote jobs in mobile", "remote only | text in mobile"],
])("a title in a big town is there, unless the word is its field: %s", (text, chips) => {
  expect(written(parse(text))).toBe(chips);
});

test.each([
  ["commutable from stamford ct", "place Stamford, CT"],
  ["within commuting distance of boston", "place Boston, MA"],
  ["remote but not from california", "remote only | not California"],
  ["not far from texas", "place Texas"],
])("a commute or a refusal before a place: %s", (text, chips) => {
  expect(written(parse(text))).toBe(chips);
});
