import { regions } from "../../../platform/places/regions.ts";
import { statementsIn } from "../../jobs/rules/stated/stated-facts.ts";

/** Licenses that include another one. */
const includes: Readonly<Record<string, readonly string[]>> = {
  CDL: ["CDL-A", "CDL-B"],
  "CDL-B": ["CDL-A"],
  "Driver's license": ["CDL", "CDL-A", "CDL-B"],
  CNA: ["LPN", "RN", "NP"],
  LPN: ["RN", "NP"],
  RN: ["NP"],
};

const mostWordsOfName = 4;

/** The licenses that a line names. A short one can be a name by itself: "RN", "CDL-A". */
export function licensesIn(line: string): string[] {
  const isName = line.split(/\s+/).length <= mostWordsOfName;
  const stated = [line, ...(isName ? [`${line.replace(/[().,;]+/g, " ").trim()} license`] : [])];
  const values = stated.flatMap((text) =>
    statementsIn("", text).flatMap(({ fact, values: named }) => (fact === "licenses" ? named : [])),
  );
  return [...new Set(values)];
}

/** Whether somebody with one license also has the other. */
export function licenseIncludes(held: string, asked: string): boolean {
  return held === asked || (includes[asked] ?? []).includes(held);
}

/** Occupations that nobody can work in without the license. */
export const licensed: ReadonlyMap<string, string> = new Map([
  ["Registered Nurse", "RN"],
  ["Charge Nurse", "RN"],
  ["Licensed Practical Nurse", "LPN"],
  ["Nurse Practitioner", "NP"],
  ["Certified Nursing Assistant", "CNA"],
  ["Nursing Assistant", "CNA"],
  ["Pharmacist", "Pharmacist license"],
]);

/** The states that a line names: by name, or by a code that is no word of its own. */
export function statesIn(line: string): string[] {
  return states.filter(({ pattern }) => pattern.test(line)).map(({ code }) => code);
}

/** Whether a license that a line states may be valid in one of the states that are asked for. */
export function isValidIn(line: string, asked: readonly string[]): boolean {
  const stated = statesIn(line);
  const isOpen = asked.length === 0 || stated.length === 0 || /\b(?:compact|multi-?state|NLC)\b/i.test(line);
  return isOpen || stated.some((state) => asked.includes(state));
}

const words = new Set(["IN", "OR", "ME", "OK", "HI", "LA", "MA", "PA"]);
const states = regions
  .filter(({ country }) => country === "US")
  .map(({ code, name }) => ({
    code,
    pattern: new RegExp(`\\b(?:${name}${words.has(code) ? "" : `|${code}`})\\b`),
  }));
