import { describe, expect, test } from "vitest";
import { asked, parse, written } from "./sentence.ts";

test("who doesn't want to drive far wants to work near", () => {
  expect(written(parse("don't want commute more than 20 min from 60614"))).toBe("place 60614/20");
});

test("a state's code is refused in a sentence that says where", () => {
  expect(written(parse("springfield mo not il"))).toBe("place Springfield, MO | not Illinois");
  expect(written(parse("cna not ma"))).toBe("title Certified Nursing Assistant | not ma");
});

describe("M-19 what isn't wanted near a place", () => {
  test.each([
    ["not near boston", "not near Boston, MA", undefined],
    ["not within 10 miles of boston", "not within 10 miles of Boston, MA", 10],
    ["more than 10 miles from boston", "not within 10 miles of Boston, MA", 10],
    ["at least an hour away from boston", "not within 60 miles of Boston, MA", 60],
    ["outside 20 miles of boston", "not within 20 miles of Boston, MA", 20],
  ])("%s", (sentence, chip, miles) => {
    const parsed = parse(`nurse ${sentence}`);
    expect(written(parsed)).toBe(`title Registered Nurse | ${chip}`);
    expect(parsed.chips[1]?.label).toBe(chip);
    expect(parsed.places).toBeUndefined();
    expect(parsed.withoutPlaces).toMatchObject([{ found: { city: "Boston" }, ...(miles && { miles }) }]);
  });

  test("may be several places", () => {
    const { withoutPlaces = [], places } = parse("nurse not near boston or chicago");
    expect(places).toBeUndefined();
    expect(withoutPlaces.map(({ found }) => found.city)).toEqual(["Boston", "Chicago"]);
  });

  test("isn't what is at most so far", () => {
    expect(written(parse("not more than 10 miles from boston"))).toBe("place Boston, MA/10");
    expect(written(parse("outside of boston"))).toBe("place Boston, MA");
  });
});

describe("places that aren't wanted are listed", () => {
  test.each([
    ["not in austin or seattle", "not Austin, TX or Seattle, WA"],
    ["not in austin and seattle", "not Austin, TX or Seattle, WA"],
    ["not texas and florida", "not Texas or Florida"],
    ["not in texas, florida or georgia", "not Texas or Florida or Georgia"],
    ["not in austin, dallas, or houston", "not Austin, TX or Dallas, TX or Houston, TX"],
    ["not in boston, new york or chicago", "not Boston, MA or New York, NY or Chicago, IL"],
    // With only a comma between them, the second may be where the work should be.
    ["not in austin, dallas", "not Austin, TX | place Dallas, TX"],
    ["not in texas and remote", "not Texas | remote only"],
  ])("%s", (sentence, chips) => expect(written(parse(sentence))).toBe(chips));
});

describe("kinds of work, organizations and conditions that aren't wanted are listed", () => {
  test.each([
    ["no sales, marketing or customer service", "not sales or marketing or customer service"],
    ["not in healthcare, education or government", "not healthcare or education or government"],
    ["anything but sales, retail, and food", "not sales or retail or food"],
    ["nurse, no icu, er or med surg", "title Registered Nurse | not icu or er or med surg"],
    ["not walmart, target or amazon", "not Walmart or Target or Amazon"],
    ["any company but amazon", "not Amazon"],
    ["nurse not in houston methodist", "title Registered Nurse | not Houston Methodist"],
    ["without travel, overtime or weekends", "not travel or overtime | wish weekends=no"],
  ])("%s", (sentence, chips) => expect(written(parse(sentence))).toBe(chips));

  test.each([
    ["no sales, nurse or cook", "not sales | title Registered Nurse | title Cook"],
    ["no travel, warehouse or cook", "not travel | title Warehouse Worker | title Cook"],
    [
      "no weekends, nurse or cook in boston",
      "wish weekends=no | title Registered Nurse | title Cook | place Boston, MA",
    ],
    ["no nights, amazon or ups", "not nights | organization Amazon | organization UPS"],
    ["not walmart, cook or cashier", "not Walmart | title Cook | title Cashier"],
    ["not nursing, teaching", "not nursing | text teaching"],
  ])("but not what is wanted after a comma: %s", (sentence, chips) =>
    expect(written(parse(sentence))).toBe(chips),
  );
});

