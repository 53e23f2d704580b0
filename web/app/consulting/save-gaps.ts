import type { PageContext } from "@candor/contract/pages";
import type { ProblemDocument } from "@candor/contract/problems";
import { saveBackground, saveSkills } from "@candor/contract/profiles/routes";
import { workAuthorizations } from "@candor/contract/values";
import { withTyped } from "../profiles/typed-skills.ts";
import { type Background, gapsIn } from "./background.ts";

/** Adds what was typed to the profile; existing values stay. Resolves to why it was refused, if it was. */
export async function saveGaps(
  call: PageContext["call"],
  known: Background,
  written: Background,
): Promise<ProblemDocument | undefined> {
  const given = gapsIn(known).filter((field) => written[field].trim() !== "");
  if (given.some((field) => field !== "skills")) {
    const { mostRecentEmployer, mostRecentJobTitle, ...merged } = { ...written, ...present(known) };
    const workAuthorization = workAuthorizations.find((each) => each === merged.workAuthorization);
    const body = { mostRecentEmployer, mostRecentJobTitle, ...(workAuthorization && { workAuthorization }) };
    const saved = await call(saveBackground, { body });
    if (!saved.ok) return saved.problem;
  }
  if (!given.includes("skills")) return undefined;
  const { skills } = withTyped([], written.skills);
  const saved = await call(saveSkills, { body: { skills } });
  return saved.ok ? undefined : saved.problem;
}

function present(background: Background): Partial<Background> {
  return Object.fromEntries(Object.entries(background).filter(([, value]) => value !== ""));
}
