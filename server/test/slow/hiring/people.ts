import { appointPro } from "../../../src/features/accounts/commands/appoint.ts";
import type { PostingDraft } from "../../../src/features/jobs/rules/posting-draft.ts";
import type { ProScope } from "../../../src/features/organizations/gate.ts";
import { nameKey } from "../../../src/features/organizations/rules.ts";
import type { SessionScope } from "../../../src/features/session/gate/scopes.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { withResume } from "../../harness/a-resume.ts";
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

/** Postings of so many organizations, in turns. */
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

export async function aSeeker(server: TestApp, at: number): Promise<Seeker> {
  const email = `seeker-${at}@example.com`;
  const { clock, database } = server.parts;
  const nobody = { email_proved_at: null, display_name: null, first_name: null, last_name: null };
  const { id: accountId } = await database.write((writer) =>
    writer
      .insertInto("account")
      .values({ email, ...nobody, administrator: 0, created_at: clock.now() })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  await withResume(server.parts, accountId);
  const scope = { accountId, sessionId: "", impersonatorId: null };
  return { email, scope: scope as unknown as SessionScope };
}
