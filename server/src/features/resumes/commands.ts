import { limits } from "@candor/contract/limits";
import type { ResumeChange } from "@candor/contract/resumes/shapes";
import type { Writer } from "../../platform/database/database.ts";
import type { ResumeTable } from "../../platform/database/tables/applications.ts";
import type { CopyKind } from "../../platform/documents/child.ts";
import { type ReceivedDocument, type ReceivingParts, receive } from "../../platform/documents/receive.ts";
import type { ChangeParts } from "../../platform/events/change-parts.ts";
import { actorOf } from "../../platform/events/log.ts";
import { recordFile } from "../../platform/file-records.ts";
import type { UploadedFile } from "../../platform/http/bodies/uploads.ts";
import { fileName } from "../../platform/http/file-name.ts";
import { Problem } from "../../platform/http/problem.ts";
import { jsonText } from "../../platform/json-text.ts";
import { docxResume } from "../../platform/sheets/resume.ts";
import type { Alongside } from "../../platform/uploads/use-upload.ts";
import type { SessionScope } from "../session/gate/scopes.ts";
import type { ResumeEvent } from "./events.ts";
import { countResumes, defaultResume, latestResume, ownResume, settledOf } from "./queries.ts";
import { newResume } from "./rules/new-resume.ts";

export type ResumeParts = ChangeParts & ReceivingParts;

/**
 * Resolves with the new resume's id. The same file again, with no other in between, is the same resume: the answer to
 * the first request may have been lost. `alongside` runs in the same transaction.
 */
export async function upload(
  parts: ResumeParts,
  scope: SessionScope,
  file: UploadedFile,
  alongside?: Alongside,
): Promise<number> {
  const { accountId } = scope;
  return receive(parts, file, (document) =>
    parts.database.write(async (writer) => {
      const now = parts.clock.now();
      await parts.database.dialect.hold(writer, "account", accountId);
      await alongside?.(writer);
      const latest = await latestResume(writer, scope);
      if (latest && isSameFile(latest, document)) return latest.id;
      if ((await countResumes(writer, scope)) >= limits.resumes) throw new Problem("too-many-resumes");
      const fileId = await recordFile(writer, document, accountId, now);
      const { id } = await writer
        .insertInto("resume")
        .values(newResume({ owner: { accountId }, fileId, text: document.text }, now))
        .returning("id")
        .executeTakeFirstOrThrow();
      await announce(parts, writer, "resume-uploaded", id, scope);
      return id;
    }),
  );
}

/**
 * M-26. Turns another program's copy of somebody's data into a resume of ours, which is read like any other. It doesn't
 * go with applications unless its owner says so, and nothing else from the copy is kept.
 */
export async function uploadCopy(
  parts: ResumeParts,
  scope: SessionScope,
  kind: CopyKind,
  { name, bytes, sender }: UploadedFile,
): Promise<number> {
  const copied = await parts.documents.readCopy(bytes, kind, sender);
  if ("refusal" in copied)
    throw new Problem(copied.refusal === "locked" ? "file-locked" : (`${kind}-unreadable` as const));
  const document = await docxResume(copied.sheet, parts.clock.now());
  const made = { name: madeName(kind, name), bytes: document, sender };
  const id = await upload(parts, scope, made);
  await inactivate(parts, scope, id);
  return id;
}

/** A resume that was inactivated or renamed since stays as it is. */
function isSameFile(
  latest: NonNullable<Awaited<ReturnType<typeof latestResume>>>,
  { name, sha256 }: ReceivedDocument,
): boolean {
  return latest.inactivated_at === null && latest.name === name && latest.sha256 === sha256;
}

/** LinkedIn's archives are called after LinkedIn's own words for them; other files keep their name. */
function madeName(kind: CopyKind, name: string): string {
  return kind === "linkedin" ? "linkedin.docx" : `${name.replace(/\.json$/i, "")}.docx`;
}

/** Inactivating twice changes nothing. */
export async function inactivate(parts: ResumeParts, scope: SessionScope, id: number): Promise<void> {
  await parts.database.write(async (writer) => {
    const { inactivated_at } = await own(writer, scope, id);
    if (inactivated_at === null)
      await set(parts, writer, scope, id, { event: "resume-inactivated", inactivated_at: parts.clock.now() });
  });
}

/** Making a resume the default also reactivates it. Values that stay the same aren't announced. */
export async function change(
  parts: ResumeParts,
  scope: SessionScope,
  id: number,
  { fileName: given, isDefault, inactivated }: ResumeChange,
): Promise<void> {
  await parts.database.write(async (writer) => {
    const before = await own(writer, scope, id);
    const name = given === undefined ? before.name : nameLike(before.name, given);
    if (name !== before.name) await set(parts, writer, scope, id, { event: "resume-renamed", name });
    if (before.inactivated_at !== null && (isDefault || inactivated === false))
      await set(parts, writer, scope, id, { event: "resume-used-again", inactivated_at: null });
    if (isDefault && (await defaultResume(writer, scope)) !== id)
      await set(parts, writer, scope, id, { event: "resume-made-default", preferred_at: parts.clock.now() });
  });
}

/** M-05: nobody is asked about these values again. `known` are the reading's keys: no others are saved. */
export async function settle(
  { database }: ResumeParts,
  scope: SessionScope,
  id: number,
  keys: readonly string[],
  known: ReadonlySet<string>,
): Promise<void> {
  await database.write(async (writer) => {
    await database.dialect.hold(writer, "account", scope.accountId);
    const before = await settledOf(writer, scope, id);
    if (!before) throw new Problem("not-found");
    const settled = [...new Set([...before, ...keys])].filter((key) => known.has(key));
    await writer
      .updateTable("resume")
      .set({ settled_json: jsonText(settled) })
      .where("id", "=", id)
      .execute();
  });
}

/** Throws `not-found` for somebody else's. */
async function own(writer: Writer, scope: SessionScope, id: number) {
  const row = await ownResume(writer, scope, id);
  if (!row) throw new Problem("not-found");
  return row;
}

/** The given name, with the file's extension: programs go by it. */
function nameLike(before: string, given: string): string {
  const extension = /\.\w{1,10}$/.exec(before)?.[0] ?? "";
  const name = fileName(given);
  return fileName(name.toLowerCase().endsWith(extension.toLowerCase()) ? name : `${name}${extension}`);
}

type Change = { readonly event: ResumeEvent["name"] } & {
  readonly [Column in "name" | "preferred_at" | "inactivated_at"]?: ResumeTable[Column];
};

async function set(
  parts: ResumeParts,
  writer: Writer,
  scope: SessionScope,
  id: number,
  { event, ...columns }: Change,
): Promise<void> {
  await writer.updateTable("resume").set(columns).where("id", "=", id).execute();
  await announce(parts, writer, event, id, scope);
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
