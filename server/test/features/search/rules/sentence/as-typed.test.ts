import { describe, expect, test } from "vitest";
import { parse, written } from "./sentence.ts";

/** Sentences as people type them, in lower case and without commas, each with what they ask for. */
const groups: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  "a state's code right before a title is a place": [
    ["tx nurse", "place Texas | title Registered Nurse"],
    ["ca software engineer", "place California | title Software Engineer"],
    ["full time fl electrician", "wish schedules=full | place Florida | title Electrician"],
    ["pa welder", "place Pennsylvania | title Welder"],
    ["n.y. paralegal", "place New York State | title Paralegal"],
    ["ma lpn", "title Medical Assistant | title Licensed Practical Nurse"],
    ["co teacher", "text co | title Teacher"],
    ["okc welder", "place Oklahoma City, OK | title Welder"],
    ["dc paralegal", "place Washington, DC | title Paralegal"],
  ],
  "a code that is also a word follows its city": [
    ["tulsa ok nurse", "place Tulsa, OK | title Registered Nurse"],
    ["new orleans la bartender", "place New Orleans, LA | title Bartender"],
    ["portland me cook", "place Portland, ME | title Cook"],
    ["columbus in machinist", "place Columbus, IN | title Machinist"],
    ["portland or nurse", "place Portland, OR | title Registered Nurse"],
    ["portland or seattle nurse", "place Portland, OR | place Seattle, WA | title Registered Nurse"],
    ["accountant portland or bookkeeper", "title Accountant | place Portland, OR | title Bookkeeper"],
    ["jobs in columbus in retail", "place Columbus, OH | text in retail"],
  ],
  "a code may end what says where": [
    ["jobs in la that pay weekly", "place Los Angeles, CA | wish payday=weekly"],
    ["jobs in la paying 25 an hour", "place Los Angeles, CA | pay 25/hour"],
    ["nurse in al", "title Registered Nurse | place Alabama"],
    ["remote (us)", "remote only | place United States"],
    ["remote u.s.", "remote only | place United States"],
    ["jobs in l.a.", "place Los Angeles, CA"],
    [
      "remote customer service must live in florida",
      "remote only | title Customer Service Representative | place Florida",
    ],
  ],
  "titles of two letters are joined by a slash, too": [
    ["rn/lpn nights", "title Registered Nurse | title Licensed Practical Nurse | wish shifts=night"],
    ["pt/ot", "title Physical Therapist | title Occupational Therapist"],
    ["qa/developer", "title QA Engineer | title Software Engineer"],
    ["rn/bsn", "title Registered Nurse"],
    ["qa/qc inspector", "text qa/qc inspector"],
    ["pt/ft cashier", "text pt/ft | title Cashier"],
  ],
  "what is refused isn't asked for": [
    ["not entry level accountant", "not entry level | title Accountant"],
    ["no work from home call center", "remote exclude | title Call Center Agent"],
    ["not from home", "remote exclude"],
    ["dont want remote", "remote exclude"],
    ["non cdl driver", "text non cdl | title Bus Driver or Delivery Driver or Truck Driver"],
    ["non technical project manager", "text non technical | title Project Manager"],
    ["sales not life insurance", "text sales | not life insurance"],
    ["rn no home health", "title Registered Nurse | not home health"],
    ["cna except nights and weekends", "title Certified Nursing Assistant | not nights | wish weekends=no"],
    ["cook no mornings or weekends", "title Cook | not mornings | wish weekends=no"],
    ["cook unable to work weekends", "title Cook | wish weekends=no"],
    ["weekday cook", "wish weekends=no | title Cook"],
  ],
  "nobody asks for what they don't need": [
    ["no visa sponsorship needed software engineer", "title Software Engineer"],
    ["software engineer don't need sponsorship", "title Software Engineer"],
    ["nurse h1b sponsorship", "title Registered Nurse | wish sponsorship=yes"],
    ["h1b visa software engineer", "wish sponsorship=yes | title Software Engineer"],
    ["visa sponsorship not required java", "skill Java"],
    ["nurse 5 yoe", "title Registered Nurse"],
    ["three years experience cook", "title Cook"],
  ],
  "a shift may be named by the other half": [
    ["2nd or 3rd shift warehouse", "wish shifts=evening | wish shifts=night | title Warehouse Worker"],
    ["days or evenings cna", "wish shifts=day | wish shifts=evening | title Certified Nursing Assistant"],
    ["morning or afternoon shift", "wish shifts=day | wish shifts=evening"],
    ["first or second grade teacher", "text first or second grade | title Teacher"],
  ],
  "amounts say what they pay for": [
    ["around $25 an hour cook", "pay 25/hour | title Cook"],
    ["about 70k accountant", "pay 70000/year | title Accountant"],
    ["around 10001", "place 10001"],
    ["$70 per visit home health rn", "title Home Health Nurse"],
    ["$0.65 per mile owner operator", "title Truck Driver"],
    ["$75/visit rn", "title Registered Nurse"],
    ["$200 a night bartender", "title Bartender"],
    ["$2000 biweekly receptionist", "pay 1000/week | title Receptionist"],
    ["$200 a day laborer", "pay 200/day | title General Laborer"],
  ],
  "other words in names": [
    ["junior high teacher", "text junior high | title Teacher"],
    ["senior center cook", "text senior center | title Cook"],
    ["senior home health aide", "seniority senior | title Home Health Aide"],
    ["contract-to-hire devops engineer", "type contract | title DevOps Engineer"],
    ["temp-to-perm receptionist", "type contract | title Receptionist"],
    ["data entry at home", "title Data Entry Clerk | remote only"],
    ["stay at home mom jobs", "text stay at home mom jobs"],
    ["pt assistant", "title Physical Therapist Assistant"],
    ["front of house manager", "title Restaurant Manager"],
    ["cma", "title Medication Aide or Medical Assistant"],
  ],
};

describe.each(Object.entries(groups))("%s", (_, sentences) => {
  test.each(sentences)("%s", (sentence, chips) => expect(written(parse(sentence))).toBe(chips));
});