describe("what is refused behind it, or excepted from a refusal", () => {
  test.each([
    ["chofer de uber no", "title Truck Driver or Delivery Driver or Chauffeur | not Uber"],
    ["cook nights no", "title Cook | not nights"],
    ["mesero fin de semana no", "title Server | wish weekends=no"],
    ["rotating shift not ok", "not rotating shift"],
    ["no weekends except saturday", "wish weekends=no"],
    ["no retail except target austin", "not retail | place Austin, TX"],
    ["no nights, anything except retail", "not nights | not retail"],
    ["no mlm work from home", "not mlm | remote only"],
    ["no driving jobs", "not driving"],
    ["nurse not pain management", "title Registered Nurse | not pain management"],
    ["it manager not hands on", "title IT Manager | not hands on"],
    ["developer no on-site", "title Software Engineer | wish workplace=either"],
  ])("%s", (sentence, chips) => expect(written(parse(sentence))).toBe(chips));
});

describe("what isn't required isn't wished for", () => {
  test.each([
    ["cook remote not required", "title Cook | remote include"],
    ["cook bilingual not required", "title Cook"],
    ["cook evenings not available", "title Cook"],
    ["cook i don't speak spanish", "title Cook"],
    ["cook no need to speak english", "title Cook | text no need to speak english"],
    ["cook no temp to hire", "title Cook | not temp to hire"],
    ["cook don't want less than 60k", "title Cook | pay 60000/year"],
    ["i can work any shift except overnight", "not overnight"],
    ["work at a hospital but not as a nurse", "text work at a hospital but | not nurse"],
    ["get out of retail", "not retail"],
    ["i don't want to be a nurse anymore", "not nurse"],
    ["cook don't like phones", "title Cook | not phones"],
    ["cook no interest in sales", "title Cook | not sales"],
    ["cook not before 8am or after 6pm", "title Cook"],
    ["cook no third party recruiters", "title Cook | not third party recruiters"],
    ["cook leaving teaching", "title Cook | not teaching"],
    ["cook no call center", "title Cook | not call center"],
    ["nurse no call", "title Registered Nurse | text no call"],
    ["nurse nights not required", "title Registered Nurse"],
    ["nurse would rather not work nights", "title Registered Nurse | not nights"],
    ["nurse mornings rather than nights", "title Registered Nurse | wish shifts=day | not nights"],
    [
      "nurse neither nights nor weekends",
      "title Registered Nurse | not nights | text nor | wish weekends=no",
    ],
  ])("%s", (sentence, chips) => expect(written(parse(sentence))).toBe(chips));
});

describe("what isn't wanted near the person stays text, because only the page knows where that is", () => {
  test.each(["not within 10 miles of me", "not near me", "not in my area", "at least 10 miles from me"])(
    "nurse %s",
    (phrase) => {
      for (const claimed of [[], ["place"]] as const) {
        const parsed = parse(`nurse ${phrase}`, claimed);
        expect(written(parsed)).toBe(`title Registered Nurse | text ${phrase}`);
        expect(parsed.nearMe).toBeUndefined();
        expect(parsed.milesFromMe).toBeUndefined();
      }
      expect(asked(parse(phrase))).not.toBe("");
    },
  );
});

test.each([
  ["chicago suburbs not the city", "place Chicago, IL | not Chicago, IL"],
  ["nurse dallas suburbs not in the city", "title Registered Nurse | place Dallas, TX | not Dallas, TX"],
  ["bay area not la", "place San Francisco Bay Area | not Los Angeles, CA"],
  ["jobs in california not in la", "place California | not Los Angeles, CA"],
  ["nyc not jersey", "place New York, NY | not New Jersey"],
  ["nj not nyc", "place New Jersey | not New York, NY"],
  ["teacher not in the city", "title Teacher"],
  ["bartender no ny", "title Bartender | not New York State"],
  ["nurse tx not houston", "title Registered Nurse | place Texas | not Houston, TX"],
  ["cook me not fast food", "title Cook | not fast food"],
])("a short name is a place beside one: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

test("what remains of a city's surroundings without it isn't ignored", () => {
  expect(parse("chicago suburbs not the city").withoutPlaces).toMatchObject([{ miles: 0 }]);
  expect(parse("boston suburbs not boston").withoutPlaces).toMatchObject([{ miles: 0 }]);
  expect(parse("boston not boston").withoutPlaces).toBeUndefined();
});
