import { appointPro } from "../../../src/features/accounts/commands/appoint.ts";
import type { PostingDraft } from "../../../src/features/jobs/rules/posting-draft.ts";
import type { ProScope } from "../../../src/features/organizations/gate.ts";
import { nameKey } from "../../../src/features/organizations/rules/name-key.ts";
import type { SessionScope } from "../../../src/features/session/gate/scopes.ts";
import type { Writer } from "../../../src/platform/database/database.ts";
import { aDraft } from "../../harness/a-draft.ts";
import type { TestApp } from "../../harness/app.ts";
import { organizationId } from "../../harness/members.ts";

export interface Hirer {
  readonly organizationId: number;
  readonly email: string;
  readonly scope: ProScope;
}

export interface Seeker {
  readonly email: string;
  readonly scope: SessionScope;
}

const organizationAt = (at: number) => `Works ${at}`;

/** Postings of this many organizations, in turn. */
export function drafts(organizations: number, postings: number): PostingDraft[] {
  return Array.from({ length: postings }, (_, at) =>
    aDraft({ title: `Hand ${at}`, organization: organizationAt(at % organizations) }),
  );
}

/** The one Pro of an organization. */
export async function aHirer(server: TestApp, at: number): Promise<Hirer> {
  const { database } = server.parts;
  const email = `pro-${at}@works.example`;
  if (!(await appointPro(server.parts, email, nameKey(organizationAt(at))))) throw new Error(`No ${at}.`);
  const { id: accountId } = await database.read
    .selectFrom("account")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const id = await organizationId(database.read, organizationAt(at));
  const scope = { accountId, sessionId: "", impersonatorId: null, organizationIds: [id] };
  return { organizationId: id, email, scope: scope as unknown as ProScope };
}

/** Rows per statement. */
const atOnce = 500;

/** This many seekers with a resume each, which nobody opens: its file exists only in the records. */
export async function seekersOf({ parts: { clock, database } }: TestApp, count: number): Promise<Seeker[]> {
  const seekers: Seeker[] = [];
  for (let from = 0; from < count; from += atOnce) {
    const emails = Array.from(
      { length: Math.min(atOnce, count - from) },
      (_, at) => `seeker-${from + at}@example.com`,
    );
    const accounts = await database.write((writer) => insertSeekers(writer, emails, clock.now()));
    for (const { id: accountId, email } of accounts) {
      const scope = { accountId, sessionId: "", impersonatorId: null };
      seekers.push({ email, scope: scope as unknown as SessionScope });
    }
  }
  return seekers;
}

async function insertSeekers(writer: Writer, emails: readonly string[], now: number) {
  const nobody = { email_proved_at: null, display_name: null, first_name: null, last_name: null };
  const accounts = await writer
    .insertInto("account")
    .values(emails.map((email) => ({ email, ...nobody, administrator: 0, created_at: now })))
    .returning(["id", "email"])
    .execute();
  const text = "Keeps lamps lit.";
  const resume = { name: "resume.txt", media_type: "text/plain", bytes: text.length, created_at: now };
  const files = await writer
    .insertInto("file")
    .values(
      accounts.map(({ id }) => ({
        ...resume,
        storage_key: `seeker-${id}`,
        sha256: String(id).padStart(64, "0"),
        owner_id: id,
      })),
    )
    .returning(["id", "owner_id"])
    .execute();
  await writer
    .insertInto("resume")
    .values(
      files.map(({ id, owner_id: account_id }) => ({
        account_id,
        draft_key_hash: null,
        file_id: id,
        text,
        uploaded_at: now,
      })),
    )
    .execute();
  return accounts;
}
