import { expect, test } from "vitest";
import { parse, written } from "./sentence.ts";

test.each([
  ["nantucket chef", "place Nantucket, MA | title Chef"],
  ["vail", "place Vail, CO"],
  ["vail ski instructor", "place Vail, CO | title Ski Instructor"],
  ["cape may hostess", "place Cape May, NJ | title Restaurant Host"],
  ["yuma nurse", "place Yuma, AZ | title Registered Nurse"],
  ["hotel clerk waikiki", "title Hotel Receptionist | place Honolulu, HI"],
  ["park ranger yellowstone", "title Park Ranger | place Yellowstone, WY"],
  ["hershey operator", "text hershey operator"],
  ["parole officer", "title Probation Officer"],
  ["lower west side teacher", "text lower west side | title Teacher"],
])("a town that nothing else is called is one before a title: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

test.each([
  ["usvi", "place U.S. Virgin Islands"],
  ["st croix", "place Saint Croix, U.S. Virgin Islands"],
  ["saipan", "place Saipan, Northern Mariana Islands"],
  ["st thomas chef", "place Charlotte Amalie, U.S. Virgin Islands | title Chef"],
  ["okinawa", "place Okinawa, Japan"],
  ["gurgaon", "place Gurgaon, India"],
  ["gurugram developer", "place Gurgaon, India | title Software Engineer"],
  ["developer noida", "title Software Engineer | place Noida, India"],
  ["projektleiter frankfurt", "title Project Manager | place Frankfurt am Main, Germany"],
  ["nurse cork", "title Registered Nurse | place Cork, Ireland"],
  ["cork flooring installer", "text cork | title Flooring Installer"],
  ["driver van", "title Delivery Driver"],
])("territories and cities abroad: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

test.each([
  ["illinois nurse springfield", "title Registered Nurse | place Springfield, IL"],
  ["texas nurse paris", "title Registered Nurse | place Paris, TX"],
  ["kentucky cook paris", "title Cook | place Paris, KY"],
  ["washington teacher vancouver", "title Teacher | place Vancouver, WA"],
  ["springfield nurse not missouri", "place Springfield, MA | title Registered Nurse | not Missouri"],
])("a state's name tells which city is meant, wherever it stands: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

test.each([
  ["trainee solicitor bristol", "title Solicitor | place Bristol, United Kingdom"],
  ["quantity surveyor york", "title Quantity Surveyor | place York, United Kingdom"],
  ["paralegal manchester", "title Paralegal | place Manchester, NH"],
])("British work is in Britain: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

test.each([
  ["new york nurse buffalo", "title Registered Nurse | place Buffalo, NY"],
  ["new york or yonkers", "place New York, NY | place Yonkers, NY"],
  ["nurse new york", "title Registered Nurse | place New York, NY"],
  ["kansas city nurse", "place Kansas City, MO | title Registered Nurse"],
  ["west virginia nurse charleston", "title Registered Nurse | place Charleston, WV"],
  ["hilton head server", "place Hilton Head, SC | title Server"],
  ["hilton head of security", "organization Hilton | text head of security"],
  ["stelle remote", "text stelle | remote only"],
])("a name is a state, a city or neither: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});
