import type { Random } from "./random.ts";

/** The slots of a sentence, named in braces: "{employer} has {people} people". */
const slots = [
  "employer",
  "founder",
  "product",
  "offer",
  "founded",
  "people",
  "city",
  "region",
  "district",
  "specialty",
  "role",
  "recruiter",
  "country",
] as const;

type Slot = (typeof slots)[number];

/** What fills the slots of one posting. */
export type Filling = Readonly<Record<Slot, string>>;

/** A parsed sentence with slots in braces and choices in brackets: "[Review|Check] the {work}". */
export type Fragment = readonly (
  | string
  | { readonly slot: Slot }
  | { readonly choices: readonly string[] }
)[];

export function compileFragment(source: string): Fragment {
  return source
    .split(/(\{\w+\}|\[[^\]]+\])/)
    .filter((part) => part !== "")
    .map((part) => {
      if (part.startsWith("[")) return { choices: part.slice(1, -1).split("|") };
      return part.startsWith("{") ? { slot: slotNamed(part.slice(1, -1)) } : part;
    });
}

/** One fragment per line. */
export function compileLines(source: string): Fragment[] {
  return linesOf(source).map(compileFragment);
}

export function linesOf(source: string): string[] {
  return source
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

export function render(fragment: Fragment, filling: Filling, random: Random): string {
  let text = "";
  for (const part of fragment) {
    if (typeof part === "string") text += part;
    else if ("slot" in part) text += filling[part.slot];
    else text += random.pick(part.choices);
  }
  return text;
}

function slotNamed(name: string): Slot {
  const slot = slots.find((known) => known === name);
  if (slot === undefined) throw new Error(`A sentence leaves open {${name}}, which nothing fills.`);
  return slot;
}
