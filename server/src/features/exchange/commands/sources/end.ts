import { AwayError } from "../../../../platform/tasks/queue.ts";
import { isUnderAnyName } from "../../../organizations/queries/any-name.ts";
import type { SourceChanged } from "../../events.ts";
import { sourceName } from "../../rules/sources/source-name.ts";
import { closeGone } from "../close-gone.ts";
import type { ApplyParts } from "../parts.ts";
import { importsLock } from "../resume.ts";

/** Later than every run. */
const anyRun = Number.MAX_SAFE_INTEGER;

/** Closes the unconfirmed postings of a removed source: nobody follows it anymore. */
export async function closeSource(parts: ApplyParts, id: number): Promise<void> {
  const row = await parts.database.read
    .selectFrom("connected_source")
    .select(["id", "url", "removed_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row || row.removed_at === null) return;
  const isDone = await parts.database.exclusively(importsLock, async () => {
    await closeGone(parts, { id: anyRun, source: sourceName(row) });
    return true;
  });
  if (!isDone) throw new AwayError("An import is running.");
}

/** Pauses an organization's sources: the next person who answers for it decides what is fetched. */
export async function pauseSourcesOf({ database, clock }: ApplyParts, organizationId: number): Promise<void> {
  await database.write((writer) =>
    writer
      .updateTable("connected_source")
      .set({ paused_at: clock.now() })
      .where(isUnderAnyName(organizationId))
      .where("paused_at", "is", null)
      .where("removed_at", "is", null)
      .execute(),
  );
}

/** Removes the sources that an account has connected since: somebody else was in it. What they list closes. */
export async function removeDisownedSourcesOf(
  { database, clock, events }: ApplyParts,
  { accountId, since }: { readonly accountId: number; readonly since: number },
): Promise<void> {
  await database.write(async (writer) => {
    const removed = await writer
      .updateTable("connected_source")
      .set({ removed_at: clock.now() })
      .where("made_by", "=", accountId)
      .where("made_at", ">=", since)
      .where("removed_at", "is", null)
      .returning(["id as sourceId", "organization_id as subjectId"])
      .execute();
    for (const { subjectId, sourceId } of removed) {
      const event = {
        name: "source-removed",
        subject: "organization",
        subjectId,
        payload: { sourceId },
      } as const;
      await events.append(writer, event satisfies SourceChanged);
    }
  });
}
