import type { SessionScope } from "../../session/gate/scopes.ts";
import type { ApplicationParts } from "./announce.ts";
import { ownApplication } from "./own.ts";

/** The applicant wants no mails about an application, or wants them again. Repeating changes nothing. */
export async function mute(
  parts: ApplicationParts,
  scope: SessionScope,
  id: string,
  muted: boolean,
): Promise<number> {
  return parts.database.write(async (writer) => {
    const own = await ownApplication(parts, writer, scope, id);
    const row = { application_id: own.id, muted_at: parts.clock.now() };
    if (muted)
      await writer
        .insertInto("muted_application")
        .values(row)
        .onConflict((conflict) => conflict.column("application_id").doNothing())
        .execute();
    else await writer.deleteFrom("muted_application").where("application_id", "=", own.id).execute();
    return own.id;
  });
}
