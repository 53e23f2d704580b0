import type { SessionScope } from "../../session/gate/scopes.ts";
import type { ApplicationParts } from "./announce.ts";
import { ownApplication } from "./own.ts";

/** Records that the owner has seen the current state: it no longer counts as changed. */
export async function look(parts: ApplicationParts, scope: SessionScope, id: string): Promise<void> {
  await parts.database.write(async (writer) => {
    const own = await ownApplication(parts, writer, scope, id);
    await writer
      .updateTable("application")
      .set({ viewed_at: parts.clock.now() })
      .where("id", "=", own.id)
      .execute();
  });
}
