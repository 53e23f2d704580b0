import type { Writer } from "../../../platform/database/database.ts";
import { actorOf } from "../../../platform/events/log.ts";
import { once, type Repeat } from "../../../platform/http/idempotency.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { idOf } from "../../../platform/ids.ts";
import type { ProScope } from "../../organizations/gate.ts";
import type { NoteWritten } from "../events.ts";
import { applicationOf } from "../queries/applications.ts";
import { colleaguesOn } from "../queries/colleagues.ts";
import type { PipelineParts } from "./each.ts";

interface Note {
  readonly text: string;
  /** Members' ids. */
  readonly mentions: readonly string[];
}

/** Writes a note, and tells the colleagues that it names. Only those who may answer can be named. */
export async function note(
  parts: PipelineParts,
  scope: ProScope,
  applicationId: string,
  written: Note,
  repeat: Repeat | undefined,
): Promise<void> {
  const now = parts.clock.now();
  await parts.database.write((writer) =>
    once(writer, repeat, now, () => insert(parts, writer, scope, { ...written, applicationId, now })),
  );
}

/** Resolves with null, which is what a repetition is answered with. */
async function insert(
  { events }: PipelineParts,
  writer: Writer,
  scope: ProScope,
  { applicationId, text, mentions, now }: Note & { readonly applicationId: string; readonly now: number },
): Promise<null> {
  const application = await applicationOf(writer, scope, applicationId);
  const colleagues = await colleaguesOn(writer, application);
  const named = new Set(mentions.map(idOf));
  const mentioned = colleagues.filter(({ member_id }) => named.has(member_id));
  if (mentioned.length < named.size) throw new Problem("not-found");
  const { id } = await writer
    .insertInto("application_note")
    .values({ application_id: application.id, account_id: scope.accountId, text, created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await events.append(writer, {
    name: "note-written",
    subject: "application-note",
    subjectId: id,
    ...actorOf(scope),
    payload: {
      applicationId: application.id,
      organizationId: application.organization_id,
      mentioned: mentioned.map(({ account_id }) => account_id).filter((one) => one !== scope.accountId),
      title: application.title,
    },
  } satisfies NoteWritten);
  return null;
}
