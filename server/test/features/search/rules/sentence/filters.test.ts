import { describe, expect, test } from "vitest";
import { asked, parse, written } from "./sentence.ts";

describe("age is read in days", () => {
  test.each([
    ["today", 1, "within 1 day"],
    ["not older than 2 weeks", 14, "within 14 days"],
    ["posted since yesterday", 2, "within 2 days"],
    ["this week", 7, "within 7 days"],
    ["in the past month", 30, "within 30 days"],
    ["last 3 days", 3, "within 3 days"],
    ["past 24 hours", 1, "within 1 day"],
    ["last 6h", 0.25, "within 6 hours"],
    ["last two weeks", 14, "within 14 days"],
    ["posted within 5 days", 5, "within 5 days"],
    ["posted 3 days ago", 3, "within 3 days"],
    ["less than 24 hours ago", 1, "within 1 day"],
    ["today's", 1, "within 1 day"],
    ["last couple of weeks", 14, "within 14 days"],
    // It is Thursday.
    ["since monday", 4, "within 4 days"],
    ["posted since monday", 4, "within 4 days"],
    ["posted after monday", 4, "within 4 days"],
    ["posted after july 20th", 11, "within 11 days"],
    ["added since Jul 20, 2026", 11, "within 11 days"],
    ["posted on or after 7/20", 11, "within 11 days"],
    ["posted after nov 20", 253, "within 253 days"],
    ["posted since 2026-07-20", 11, "within 11 days"],
    ["posted after 07/20/26", 11, "within 11 days"],
    ["posted since july 20, 2026", 11, "within 11 days"],
    ["posted on Wed", 2, "within 2 days"],
    ["since last friday", 7, "within 7 days"],
    ["since thursday", 8, "within 8 days"],
    ["since yesterday", 2, "within 2 days"],
  ])("%s", (sentence, days, label) => {
    const { chips, postedWithinDays } = parse(sentence);
    expect(postedWithinDays).toBe(days);
    expect(chips).toMatchObject([{ kind: "age", value: String(days), label, words: [[0, sentence.length]] }]);
  });

  test.each([
    "3 days",
    "3 days ago",
    "monday",
    "last year",
    "closing this week",
    "last 0 days",
    "last 9999 months",
    "last ſix days",
  ])("%s is not an age", (sentence) => expect(written(parse(sentence))).toBe(`text ${sentence}`));
});

describe("Q-08 remote is read as only, exclude or either", () => {
  test.each([
    ["fully remote work", "only", "only"],
    ["100% remote", "only", "only"],
    ["work from home", "only", "only"],
    ["WFH", "only", "only"],
    ["from home", "only", "only"],
    ["workfromhome", "only", "only"],
    ["work-from home", "only", "only"],
    ["work-from-home", "only", "only"],
    ["work-at-home", "only", "only"],
    ["100% WFH", "only", "only"],
    ["trabajos remotos", "only", "only"],
    ["no work-from-home", "exclude", "exclude"],
    ["remote-first company", "only", "only"],
    ["not remote", "exclude", "exclude"],
    ["on site", "exclude", "exclude"],
    ["non-remote", "exclude", "exclude"],
    ["not fully remote", "exclude", "exclude"],
    ["not only remote", "include", undefined],
    ["isn't remote", "exclude", "exclude"],
    ["not looking for remote", "exclude", "exclude"],
    ["remote, hybrid or onsite", "include", undefined],
    ["remote/hybrid/on-site", "include", undefined],
    ["onsite/remote", "include", undefined],
    ["not necessarily remote", "include", undefined],
    ["on site only", "exclude", "exclude"],
    ["in-person", "exclude", "exclude"],
    ["remote ok", "include", undefined],
    ["remote or onsite", "include", undefined],
    ["remote work from anywhere", "only", "only"],
  ])("%s", (sentence, value, remote) => {
    const parsed = parse(sentence);
    expect(written(parsed)).toBe(`remote ${value}`);
    expect(parsed.remote).toBe(remote);
  });
});

describe("a job type is read", () => {
  test.each([
    ["perm", "permanent"],
    ["permanent role", "permanent"],
    ["direct hire", "permanent"],
    ["on contract basis", "contract"],
    ["independent contractor", "contractor"],
    ["freelance", "contractor"],
    ["freelance work", "contractor"],
    ["freelancer", "contractor"],
  ])("%s", (sentence, value) => expect(written(parse(sentence))).toBe(`type ${value}`));

  test.each(["contracts", "temporary", "seasonal", "freelance coordinator"])("%s stays text", (sentence) =>
    expect(written(parse(sentence))).toBe(`text ${sentence}`),
  );
});

