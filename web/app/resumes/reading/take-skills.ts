import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { saveSkills } from "@candor/contract/profiles/routes";
import { hasWords } from "@candor/contract/values";
import { typedIn } from "../../forms/typed-fields.ts";
import { pageContext } from "../../wire/page-context.ts";
import type { Decided, Deciding } from "./deciding.ts";
import { isOpen } from "./personal-values.ts";

/** Appends the checked skills, as they are spelled now, to the profile's. */
export async function takeSkills({ args, profile, reading, form }: Deciding): Promise<Decided> {
  const typed = typedIn(form);
  const keys = reading.skills.filter(isOpen).map(({ key }) => key);
  const checked = new Set(form.getAll("taken"));
  const refused = (trouble: string): Decided => ({
    refused: {
      of: "skills",
      refusal: { errors: {}, trouble },
      taken: keys.filter((key) => checked.has(key)),
      typed: Object.fromEntries(keys.filter((key) => form.has(key)).map((key) => [key, typed(key)])),
    },
  });
  const added = keys.flatMap((key) => (checked.has(key) && hasWords(typed(key)) ? [typed(key)] : []));
  if (added.length === 0) return { keys };
  const skills = [...profile.skills, ...added];
  if (skills.length > limits.skills)
    return refused(message("profile.tooManySkills", { count: String(limits.skills) }));
  const outcome = await args.context.get(pageContext).call(saveSkills, { body: { skills } });
  return outcome.ok ? { keys } : refused(outcome.problem.detail);
}
