import { type ArchivedFile, zipOf } from "../../../../platform/archives/zip.ts";
import type { Clock } from "../../../../platform/clock.ts";
import type { Database, Reader } from "../../../../platform/database/database.ts";
import type { Files } from "../../../../platform/files.ts";
import { dateText } from "../../../../platform/mail/date-text.ts";
import type { Places } from "../../../../platform/places/found-place.ts";
import { docxResume, pdfResume, undrawnIn } from "../../../../platform/sheets/resume.ts";
import { detailsById, lifeOf } from "../../../applications/queries/applications.ts";
import { meetingsNow } from "../../../applications/queries/meetings.ts";
import { applicationDetailsView } from "../../../applications/views/application.ts";
import { charityOf } from "../../../charities/rules.ts";
import { profileRows } from "../../../profiles/queries.ts";
import { profileView } from "../../../profiles/views.ts";
import { jsonResume } from "../../../resumes/rules/json-resume.ts";
import { sheetOf } from "../../../resumes/rules/sheet-of.ts";
import { namedIn } from "../../queries/named.ts";
import { personOf } from "../../queries/person.ts";
import { recordsOf } from "../../queries/portions.ts";
import { archivePage } from "../../views/archive.ts";

export interface ArchiveParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly files: Files;
  readonly places: Places;
}

/** M-26. Everything of one person; calls `told` after each table. */
export async function archiveOf(
  parts: ArchiveParts,
  accountId: number,
  told?: () => Promise<void>,
): Promise<Buffer> {
  const { read } = parts.database;
  const now = parts.clock.now();
  const records = await recordsOf(read, await personOf(read, accountId), told);
  const named = await namedIn(read, accountId, records);
  const profile = profileView(await profileRows(read, { accountId }), parts.places);
  const documents = await documentsOf(profile, now);
  const files = await filesOf(parts, records.get("file") ?? []);
  const applications = await applicationsOf(read, records.get("application") ?? [], now);
  const receipts = receiptsIn(records.get("application_receipt") ?? []);
  const index = archivePage({
    email: profile.email,
    date: dateText(now, profile.timeZone),
    documents: documents.map(({ path }) => path),
    files: files.map(({ path }) => path),
    applications: applications.length,
    receipts: receipts.map(({ path }) => path),
    records: countsIn(records),
    named: countsIn(named),
  });
  return zipOf(
    [
      { path: "index.html", bytes: Buffer.from(index) },
      ...documents,
      json("profile.json", portable(profile)),
      json("applications.json", applications),
      ...receipts,
      ...files,
      ...[...records].map(([table, rows]) => json(`records/${table}.json`, rows)),
      ...[...named].map(([table, rows]) => json(`named/${table}.json`, rows)),
    ],
    now,
  );
}

function countsIn(records: ReadonlyMap<string, readonly unknown[]>): Map<string, number> {
  return new Map([...records].map(([table, rows]) => [table, rows.length]));
}

/** Leaves out what is specific to this instance: how they sign in, and where it shows their picture. */
function portable(profile: ReturnType<typeof profileView>) {
  return { ...profile, hasPassword: undefined, pictureUrl: undefined };
}

/** A PDF only if nothing is missing from it. The others always have everything. */
async function documentsOf(profile: ReturnType<typeof profileView>, now: number): Promise<ArchivedFile[]> {
  const sheet = sheetOf(profile);
  const undrawn = await undrawnIn(sheet);
  return [
    ...(undrawn.length === 0 ? [{ path: "resume.pdf", bytes: await pdfResume(sheet, now) }] : []),
    { path: "resume.docx", bytes: await docxResume(sheet, now) },
    json("resume.json", jsonResume(profile)),
  ];
}

/** What was sent, what the posting said then, and what happened. */
async function applicationsOf(read: Reader, rows: readonly Readonly<Record<string, unknown>>[], now: number) {
  const applications = [];
  for (const row of rows) {
    const details = await detailsById(read, Number(row["id"]));
    if (!details) continue;
    const life = await lifeOf(read, details);
    // The other side's calendar is theirs.
    const meetings = await meetingsNow(read, details, undefined, now);
    const { job, ...said } = applicationDetailsView(details, life, charityOf(details.charity_id), meetings);
    applications.push({ ...said, job: { id: job.id, title: job.title, organization: job.organization } });
  }
  return applications;
}

/** To the byte as they were signed, named as their pages name them. */
function receiptsIn(rows: readonly Readonly<Record<string, unknown>>[]): ArchivedFile[] {
  const made = new Map<string, number>();
  return rows.map(({ application_id, text }) => {
    const application = String(application_id);
    const number = (made.get(application) ?? 0) + 1;
    made.set(application, number);
    return { path: `receipts/receipt-${application}-${number}.json`, bytes: Buffer.from(String(text)) };
  });
}

/** File names include numbers, because two files may have the same name. */
async function filesOf(
  { database, files }: ArchiveParts,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<ArchivedFile[]> {
  const archived: ArchivedFile[] = [];
  for (const row of rows) {
    const stored = await database.read
      .selectFrom("file")
      .select(["id", "name", "storage_key", "sha256"])
      .where("id", "=", Number(row["id"]))
      .executeTakeFirst();
    if (!stored) continue;
    const bytes = await files.get(stored.storage_key, stored.sha256);
    archived.push({ path: `files/${stored.id}-${plain(stored.name)}`, bytes });
  }
  return archived;
}

/** A name that every system accepts. */
function plain(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}._ -]/gu, "_").replace(/^\.+/, "_");
}

function json(path: string, value: unknown): ArchivedFile {
  return { path, bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`) };
}