describe("what is negated must not occur", () => {
  test.each([
    ["sales -intern", "text sales | not intern", "sales -intern"],
    ['sales -"cold calling"', "text sales | not cold calling", "sales -cold calling"],
    ["sales no cold calling", "text sales | not cold calling", "sales -cold calling"],
    ["sales no heavy lifting", "text sales | not heavy lifting", "sales -heavy lifting"],
    [
      "driver no touch freight remote",
      "title Bus Driver or Delivery Driver or Truck Driver | text no touch freight | remote only",
      "driver no touch freight",
    ],
    [
      "accountant no public accounting",
      "title Accountant | not public accounting",
      "accountant -public accounting",
    ],
    ["marketing no sales calls", "text marketing | not sales calls", "marketing -sales calls"],
    ["marketing not sales manager", "text marketing | not sales manager", "marketing -sales manager"],
    ["nurse no nights austin", "title Registered Nurse | not nights | place Austin, TX", "nurse -nights"],
    ["developer not php python", "title Software Engineer | not php | skill Python", "developer -php"],
    ["nurse without any travel", "title Registered Nurse | not travel", "nurse -travel"],
    ["not crypto or gambling", "not crypto or gambling", "-crypto -gambling"],
    ["jobs outside of texas", "not Texas", ""],
    ["nurse outside the us", "title Registered Nurse | not United States", "nurse"],
    ["nurse outside of boston", "title Registered Nurse | place Boston, MA", "nurse"],
    ["i don't want to work nights", "not nights", "-nights"],
    ["i hate sales. office jobs only", "not sales | text office jobs only", "office -sales"],
    ["i can't stand retail", "not retail", "-retail"],
    ["tired of food service", "not food service", "-food service"],
    ["something other than telemarketing", "not telemarketing", "-telemarketing"],
    ["jobs w/ no customer interaction", "not customer interaction", "-customer interaction"],
    ["must not be commission only", "not commission only", "-commission only"],
    ["never night shift", "not night shift", "-night shift"],
    ["guard no weapons needed", "title Security Guard | not weapons", "guard -weapons"],
    ["remote but must be in ohio", "remote only | place Ohio", ""],
    ["nurse no more than 10 miles from boston", "title Registered Nurse | place Boston, MA/10", "nurse"],
    ["nurse not in texas", "title Registered Nurse | not Texas", "nurse"],
    ["nurse no austin only", "title Registered Nurse | not Austin, TX", "nurse"],
    ["nurse except texas or florida", "title Registered Nurse | not Texas or Florida", "nurse"],
    ["not in new york", "not New York, NY", ""],
    [
      "driver not mobile",
      "title Bus Driver or Delivery Driver or Truck Driver | not mobile",
      "driver -mobile",
    ],
    ['not "big data" engineer', "not big data | text engineer", "engineer -big data"],
    ["-remote nurse", "not remote | title Registered Nurse", "nurse -remote"],
    ["not contract", "not contract", "-contract"],
    ["not \u200b crypto", "not crypto", "-crypto"],
    ["not + boston university", "not boston university", "-boston university"],
    ["no experience", "wish experience=none", ""],
    ["no mandatory overtime", "not mandatory overtime", "-mandatory overtime"],
    ["no overnight travel", "not overnight travel", "-overnight travel"],
    ["not commission only sales", "not commission only | text sales", "sales -commission only"],
    ["tired of being a server, cook", "not server | title Cook", "cook -server"],
    ["plumber no new construction", "title Plumber | not new construction", "plumber -new construction"],
    ["no strict dress code", "not strict dress code", "-strict dress code"],
    ["cook nights not ok", "title Cook | not nights", "cook -nights"],
    ["night shift is not possible", "not night shift", "-night shift"],
    ["not ok with nights", "not nights", "-nights"],
    ["i'd rather not do nights", "not nights", "-nights"],
    ["not another call center", "not call center", "-call center"],
    ["no computer skills", "not computer skills", "-computer skills"],
    ["sales no commission only", "text sales | not commission only", "sales -commission only"],
    ["remote but not us only", "remote only | not us only", "-us only"],
    ["jobs that don't require travel", "not travel", "-travel"],
    ["engineer not requiring clearance", "text engineer | not clearance", "engineer -clearance"],
    ["barista no early mornings", "title Barista | not early mornings", "barista -early mornings"],
    ["no overnight nurse", "not overnight | title Registered Nurse", "nurse -overnight"],
    ["any shift but nights", "not nights", "-nights"],
    ["not retail or fast food", "not retail or fast food", "-retail -fast food"],
    ["rn not med surg", "title Registered Nurse | not med surg", "rn -med surg"],
    ["no contract jobs java", "not contract | skill Java", "-contract"],
    ["no staffing agency", "not staffing agency", "-staffing agency"],
    ["remote worldwide not us", "remote only | not United States", ""],
    ["drug test free jobs", "not drug test", "-drug test"],
    ["warehouse that doesn't drug test", "title Warehouse Worker | not drug test", "warehouse -drug test"],
    ["places that dont background check", "text places | not background check", "places -background check"],
    ["free drug test training", "text free drug test training", "free drug test training"],
    ["remote jobs that aren't customer service", "remote only | not customer service", "-customer service"],
    ["jobs that isnt sales", "not sales", "-sales"],
    ["nothing in sales", "not sales", "-sales"],
    ["not working nights", "not nights", "-nights"],
    ["shifts that aren't on weekends", "text shifts | wish weekends=no", "shifts"],
    ["no set schedule", "not set schedule", "-set schedule"],
    ["jobs w/o sales", "not sales", "-sales"],
    ["not looking for sales", "not sales", "-sales"],
    ["anything besides retail", "text anything | not retail", "anything -retail"],
    ["instead of retail", "not retail", "-retail"],
    ["neither sales nor marketing", "not sales or marketing", "-sales -marketing"],
    ["no phones/no sales", "not phones | not sales", "-phones -sales"],
    ["nurse not in tx or ca", "title Registered Nurse | not Texas or California", "nurse"],
    ["anywhere but ny or ca", "not New York State or California", ""],
    ["i do not want to travel", "text i do not want to travel", "do not travel"],
    ["no more retail", "not retail", "-retail"],
    ["not really retail", "not retail", "-retail"],
    ["not through an agency", "not agency", "-agency"],
    ["not like amazon", "not Amazon", ""],
    ["warehouse except amazon and ups", "title Warehouse Worker | not Amazon or UPS", "warehouse"],
    ["anything except retail and fast food", "not retail or fast food", "-retail -fast food"],
    ["except retail and remote", "not retail | remote only", "-retail"],
    ["no retail/food", "not retail or food", "-retail -food"],
    ["no face to face", "not face to face", "-face to face"],
    ["can't stand all day", "text can't stand all day", "can't stand all day"],
    ["not much travel", "text not much travel", "not much travel"],
    ["not willing to relocate", "text not willing to relocate", "not willing relocate"],
    ["no touch home daily", "text no touch home daily", "no touch home daily"],
    ["no covid vaccine", "not covid vaccine", "-covid vaccine"],
    ["no late nights", "not late nights", "-late nights"],
    ["nurse but not in la", "title Registered Nurse | not Los Angeles, CA", "nurse"],
    ["la not downtown", "text la | not downtown", "la -downtown"],
    ["no nights and weekends", "not nights | wish weekends=no", "-nights"],
    ["no weekends or nights", "wish weekends=no | not nights", "-nights"],
    ["no nights, weekends or evenings", "not nights | wish weekends=no | not evenings", "-nights -evenings"],
    ["no nights, weekends, or holidays", "not nights | wish weekends=no", "-nights"],
    ["no nights, weekends, and holidays", "not nights | wish weekends=no", "-nights"],
    ["no night or weekend shifts", "not night | wish weekends=no", "-night"],
    ["no nights weekends only", "not nights | wish weekends=yes", "-nights"],
    ["no weekends or holidays", "wish weekends=no", ""],
    ["nurse no holidays", "title Registered Nurse | text no holidays", "nurse no holidays"],
    ["why not", "text why not", "why not"],
    ["full-stack - php", "title Full Stack Developer | skill PHP", "full-stack"],
  ])("%s", (sentence, chips, clauses) => {
    const parsed = parse(sentence);
    expect(written(parsed)).toBe(chips);
    expect(asked(parsed)).toBe(clauses);
  });
});

test.each([
  ["fully-remote writer", "remote only | title Author"],
  ["full remote", "remote only"],
  ["driver atleast 65k", "title Bus Driver or Delivery Driver or Truck Driver | pay 65000/year"],
  ["warehouse 1st shift weekly pay", "title Warehouse Worker | wish shifts=day | wish payday=weekly"],
])("no word of a filter is left over: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});
