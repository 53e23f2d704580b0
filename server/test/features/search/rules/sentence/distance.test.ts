import { describe, expect, test } from "vitest";
import { parse, written } from "./sentence.ts";

test.each([
  ["jobs 10 mi 75201", "place 75201/10"],
  ["nurse 25 miles austin", "title Registered Nurse | place Austin, TX/25"],
  ["5 miles or less from 10001", "place 10001/5"],
  ["a 10 millas o menos de dallas", "place Dallas, TX/10"],
  ["truck driver 2500 miles a week", "title Truck Driver | text 2500 miles a week"],
])("a distance belongs to the place beside it: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

test.each([
  ["anywhere in the US", "place United States"],
  ["remote anywhere in the usa", "remote only | place United States"],
  ["remote anywhere in the world", "remote only"],
])("anywhere in a country is in it: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

test.each([
  ["cna within 10 miles", "title Certified Nursing Assistant | place near me/10"],
  ["barista 10 mi away", "title Barista | place near me/10"],
  ["warehouse 5 mi", "title Warehouse Worker | place near me/5"],
  ["truck driver 500 mi", "title Truck Driver | text 500 mi"],
  ["nurse 100mi", "title Registered Nurse | place near me/100"],
  ["cna under 10 miles", "title Certified Nursing Assistant | place near me/10"],
  ["less than 15 miles cna", "place near me/15 | title Certified Nursing Assistant"],
  ["cashier within 30 minutes", "title Cashier | place near me/30"],
  ["cashier 20 min drive", "title Cashier | place near me/20"],
  ["barista 30 minute commute", "title Barista | place near me/30"],
  ["barista less than 20 minutes away", "title Barista | place near me/20"],
  ["welder detroit mi", "title Welder | place Detroit, MI"],
  ["texas nurse within 10 miles", "place Texas | title Registered Nurse"],
  ["cna within 5 miles of me chicago", "title Certified Nursing Assistant | place Chicago, IL"],
])("a distance from nowhere is from the person: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

test.each([
  ["chicago cna within 10 miles", "place Chicago, IL/10 | title Certified Nursing Assistant"],
  ["10001 cook nights within 5 miles", "place 10001/5 | title Cook | wish shifts=night"],
  ["austin or dallas welder within 40 miles", "place Austin, TX/40 | place Dallas, TX/40 | title Welder"],
])("a distance apart from a place is from that place: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

describe("near me is wherever the person is", () => {
  test.each(["near me", "close to me", "nearby", "close to home", "in my area", "cerca de mí"])(
    "nurse %s",
    (phrase) => {
      const parsed = parse(`nurse ${phrase}`);
      expect(written(parsed)).toBe("title Registered Nurse | place near me");
      expect(parsed.nearMe).toBe(true);
      expect(parsed.places).toBeUndefined();
    },
  );

  test.each([
    ["within 10 miles of me", 10],
    ["5 miles from my house", 5],
    ["within walking distance of home", 2],
    ["within an hour of where I live", 60],
    ["half an hour away from home", 30],
    ["half hour drive from home", 30],
    ["near me, 15 miles", 15],
    ["nothing over 15 miles", 15],
    ["max 20 miles", 20],
    ["30 mile radius", 30],
    ["in my area within 10 miles of me", 10],
  ])("nurse %s, which says how far", (phrase, miles) => {
    const parsed = parse(`nurse ${phrase}`);
    expect(written(parsed)).toBe(`title Registered Nurse | place near me/${miles}`);
    expect(parsed).toMatchObject({ nearMe: true, milesFromMe: miles });
    expect(written(parse(`nurse ${phrase}`, ["place"]))).toBe("title Registered Nurse");
    expect(parse(`nurse ${phrase}`, ["place"]).milesFromMe).toBe(miles);
  });

  test.each([
    ["data entry 20 dollars an hour from home", "title Data Entry Clerk | pay 20/hour | remote only"],
    ["work 8 hours from home", "text work 8 hours | remote only"],
    ["nurse not too far from home", "title Registered Nurse | place near me"],
    ["nurse not far from me", "title Registered Nurse | place near me"],
    ["driver away from home", "title Bus Driver or Delivery Driver or Truck Driver | text away from home"],
    ["within 5 miles of home depot", "text within 5 miles of | organization Home Depot"],
    ["nurse home, wa", "title Registered Nurse | place Home, WA"],
  ])("%s isn't", (sentence, chips) => {
    const parsed = parse(sentence);
    expect(written(parsed)).toBe(chips);
    expect(parsed.milesFromMe).toBeUndefined();
  });

  test("a place that is named counts more", () => {
    expect(parse("nurse near me in austin").nearMe).toBeUndefined();
  });

  test("a place in the form's field leaves it without meaning", () => {
    expect(written(parse("nurse near me", ["place"]))).toBe("title Registered Nurse");
  });
});

describe("Q-09 a radius goes with its place, in miles", () => {
  test.each([
    ["within 10 mi of Austin", "place Austin, TX/10", 10],
    ["50 km from Berlin", "place Berlin, Germany/31.1", 31.1],
    ["10-mile radius of boston", "place Boston, MA/10", 10],
    ["within 10 miles of dallas or fort worth", "place Dallas, TX/10 | place Fort Worth, TX/10", 10],
    ["dallas or fort worth within 10 miles", "place Dallas, TX/10 | place Fort Worth, TX/10", 10],
    ["boston within 5 miles, providence", "place Boston, MA/5 | place Providence, RI", 5],
    ["max 20 min drive from 30339", "place 30339/20", 20],
    ["close to metro", "text close to metro", undefined],
    ["austin + 25 miles", "place Austin, TX/25", 25],
    ["walking distance from austin", "place Austin, TX/2", 2],
    ["reading, pa within 1 mile", "place Reading, PA/1", 1],
    ["dallas 25 miles from austin", "text dallas | place Austin, TX/25", 25],
    ["within 50 miles of texas", "text within 50 miles of texas", undefined],
    ["within 0 miles of austin", "text within 0 miles of austin", undefined],
    ["within 20000 miles of austin", "text within 20000 miles of austin", undefined],
  ])("%s", (sentence, chips, miles) => {
    const parsed = parse(sentence);
    expect(written(parsed)).toBe(chips);
    expect(parsed.places?.[0]?.miles).toBe(miles);
  });
});
