import { actorOf } from "../../../platform/events/log.ts";
import type { MemberScope } from "../../organizations/gate.ts";
import { partiesOf } from "../queries/parties.ts";
import { mayMove } from "../rules/transitions.ts";
import { type ApplicationParts, announce } from "./announce.ts";
import { organizationApplication } from "./organization-application.ts";

/** Records that a Pro has opened it. The applicant is told once; opening isn't an answer. */
export async function open(parts: ApplicationParts, scope: MemberScope, id: string): Promise<void> {
  await parts.database.write(async (writer) => {
    const application = await organizationApplication(parts, writer, scope, id);
    if (!mayMove(application.status, "viewed")) return;
    await writer
      .updateTable("application")
      .set({ status: "viewed", modified_at: parts.clock.now() })
      .where("id", "=", application.id)
      .execute();
    await announce(parts, writer, {
      name: "application-viewed",
      subjectId: application.id,
      ...actorOf(scope),
      payload: await partiesOf(writer, application),
    });
  });
}
