import type { Clock } from "../../platform/clock.ts";
import type { Database, Writer } from "../../platform/database/database.ts";
import { type ReceivingParts, receive } from "../../platform/documents/receive.ts";
import { actorOf, type EventLog } from "../../platform/events/log.ts";
import { recordFile } from "../../platform/file-records.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { UploadedFile } from "../../platform/http/uploads.ts";
import type { SessionScope } from "../session/gate/scopes.ts";
import type { ResumeEvent } from "./events.ts";

/** What the commands of resumes need. */
export interface ResumeParts extends ReceivingParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly events: EventLog;
}

/** Resolves with the new resume's id. */
export async function upload(parts: ResumeParts, scope: SessionScope, file: UploadedFile): Promise<number> {
  const { accountId } = scope;
  return receive(parts, file, (document) =>
    parts.database.write(async (writer) => {
      const now = parts.clock.now();
      const { id } = await writer
        .insertInto("resume")
        .values({
          account_id: accountId,
          draft_key_hash: null,
          file_id: await recordFile(writer, document, accountId, now),
          text: document.text,
          uploaded_at: now,
          inactivated_at: null,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await announce(parts, writer, "resume-uploaded", id, scope);
      return id;
    }),
  );
}

/** Inactivating twice is the same as once. */
export async function inactivate(parts: ResumeParts, scope: SessionScope, id: number): Promise<void> {
  await parts.database.write(async (writer) => {
    const own = await writer
      .selectFrom("resume")
      .select("inactivated_at")
      .where("id", "=", id)
      .where("account_id", "=", scope.accountId)
      .executeTakeFirst();
    if (!own) throw new Problem("not-found");
    const { numUpdatedRows } = await writer
      .updateTable("resume")
      .set({ inactivated_at: parts.clock.now() })
      .where("id", "=", id)
      .where("inactivated_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) await announce(parts, writer, "resume-inactivated", id, scope);
  });
}

function announce(
  parts: ResumeParts,
  writer: Writer,
  name: ResumeEvent["name"],
  resumeId: number,
  scope: SessionScope,
): Promise<number> {
  const event: ResumeEvent = { name, subject: "resume", subjectId: resumeId, ...actorOf(scope), payload: {} };
  return parts.events.append(writer, event);
}
