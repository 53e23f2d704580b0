import { expect, test } from "vitest";
import { asked, parse, written } from "./sentence.ts";

test.each([
  ["buchhalter home office", "title Accountant | remote only"],
  ["vendedora home office", "title Sales Representative | remote only"],
  ["trabajo home office mexico", "remote only | place Mexico"],
  ["sachbearbeiter home office möglich", "title Administrative Officer | remote include"],
  ["oficina en casa", "remote only"],
  ["home office jobs", "text home office jobs"],
  ["home office manager", "text home | title Office Manager"],
  ["barista home office", "title Barista | text home office"],
  ["développeur web télétravail lyon", "title Web Developer | remote only | place Lyon, France"],
])("a home office is at home where people speak another language: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

test.each([
  [
    "pflegefachkraft nachtschicht hamburg",
    "title Registered Nurse | wish shifts=night | place Hamburg, Germany",
  ],
  ["erzieherin teilzeit 20 stunden", "title Preschool Teacher | wish schedules=part"],
  ["infirmière de nuit paris", "title Registered Nurse | wish shifts=night | place Paris, France"],
  ["aide soignante sans expérience", "title Certified Nursing Assistant | wish experience=none"],
  ["assistente administrativo sem experiência", "title Administrative Assistant | wish experience=none"],
  ["garçom fim de semana porto", "title Server | wish weekends=yes | place Porto, Portugal"],
  ["comptable cdi bordeaux", "title Accountant | type permanent | place Bordeaux, France"],
  ["werkstudent marketing berlin", "seniority intern | text marketing | place Berlin, Germany"],
  ["stage manager", "title Stage Manager"],
  ["caissière samedi", "title Cashier | wish weekends=yes"],
  ["bürokauffrau 30 stunden", "title Administrative Assistant | wish schedules=part"],
  ["programador júnior", "title Software Engineer | seniority junior"],
  [
    "tester remote oder hybrid wien",
    "title QA Engineer | remote only | wish workplace=hybrid | place Vienna, Austria",
  ],
  ["lagerhelfer leipzig", "title Warehouse Worker | place Leipzig, Germany"],
  ["ventas sin salir de casa", "text ventas | remote only"],
  ["carpintero con papeles", "title Carpenter"],
  ["elektriker gesucht köln ab sofort", "title Electrician | place Köln, Germany"],
])("German, French and Portuguese say what people want: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

test.each([
  ["koch ohne abendschicht", "title Cook | not abendschicht"],
  ["infirmière sans nuit", "title Registered Nurse | not nuit"],
  ["koch ohne samstag", "title Cook | wish weekends=no"],
])("and what they refuse: %s", (sentence, chips) => {
  expect(written(parse(sentence))).toBe(chips);
});

test.each([
  ["niñera interna", "niñera live in"],
  ["empleada doméstica de planta", "empleada doméstica live in"],
  ["auditora interna", "auditora interna"],
  ["operador de planta", "operador planta"],
])("who works in a household may live there: %s", (sentence, words) => {
  expect(asked(parse(sentence))).toBe(words);
});

test("a post of the permanent staff is permanent", () => {
  expect(written(parse("empleo de planta enfermera"))).toBe("type permanent | title Registered Nurse");
});
