import { actorOf } from "../../../platform/events/log.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { ProScope } from "../../organizations/gate.ts";
import { isPrivate } from "../rules/life.ts";
import { ownPosting } from "./own-posting.ts";
import type { StepParts } from "./parts.ts";

/** Deletes a posting that was never published: only its organization knew it. */
export async function discardPosting(parts: StepParts, scope: ProScope, id: string): Promise<void> {
  await parts.database.write(async (writer) => {
    const row = await ownPosting(parts, writer, scope, id);
    if (!isPrivate(row.life)) throw new Problem("move-refused");
    await writer
      .updateTable("hosted_posting")
      .set({ former_id: null })
      .where("former_id", "=", row.id)
      .execute();
    await writer.deleteFrom("agency_relation").where("posting_id", "=", row.id).execute();
    await writer.deleteFrom("hosted_posting").where("posting_id", "=", row.id).execute();
    await writer.deleteFrom("posting").where("id", "=", row.id).execute();
    await parts.events.append(writer, {
      name: "posting-discarded",
      subject: "posting",
      subjectId: row.id,
      ...actorOf(scope),
      payload: { organizationId: row.organization_id },
    });
  });
}
