import { recordAct } from "../../../platform/administrator-acts.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { AdministratorScope } from "../gate/scopes.ts";
import { announce, type SessionParts } from "./announce.ts";
import { endSessions } from "./end-sessions.ts";

/** Ends all of somebody's sessions, and keeps why. Repeating it changes nothing. */
export async function signOutUser(
  parts: SessionParts,
  { accountId: administratorId }: AdministratorScope,
  { accountId, reason }: { readonly accountId: number; readonly reason: string },
): Promise<void> {
  const { database, clock } = parts;
  await database.write(async (writer) => {
    const account = await writer
      .selectFrom("account")
      .select("id")
      .where("id", "=", accountId)
      .executeTakeFirst();
    if (!account) throw new Problem("not-found");
    const count = await endSessions(parts, writer, { accountId, administratorId });
    if (count === 0) return;
    const act = { accountId, administratorId, kind: "signed-out", reason, now: clock.now() } as const;
    await announce(parts, writer, {
      name: "user-signed-out",
      subject: "account",
      subjectId: accountId,
      actorId: administratorId,
      payload: { actId: await recordAct(writer, act) },
    });
  });
}
