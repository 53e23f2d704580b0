import type { TypedPhone } from "@candor/contract/profiles/shapes";
import { hasWords } from "@candor/contract/values";
import { type FieldError, Problem } from "../../../platform/http/problem.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import { phoneFault, phoneParts } from "../rules/phones.ts";
import { change, given, type ProfileParts } from "./change.ts";

/** E-06. Replaces the whole list, including the number that an application gave. */
export async function savePhones(
  parts: ProfileParts,
  scope: SessionScope,
  phones: readonly TypedPhone[],
): Promise<void> {
  const fields = phones.flatMap((phone, at): FieldError[] => {
    const fault = phoneFault(phone);
    return fault === undefined ? [] : [{ path: `/phones/${at}/number`, key: `validation.${fault}` }];
  });
  if (fields.length > 0) throw new Problem("invalid-request", { fields });
  const { accountId } = scope;
  const rows = phones.map(({ number: typed, extension, type }, position) => {
    const { number, extension: after = "" } = phoneParts(typed);
    return { account_id: accountId, position, number, extension: given(extension || after), type };
  });
  await change(parts, scope, "phones", async (writer) => {
    await writer.updateTable("account").set({ phone: null }).where("id", "=", accountId).execute();
    await writer.deleteFrom("phone").where("account_id", "=", accountId).execute();
    if (rows.length > 0) await writer.insertInto("phone").values(rows).execute();
  });
}

/** E-09, V-45. Replaces the whole list. Empty skills are left out. */
export async function saveSkills(
  parts: ProfileParts,
  scope: SessionScope,
  skills: readonly string[],
): Promise<void> {
  const fields = skills.flatMap((skill, at): FieldError[] =>
    skill === "" || hasWords(skill)
      ? []
      : [{ path: `/skills/${at}`, key: "profile.skillWithoutWords", values: { skill } }],
  );
  if (fields.length > 0) throw new Problem("invalid-request", { fields });
  const { accountId } = scope;
  const rows = eachOnce(skills).map((name, position) => ({ account_id: accountId, position, name }));
  await change(parts, scope, "skills", async (writer) => {
    await writer.deleteFrom("skill").where("account_id", "=", accountId).execute();
    if (rows.length > 0) await writer.insertInto("skill").values(rows).execute();
  });
}

/** The first spelling stays. */
function eachOnce(skills: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const skill of skills.filter((each) => each !== "")) {
    const key = skill.toLowerCase();
    if (!byKey.has(key)) byKey.set(key, skill);
  }
  return [...byKey.values()];
}
