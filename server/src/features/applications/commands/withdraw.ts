import { Problem } from "../../../platform/http/problem.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import { mayWithdraw } from "../rules/transitions.ts";
import type { ApplicationParts } from "./announce.ts";
import { endConsents } from "./end-consents.ts";
import { callOff } from "./meetings/agree.ts";
import { announceByOwner, ownApplication } from "./own.ts";

/** Withdraws an application; doing it twice changes nothing. */
export async function withdraw(parts: ApplicationParts, scope: SessionScope, id: string): Promise<number> {
  return parts.database.write(async (writer) => {
    const own = await ownApplication(parts, writer, scope, id);
    if (own.status === "withdrawn") return own.id;
    if (!mayWithdraw(own.status)) throw new Problem("application-final");
    const now = parts.clock.now();
    await writer
      .updateTable("application")
      .set({ status: "withdrawn", modified_at: now, viewed_at: now })
      .where("id", "=", own.id)
      .execute();
    await callOff(writer, own.id, now);
    await endConsents(writer, { accountId: scope.accountId, id: own.id, where: "application", now });
    await announceByOwner(parts, writer, scope, own, "application-withdrawn");
    return own.id;
  });
}
