import type { Occupation } from "../occupations/occupation.ts";
import type { Meaning, Reading } from "./reading.ts";

/** Words read as a title. */
export interface TitleReading extends Reading {
  readonly meaning: Extract<Meaning, { kind: "occupation" }>;
}

/** What a title means, and what a person chooses from if several families share it, each under its own name. */
export function meaningOf(occupations: readonly Occupation[]) {
  const label = occupations.map(({ title }) => title).join(" or ");
  const choices = occupations.length > 1 ? occupations.map(choiceOf) : undefined;
  return { meaning: { kind: "occupation", occupations }, value: label, label, choices } as const;
}

function choiceOf({ title }: Occupation): { readonly label: string; readonly text: string } {
  return { label: title, text: title.toLowerCase() };
}
