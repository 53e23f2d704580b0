import type { SelfIdentification } from "@candor/contract/fairness/shapes";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";

/** Saves what people say about themselves, or deletes it. No event records it: more people can read the log. */
export async function say(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { accountId }: SessionScope,
  {
    sex = null,
    ethnicity = null,
    disability = null,
  }: { [Field in keyof SelfIdentification]: SelfIdentification[Field] | null },
): Promise<void> {
  await database.write(async (writer) => {
    await writer.deleteFrom("self_identification").where("account_id", "=", accountId).execute();
    if (sex === null && ethnicity === null && disability === null) return;
    const said = { account_id: accountId, sex, ethnicity, disability, changed_at: clock.now() };
    await writer.insertInto("self_identification").values(said).execute();
  });
}
