import type { Reader } from "../../../platform/database/database.ts";
import { isHidden } from "../../blocks/queries/hidden.ts";
import { partiesOf } from "../queries/parties.ts";
import { open } from "../rules/transitions.ts";
import { type ApplicationParts, announce } from "./announce.ts";
import { endConsents } from "./end-consents.ts";
import { callOff } from "./meetings/agree.ts";

/** M-28. Withdraws applications that are hidden from an organization: it owes no answer to what it can't see. */
export async function withdrawHidden(parts: ApplicationParts, accountId: number): Promise<void> {
  const { database, clock } = parts;
  for (const { id } of await hiddenOf(database.read, accountId))
    await database.write(async (writer) => {
      await database.dialect.hold(writer, "application", id);
      // It may have been decided, or unblocked, since.
      const [application] = await hiddenOf(writer, accountId, id);
      if (!application) return;
      const now = clock.now();
      await writer
        .updateTable("application")
        .set({ status: "withdrawn", modified_at: now, viewed_at: now })
        .where("id", "=", id)
        .execute();
      await callOff(writer, id, now);
      await endConsents(writer, { accountId, id, where: "block", now });
      await announce(parts, writer, {
        name: "application-withdrawn",
        subjectId: id,
        actorId: accountId,
        payload: await partiesOf(writer, application),
      });
    });
}

/** Those that are still undecided. */
async function hiddenOf(read: Reader, accountId: number, id?: number) {
  return read
    .selectFrom("application")
    .innerJoin("posting", "posting.id", "application.posting_id")
    .select(["application.id", "application.account_id", "application.organization_id", "posting.title"])
    .where("application.account_id", "=", accountId)
    .where("application.status", "in", open)
    .where(isHidden)
    .$if(id !== undefined, (query) => query.where("application.id", "=", id as number))
    .orderBy("application.id")
    .execute();
}
