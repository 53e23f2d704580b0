import { expect, test } from "vitest";
import { parse, written } from "./sentence.ts";

test.each([
  ["Operations Manager, Warehouse", "title Operations Manager | text Warehouse"],
  ["operations manager, warehouse dallas", "title Operations Manager | text warehouse | place Dallas, TX"],
  ["manager, warehouse or retail", "title Warehouse Manager | text or retail"],
  ["warehouse supervisor, forklift driver", "title Warehouse Manager | title Forklift Operator"],
  ["line cook, dishwasher", "title Cook | title Kitchen Helper"],
])("the department behind a title is no second title: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

test.each([
  ["amazon dsp", "organization Amazon | title Delivery Driver"],
  ["dsp group home", "title Direct Support Professional | text group home"],
  ["amazon dsp advertising", "organization Amazon | text dsp advertising"],
  ["engineering startup", "text engineering startup"],
  ["tuition for nursing school", "text tuition for nursing school"],
  ["tax preparer seasonal ea", "title Tax Accountant | text seasonal ea"],
  ["project engineer gc", "title Project Engineer | text gc"],
  ["companies that hire vets", "text companies that hire vets"],
  ["national guard friendly", "text national guard friendly"],
  ["vet tech rvt", "title Veterinary Technician"],
  ["vascular tech rvt", "title Vascular Sonographer"],
  ["cvt cath lab tech", "title Cardiovascular Technologist"],
])("beside certain words a title means another, or none: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

test.each([
  ["sanitation worker", "title Janitor or Waste Collector"],
  [
    "superintendent multifamily",
    "title Construction Manager or Superintendent of Schools | text multifamily",
  ],
  ["golf course superintendent", "title Greenskeeper"],
  ["rpn toronto", "title Licensed Practical Nurse or Psychiatric Nurse | place Toronto, ON, Canada"],
  ["rmn agency", "title Psychiatric Nurse | text agency"],
  ["band 6 physio", "text band 6 | title Physical Therapist"],
  ["sparky manchester", "title Electrician | place Manchester, NH"],
  ["hgv class 2 no weekends", "title Truck Driver | wish weekends=no"],
  ["agacnp icu nights", "title Nurse Practitioner | text icu | wish shifts=night"],
  ["qma indiana", "title Medication Aide | place Indiana"],
  ["perito electricista", "title Electrician"],
  ["enfermera graduada", "title Registered Nurse"],
  ["tennis pro", "title Sports Coach"],
])("abbreviations and names of one trade or country: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});
