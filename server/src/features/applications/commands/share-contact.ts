import { actorOf } from "../../../platform/events/log.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import { partiesOf } from "../queries/parties.ts";
import { type ApplicationParts, announce } from "./announce.ts";
import { countChange } from "./count-change.ts";
import { ownApplication } from "./own.ts";

/**
 * M-29: the applicant lets the organization see their address and number, or hides them again. Repeating changes
 * nothing.
 */
export async function shareContact(
  parts: ApplicationParts,
  scope: SessionScope,
  id: string,
  shared: boolean,
): Promise<number> {
  return parts.database.write(async (writer) => {
    const own = await ownApplication(parts, writer, scope, id);
    if ((own.contact_shared_at !== null) === shared) return own.id;
    const now = parts.clock.now();
    // Hiding them is never refused.
    if (shared) await countChange(writer, own.id, "seeker", now);
    await writer
      .updateTable("application")
      .set({ contact_shared_at: shared ? now : null, modified_at: now, viewed_at: now })
      .where("id", "=", own.id)
      .execute();
    await announce(parts, writer, {
      name: shared ? "contact-shared" : "contact-hidden",
      subjectId: own.id,
      ...actorOf(scope),
      payload: await partiesOf(writer, own),
    });
    return own.id;
  });
}
