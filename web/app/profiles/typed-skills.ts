import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { hasWords, truncate } from "@candor/contract/values";

/** How much of a refused skill is shown. */
const shownCharacters = 40;

interface Added {
  /** With those that were typed; each is listed once, whatever its spelling. */
  readonly skills: string[];
  /** What stays in the field, and why. */
  readonly left?: { readonly typed: string; readonly error: string };
}

/** Adds what was typed into one field: several skills are separated by commas, semicolons or new lines. */
export function withTyped(kept: readonly string[], typed: string): Added {
  const parts = typed
    .split(/[,;\r\n]/)
    .map((part) => part.replaceAll(/\s+/g, " ").trim())
    .filter((part) => part !== "");
  const skills = [...kept];
  const refused: { readonly part: string; readonly error: string }[] = [];
  for (const part of parts) {
    const error = faultOf(part);
    if (error !== undefined) refused.push({ part, error });
    else if (!skills.some((one) => one.toLowerCase() === part.toLowerCase())) skills.push(part);
  }
  if (refused.length === 0) return { skills };
  const left = refused.map(({ part }) => part).join(", ");
  return { skills, left: { typed: left, error: refused.map(({ error }) => error).join(" ") } };
}

function faultOf(skill: string): string | undefined {
  if (!hasWords(skill)) return message("profile.skillWithoutWords", { skill });
  if (skill.length > limits.nameCharacters)
    return message("profile.skillTooLong", {
      skill: truncate(skill, shownCharacters),
      count: String(limits.nameCharacters),
    });
  return undefined;
}

/** A field of one line drops the line breaks of what is pasted into it. */
export function onOneLine(pasted: string): string {
  return pasted
    .split(/\s*[\r\n]+\s*/)
    .filter((line) => line !== "")
    .join(", ");
}
