import { pages } from "./pages.ts";
import { records } from "./records.ts";
import { wires } from "./wires.ts";

interface Requirement {
  /** A letter for the area, and a number in it: `S-05`. */
  readonly id: string;
  /** What it is about, in a few words. */
  readonly name: string;
}

export const areas = {
  R: "Pages",
  N: "Navigation",
  E: "Records",
  S: "Sessions",
  A: "Applications and profiles",
  Q: "Search results",
  L: "Connectivity",
  V: "Validation",
  P: "Permissions",
  C: "Calls",
  W: "The socket",
  X: "Errors",
  K: "Figures",
} as const;

export type Area = keyof typeof areas;

const names: Readonly<Record<Area, readonly string[]>> = { ...pages, ...records, ...wires };

/** Every requirement of an area, in order. */
export function requirementsOf(area: Area): Requirement[] {
  return names[area].map((name, at) => ({ id: `${area}-${String(at + 1).padStart(2, "0")}`, name }));
}
