import { expect, test } from "vitest";
import { asked, parse, written } from "./sentence.ts";

test.each([
  ["tues and thurs", "wish weekends=no"],
  ["nurse mon wed fri", "title Registered Nurse | wish weekends=no"],
  ["i can only work tuesdays and thursdays", "wish weekends=no"],
  ["mwf only", "wish weekends=no"],
  ["tues thurs sat", "wish weekends=yes"],
  ["tuesday to saturday", "wish weekends=yes"],
  ["lunes, martes y jueves", "wish weekends=no"],
  ["nurse monday", "title Registered Nurse | text monday"],
  ["friday", "text friday"],
])("some days of the week say whether weekends are among them: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

test.each([
  ["cashier off by 3pm", "title Cashier | wish shifts=day"],
  ["home by 4pm", "wish shifts=day"],
  ["done by 2:30", "wish shifts=day"],
  ["out by noon", "wish shifts=day"],
  ["work til 2pm", "wish shifts=day"],
  ["shuttle driver early am", "title Bus Driver | wish shifts=day"],
  ["off by 10%", "text off by 10%"],
  ["done at 3am", "text done at 3am"],
  ["receptionist that starts after 10am", "title Receptionist"],
  ["cashier no later than 6pm", "title Cashier"],
])("whoever wants to be home early works by day: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

test.each([
  ["2-2-3 schedule", "wish shifts=rotating"],
  ["4 on 4 off", "wish shifts=rotating"],
  ["3 on 2 off welder", "wish shifts=rotating | title Welder"],
  ["panama schedule", "wish shifts=rotating"],
  ["dupont schedule", "wish shifts=rotating"],
  ["7 on 7 off hospitalist", "text 7 on 7 off | title Hospitalist"],
])("a rotation is a wish: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

test("postings that don't require weekends have none", () => {
  expect(written(parse("nurse that dont require weekends"))).toBe(
    "title Registered Nurse | wish weekends=no",
  );
});

test.each([
  ["icu nurse three twelves", "icu nurse 12 hour shift"],
  ["welder 4 tens", "welder 10 hour shift"],
  ["handyman live on site", "handyman live in"],
])("how many hours, and where one lives, has one name: %s", (sentence, words) => {
  expect(asked(parse(sentence))).toBe(words);
});
