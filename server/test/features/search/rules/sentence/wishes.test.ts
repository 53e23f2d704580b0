import { expect, test } from "vitest";
import { asked, parse, written } from "./sentence.ts";

test.each([
  ["software engineer visa sponsorship", "title Software Engineer | wish sponsorship=yes"],
  ["h1b jobs austin", "wish sponsorship=yes | place Austin, TX"],
  ["$10,000 sign-on bonus rn", "text $10,000 | wish bonuses=sign-on | title Registered Nurse"],
  ["$10,000 bonus", "wish bonuses=yes"],
  ["jobs no degree required", "wish degree=none"],
  ["without a degree", "wish degree=none"],
  ["cna no weekends", "title Certified Nursing Assistant | wish weekends=no"],
  ["weekend shift", "wish weekends=yes"],
  ["security guard weekend queens", "title Security Guard | wish weekends=yes | place Queens, NY"],
  ["warehouse that hires felons", "title Warehouse Worker | wish secondChance=yes"],
  ["felony friendly jobs", "wish secondChance=yes"],
  ["travel nurse 13 weeks", "title Travel Nurse | wish contractWeeks=13"],
  ["6 month contract java", "wish contractWeeks=26 | type contract | skill Java"],
  ["contract welder 3 months", "type contract | title Welder | wish contractWeeks=13"],
  ["jobs paying weekly", "wish payday=weekly"],
  ["hybrid 3 days a week accountant", "wish workplace=hybrid | title Accountant"],
  ["accountant 2 days in office", "title Accountant | wish workplace=hybrid"],
  ["remote 3 days a week", "wish workplace=hybrid"],
  ["contract ux researcher 3 to 6 months", "type contract | title UX Researcher | wish contractWeeks=26"],
  ["high school diploma only", "wish degree=none"],
  ["receptionist spanish/english", "title Receptionist | wish languages=Spanish"],
  ["7am-3pm receptionist", "wish shifts=day | title Receptionist"],
  ["cna 3 pm to 11 pm", "title Certified Nursing Assistant | wish shifts=evening"],
  ["nurse 11p-7a", "title Registered Nurse | wish shifts=night"],
  ["cashier 20 hours a week", "title Cashier | wish schedules=part"],
  ["rn 36hrs", "title Registered Nurse | wish schedules=full"],
  ["part time bookkeeper", "wish schedules=part | title Bookkeeper"],
  ["janitor at night in denver", "title Janitor | wish shifts=night | place Denver, CO"],
  ["i don't want to work weekends", "wish weekends=no"],
  ["less than 40 hours a week", "wish schedules=part"],
  ["no more than 40 hours a week", "wish schedules=full"],
  ["housekeeping mornings", "title Housekeeper | wish shifts=day"],
  ["looking for my first job in denver", "wish experience=none | place Denver, CO"],
  ["day or night shift", "wish shifts=day | wish shifts=night"],
  ["2nd shift cnc", "wish shifts=evening | skill CNC"],
  ["driver weekly pay", "title Bus Driver or Delivery Driver or Truck Driver | wish payday=weekly"],
  ["recepcionista bilingüe", "title Receptionist | wish languages=Bilingual"],
  ["bilingual receptionist", "wish languages=Bilingual | title Receptionist"],
  ["no college", "wish degree=none"],
  ["jobs that don't require a college degree", "wish degree=none"],
  ["welder no experience will train", "title Welder | wish experience=none"],
  ["no experience jobs", "wish experience=none"],
  ["no exp needed warehouse", "wish experience=none | title Warehouse Worker"],
  ["jobs that don't require experience", "wish experience=none"],
  ["cocinero sin experiencia", "title Cook | wish experience=none"],
  ["rn ft", "title Registered Nurse | wish schedules=full"],
  ["pt cashier", "wish schedules=part | title Cashier"],
  ["cna days", "title Certified Nursing Assistant | wish shifts=day"],
  ["evening receptionist", "wish shifts=evening | title Receptionist"],
  ["mon-fri medical assistant", "wish weekends=no | title Medical Assistant"],
  ["empleo medio tiempo", "wish schedules=part"],
  ["receptionist in teilzeit", "title Receptionist | wish schedules=part"],
  ["receptionist à temps plein", "title Receptionist | wish schedules=full"],
  ["almacen de noche", "title Warehouse Worker | wish shifts=night"],
  ["hybrid accountant job in denver", "wish workplace=hybrid | title Accountant | place Denver, CO"],
  ["accountant hybrid remote", "title Accountant | wish workplace=hybrid"],
  ["remote or hybrid accountant", "wish workplace=either | title Accountant"],
  ["remote/hybrid", "wish workplace=either"],
  ["receptionist spanish speaking", "title Receptionist | wish languages=Spanish"],
])("M-17 %s is a wish", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

test.each([
  ["part time job coach", "title Part Time Job Coach"],
  ["night auditor", "title Night Auditor"],
  ["truck driver home every night", "title Truck Driver | text home every night"],
  ["truck driver home nights and weekends", "title Truck Driver | text home nights and weekends"],
  ["4 day work week", "text 4 day work week"],
  ["pt jobs", "title Physical Therapist"],
  ["pt or ot", "title Physical Therapist | title Occupational Therapist"],
  ["senior living caregiver", "text senior living | title Caregiver"],
  ["no drug test", "not drug test"],
  ["10 ft ladder", "text 10 ft ladder"],
  ["hiring manager", "text hiring manager"],
  ["hybrid vehicle mechanic", "text hybrid vehicle | title Automotive Technician"],
  ["event sponsorship manager", "text event | title Sponsorship Manager"],
  ["last 7 days", "age 7"],
  ["nurse 6 months", "title Registered Nurse | text 6 months"],
  ["no night shift", "not night shift"],
  ['"night shift"', "phrase night shift"],
])("rule 1: %s has no wish in it", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

test("a wish asks for no word, and names what denies it", () => {
  const parsed = parse("rn night shift");
  expect(asked(parsed)).toBe("rn");
  expect(parsed.wishes).toEqual([{ fact: "shifts", stated: ["night"], denied: ["day", "evening"] }]);
});
