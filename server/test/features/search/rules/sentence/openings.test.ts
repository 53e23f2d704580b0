import { expect, test } from "vitest";
import { asked, parse, written } from "./sentence.ts";

test.each([
  ["whos hiring dishwashers near me", "title Kitchen Helper | place near me"],
  ["hello sir i want any job in dubai with visa", "place Dubai, United Arab Emirates | wish sponsorship=yes"],
  ["dear sir/madam welder", "title Welder"],
  ["i look for job of welder", "title Welder"],
  ["um looking for like a receptionist job", "title Receptionist"],
  ["looking for uh data entry", "title Data Entry Clerk"],
  ["um nurse", "text um | title Registered Nurse"],
  ["ok google find me part time jobs", "wish schedules=part"],
  ["siri show me welding jobs", "title Welder"],
  ["part time jobs near me for a seventeen year old", "wish schedules=part | place near me"],
  ["warehouse jobs open now", "title Warehouse Worker"],
  ["fresh postings today rn", "age 1 | title Registered Nurse"],
  ["rn starting summer 2027", "title Registered Nurse"],
  ["stay at home mom jobs no phone", "not phone"],
  ["second job nights", "wish shifts=night"],
  ["material handler no lifting over 50 lbs", "title Warehouse Worker"],
  ["nurse no travel over 25%", "title Registered Nurse"],
  ["material handler no heavy lifting", "title Warehouse Worker | not heavy lifting"],
  ["us citizen not required welder", "title Welder"],
  ["receptionist $18-22 depending on experience", "title Receptionist | pay 18-22/hour"],
  ["i am student f1 visa part time", "wish schedules=part"],
  ["associate attorney 3-5 years", "title Lawyer"],
  ["nanny for 3-5 years old", "title Nanny | text for 3-5 years old"],
  ["san jose to oakland commute", "place San Jose, CA | place Oakland, CA"],
  ["apply at lowes", "organization Lowe's"],
  ["golang no us timezone", "skill Go"],
  ["i am from ukraine need welding job", "title Welder"],
  [
    "i am a nurse from philippines looking for sponsorship in usa",
    "title Registered Nurse | wish sponsorship=yes | place United States",
  ],
  ["i'm from texas, welder", "place Texas | title Welder"],
  ["Barista - Kohl's #1123", "title Barista | organization Kohl's"],
  ["does costco hire 16 year olds", "organization Costco"],
  ["companies that are hiring welders", "title Welder"],
  ["where can a felon get a job in memphis", "wish secondChance=yes | place Memphis, TN"],
  ["i got laid off looking for welding jobs", "title Welder"],
  ["could you please show me welding jobs in tulsa", "title Welder | place Tulsa, OK"],
  ["I speak Portuguese and want to work as an interpreter", "wish languages=Portuguese | title Interpreter"],
  [
    "seeking a cfo in the midwest, hybrid preferred",
    "title Chief Financial Officer | place Midwest | wish workplace=hybrid",
  ],
  ["i graduated from nursing school, rn in boise", "title Registered Nurse | place Boise, ID"],
  ["my wife is being transferred to fort bragg, cashier", "place Fort Bragg, NC | title Cashier"],
  ["job where I can use python, maybe in tulsa", "skill Python | place Tulsa, OK"],
  ["don't want to work in sales anymore", "not sales"],
  ["barista close to ut austin", "title Barista | place Austin, TX"],
  ["moving up from cna to lpn", "title Licensed Practical Nurse"],
  ["career change from teaching to instructional design", "title Instructional Designer"],
  ["switching from retail to bookkeeping in tulsa", "title Bookkeeper | place Tulsa, OK"],
  ["welder visa sponsorship not available tulsa", "title Welder | place Tulsa, OK"],
  ["no work permit jobs in mesa az", "place Mesa, AZ"],
  ["java developer c2c/w2/1099", "title Java Developer"],
  ["16+ jobs in mesa az", "place Mesa, AZ"],
  ["looking for a job like barista", "title Barista"],
  ["looking for something like project manager", "title Project Manager"],
  ["something like a barista", "title Barista"],
  ["kind of like a librarian", "title Librarian"],
  ["im a cna in columbus ohio", "title Certified Nursing Assistant | place Columbus, OH"],
  ["looking for weekend work for my teenage son in tulsa", "wish weekends=yes | place Tulsa, OK"],
  ["single mom needs remote job", "remote only"],
  ["nurse practitioner 1099 or w2", "title Nurse Practitioner"],
  ["critical care nurse, new grads ok", "title Critical Care Nurse | seniority junior"],
  ["hi, my name is maria, busco trabajo de limpieza", "title Housekeeper or Janitor or House Cleaner"],
  ["can anyone tell me who pays $25/hr for welding", "pay 25/hour | title Welder"],
  ["currently hiring cooks", "title Cook"],
  ["must have a cdl", "skill CDL"],
  ["cna, all shifts available", "title Certified Nursing Assistant"],
  ["cocinero que no pidan papeles", "title Cook"],
  ["teacher 2026-2027 school year", "title Teacher"],
  ["accountant 90k plus bonus", "title Accountant | pay 90000/year | wish bonuses=yes"],
  ["an hour from nyc max", "place New York, NY/60"],
  ["is anyone hiring dishwashers in denver right now", "title Kitchen Helper | place Denver, CO"],
  ["how much does a plumber make in seattle?", "title Plumber | place Seattle, WA"],
  ["does anyone know of any welding jobs in tulsa", "title Welder | place Tulsa, OK"],
  ["highest paying electrician jobs", "title Electrician"],
  ["need work asap forklift memphis", "title Forklift Operator | place Memphis, TN"],
  ["hello i want a job as a cook in nyc", "title Cook | place New York, NY"],
  ["cashier work in boise", "title Cashier | place Boise, ID"],
  ["plumber salary in austin", "title Plumber | place Austin, TX"],
  ["places hiring near me with no experience", "place near me | wish experience=none"],
  ["hiring near 30303 cashier", "place 30303 | title Cashier"],
  ["how to become an electrician", "title Electrician"],
  ["i want to be a flight attendant", "title Flight Attendant"],
  ["trying to get a job as a welder", "title Welder"],
  ["i want to get a job at amazon", "organization Amazon"],
  ["i want to make 100k", "pay 100000/year"],
  ["can i work from home as a nurse", "remote only | title Registered Nurse"],
  ["best paying jobs in austin", "place Austin, TX"],
  ["give me jobs for 16 year olds in chicago", "place Chicago, IL"],
  ["cashier jobs hiring at 16", "title Cashier"],
  ["hiring at 17.50 cashier", "pay 17.5/hour | title Cashier"],
  ["lifeguard starting in june", "title Lifeguard"],
  ["lifeguard starting at 6am", "title Lifeguard | text starting at 6am"],
  ["lifeguard starting at 17 years old", "title Lifeguard | text starting at 17 years old"],
  ["teacher starting august 2027", "title Teacher"],
  ["new jobs this week for nurses", "age 7 | title Registered Nurse"],
  ["react developer with 3+ years of experience", "title React Developer"],
  ["remote data analyst anywhere", "remote only | title Data Analyst"],
  ["I'm looking for something part time near Queens", "wish schedules=part | place Queens, NY"],
  ["remote jobs for moms", "remote only"],
  ["remote jobs for military spouses", "remote only"],
  ["anyone hiring for overnight stocking", "title Stock Associate"],
  ["trabajos que paguen mas de 20 la hora", "pay 20/hour"],
  [
    "registered nurse with 5 years of ICU experience",
    "title Registered Nurse | text with 5 years of ICU experience",
  ],
  ["help me find work as a bartender in las vegas", "title Bartender | place Las Vegas, NV"],
  ["cashier 16 years old", "title Cashier"],
  ["looking 4 warehouse work", "title Warehouse Worker"],
  ["are there any paralegal positions open in miami-dade", "title Paralegal | place Miami-Dade County, FL"],
  ["nurse moving to portland next month", "title Registered Nurse | place Portland, OR"],
  ["good jobs without a degree that pay well", "wish degree=none"],
  ["accountant cpa not required", "title Accountant"],
  ["welder no experiance", "title Welder | wish experience=none"],
  ["java developer 3+ years", "title Java Developer"],
  ["java developer less than 5 years experience", "title Java Developer"],
  ["java developer phd not required", "title Java Developer"],
  ["accountant cpa preferred", "title Accountant | skill CPA"],
  ["delivery driver with own car", "title Delivery Driver"],
  ["remote worldwide customer support", "remote only | title Customer Support Specialist"],
  ["w2 java developer", "title Java Developer"],
  ["w2 only java developer", "title Java Developer"],
  ["we are hiring near me", "place near me"],
  ["please find cashier jobs", "title Cashier"],
  ["okay search for dental assistant jobs", "title Dental Assistant"],
  ["i want to work from home doing data entry", "remote only | title Data Entry Clerk"],
  ["stay at home mom looking for part time data entry", "wish schedules=part | title Data Entry Clerk"],
  ["part time jobs for college student with no car", "wish schedules=part"],
  ["welder been out of work 5 years", "title Welder"],
  ["i am 62 and need remote job", "remote only"],
  ["work from home for disabled", "remote only"],
  ["i have cdl class b", "skill CDL"],
  ["delivery driver use my own car", "title Delivery Driver"],
  ["cashier i can start monday", "title Cashier"],
  ["painters needed today", "title Painter"],
  ["engineer not a us citizen", "text engineer not a us citizen"],
  ["se necesita cocinero", "title Cook"],
  ["i m looking for nanny job", "title Nanny"],
  ["project manager $130,000 DOE", "title Project Manager | pay 130000/year"],
  ["staff nurse 0.9 FTE", "title Registered Nurse"],
  ["cashier just posted", "title Cashier"],
  ["nurse remote can live anywhere", "title Registered Nurse | remote only"],
  ["looking to relocate to denver nurse", "place Denver, CO | title Registered Nurse"],
  ["moving from texas to colorado electrician", "place Colorado | title Electrician"],
  ["moving to portland from seattle nurse", "place Portland, OR | title Registered Nurse"],
  ["i live in brooklyn need part time", "place Brooklyn, NY | wish schedules=part"],
  ["java developer us citizen or gc", "title Java Developer"],
  ["java developer gc/usc", "title Java Developer"],
  ["cashier 18 and older", "title Cashier"],
  ["bartender must be 21 or older", "title Bartender"],
  ["cook i have no papers", "title Cook"],
  ["cleaning jobs for undocumented immigrants", "title House Cleaner or Housekeeper or Janitor"],
  ["police dispatcher nights ok", "title Emergency Dispatcher | wish shifts=night"],
  ["police dispatcher nights OK", "title Emergency Dispatcher | wish shifts=night | place Oklahoma"],
])("a question around a search asks for nothing else: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

test.each([
  ["what office jobs can i get", ["office"]],
  ["work in customer service", ["work"]],
  ["5 years of ICU experience", ["ICU"]],
  ["pay analyst", ["pay", "analyst"]],
  ["make up artist", ["make", "up", "artist"]],
])("%s asks for %j", (sentence, words) => {
  expect(parse(sentence).clauses.map((clause) => clause.kind === "word" && clause.word)).toEqual(words);
});

test.each([
  ["Warehouse Associate - Req 88213", "title Warehouse Worker"],
  ["LPN Nights Req ID: 2024-11873", "title Licensed Practical Nurse | wish shifts=night"],
  ["Customer Service Rep (R-0023411)", "title Customer Service Representative"],
  ["JOB-4455 Maintenance Technician", "title Maintenance Technician"],
  ["Store Manager - Store #2210 - Tampa, FL", "title Retail Store Manager | place Tampa, FL"],
  ["nurse job 10001", "title Registered Nurse | place 10001"],
  ["req 88213", "text req 88213"],
])("the code of a pasted title asks for nothing beside it: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

test("where somebody lives isn't where they want to work", () => {
  const { places = [] } = parse("i live in nj but want to work in nyc");
  expect(places.map(({ found }) => found.city)).toEqual(["New York"]);
});

test.each([
  ["i live in hoboken but would work in manhattan as a paralegal", "Manhattan"],
  ["i live in nj and am looking for a job in nyc", "New York"],
  ["vivo en el bronx busco trabajo en manhattan", "Manhattan"],
  ["just moved to charlotte from ohio need hr coordinator job", "Charlotte"],
  ["i live in dallas looking for work in healthcare", "Dallas"],
])("the place is where the work will be: %s", (text, city) => {
  expect(parse(text).places?.map(({ found }) => found.city)).toEqual([city]);
});

test("a greeting is one only at the beginning", () => {
  expect(written(parse("nurse hi"))).toBe("title Registered Nurse | place Hawaii");
});

test.each([
  ["high school senior part time", "wish schedules=part"],
  ["college junior internship", "seniority intern"],
  ["no us citizenship needed welder", "title Welder"],
  ["welder no citizenship required", "title Welder"],
])("what the person is asks for no rank and no country: %s", (sentence, chips) => {
  const parsed = parse(sentence);
  expect(written(parsed)).toBe(chips);
  expect(parsed.exclude).toEqual([]);
});

test("urgent care asks for both words", () => {
  expect(asked(parse("nurse urgent care"))).toBe("nurse urgent care");
  expect(asked(parse("nurse urgent"))).toBe("nurse");
});
