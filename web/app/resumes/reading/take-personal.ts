import { savePersonal, savePhones } from "@candor/contract/profiles/routes";
import type { PersonalBody } from "@candor/contract/profiles/shapes";
import type { Profile } from "@candor/contract/session/shapes";
import { refusalOf } from "../../forms/refusal.ts";
import { typedIn } from "../../forms/typed-fields.ts";
import { pageContext } from "../../wire/page-context.ts";
import type { Decided, Deciding } from "./deciding.ts";
import { missingPersonal, openPersonal, personalNames } from "./personal-values.ts";

/** Saves the chosen values; everything else in the profile stays as it is. */
export async function takePersonal({ args, profile, reading, form }: Deciding): Promise<Decided> {
  const { call } = args.context.get(pageContext);
  const typed = typedIn(form);
  const open = openPersonal(reading.personal);
  const taken = open.flatMap(([name]) => (typed(`${name}-choice`) === "take" ? [name] : []));
  const refused = (problem: Parameters<typeof refusalOf>[0], fields: readonly string[]): Decided => {
    const names = personalNames.flatMap((name) => [name, `${name}-choice`]);
    return {
      refused: {
        of: "personal",
        refusal: refusalOf(problem, fields),
        typed: Object.fromEntries(names.filter((name) => form.has(name)).map((name) => [name, typed(name)])),
      },
    };
  };
  const named = taken.filter((name) => name !== "phone");
  if (named.length > 0) {
    const given = [...named, ...missingPersonal(reading.personal, profile)];
    const body = {
      ...keptPersonal(profile),
      ...Object.fromEntries(given.map((name) => [name, typed(name)])),
    };
    const outcome = await call(savePersonal, { body });
    if (!outcome.ok) return refused(outcome.problem, given);
  }
  if (taken.includes("phone")) {
    const phones = profile.phones.map(({ number, extension = "", type }) => ({ number, extension, type }));
    const added = { number: typed("phone"), extension: "", type: "mobile" as const };
    const outcome = await call(savePhones, { body: { phones: [...phones, added] } });
    // The call names the field "number".
    if (!outcome.ok) {
      const errors = outcome.problem.errors?.map((error) => ({ ...error, path: "/phone" }));
      return refused({ ...outcome.problem, ...(errors && { errors }) }, ["phone"]);
    }
  }
  return { keys: open.map(([, { key }]) => key) };
}

function keptPersonal({ firstName = "", lastName = "", linkedInUrl = "", location }: Profile): PersonalBody {
  const { address = "", city = "", state = "", postal = "", country = "" } = location;
  return { firstName, lastName, linkedInUrl, address, city, state, postal, country };
}
