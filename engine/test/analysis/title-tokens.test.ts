import { expect, test } from "vitest";
import { titleTokens } from "../../src/analysis/title-tokens.ts";

test.each([
  ["Krankenpfleger (m/w/d)", "krankenpfleger"],
  ["Lehrer/in für Mathematik", "lehrer fur mathematik"],
  ["Verkäufer*innen", "verkaufer"],
  ["Erzieher:in (all genders)", "erzieher"],
  ["Buchhalter/-in", "buchhalter"],
  ["Chargé(e) de projet H/F", "charge de projet"],
  ["Directeur·rice commercial", "directeur commercial"],
  ["Ingeniero/a de software", "ingeniero de software"],
  ["Enfermeiro(a)", "enfermeiro"],
  ["Addetto/a alle vendite", "addetto alle vendite"],
  ["Registered Nurse/LPN in Ohio", "registered nurse lpn in ohio"],
  ["CI/CD Engineer", "ci cd engineer"],
  ["Driver - A/B license", "driver a b license"],
])("%j compares as %j", (title, compared) => {
  expect(titleTokens(title).join(" ")).toBe(compared);
});
