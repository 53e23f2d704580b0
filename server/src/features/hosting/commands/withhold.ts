import { Problem } from "../../../platform/http/problem.ts";
import { idOf } from "../../../platform/ids.ts";
import type { PostingsChanged } from "../../jobs/events.ts";
import type { AdministratorScope } from "../../session/gate/scopes.ts";
import { after } from "../rules/life.ts";
import { heldPosting } from "./own-posting.ts";
import { announce, type StepParts } from "./parts.ts";
import { takeStep } from "./take-step.ts";

/**
 * The operator takes down a posting, in any state: until it is allowed again, neither its organization nor its source
 * can publish it.
 */
export async function withholdPosting(parts: StepParts, id: number): Promise<void> {
  const { database, clock, events } = parts;
  await database.write(async (writer) => {
    const row = await heldPosting(parts, writer, id);
    const now = clock.now();
    const held = await writer
      .updateTable("posting")
      .set({ withheld_at: now })
      .where("id", "=", id)
      .executeTakeFirst();
    if (held.numUpdatedRows === 0n) return;
    if (row && after(row.life, "withhold", "operator"))
      return takeStep(parts, writer, row, { step: "withhold", by: "operator" });
    // An imported posting has no steps: it is closed, and its source's words stay.
    await writer
      .updateTable("posting")
      .set({ status: "closed", closed_at: now, content_hash: "" })
      .where("id", "=", id)
      .where("life", "is", null)
      .where("status", "=", "open")
      .execute();
    await events.append(writer, changed(id));
  });
}

/** Lets the posting be published again, by its organization or by the next import from its source. */
export async function allowPosting(
  { database, events }: Pick<StepParts, "database" | "events">,
  _scope: AdministratorScope,
  id: string,
): Promise<void> {
  const postingId = idOf(id) ?? -1;
  await database.write(async (writer) => {
    const allowed = await writer
      .updateTable("posting")
      .set({ withheld_at: null })
      .where("id", "=", postingId)
      .where("withheld_at", "is not", null)
      .returning("organization_id as organizationId")
      .executeTakeFirst();
    if (!allowed) throw new Problem("job-not-found");
    await announce({ events }, writer, { name: "posting-allowed", subjectId: postingId, payload: allowed });
  });
}

/** What its page shows has changed, even if its state hasn't. */
function changed(id: number): PostingsChanged {
  return { name: "postings-changed", subject: "posting", payload: { ids: [id] } };
}
