import type { Role } from "@candor/contract/roles";
import { appointPro, setAdministrator } from "../../src/features/accounts/commands/appoint.ts";
import { nameKey } from "../../src/features/organizations/rules.ts";
import { createAccount } from "../../src/features/session/commands/accounts.ts";
import { impersonate } from "../../src/features/session/commands/impersonate.ts";
import { tokensOf } from "../../src/features/session/commands/sessions.ts";
import { startSession } from "../../src/features/session/commands/start.ts";
import type { AdministratorScope } from "../../src/features/session/gate/scopes.ts";
import { signFileToken } from "../../src/features/session/rules/tokens.ts";
import { lastSequence } from "../../src/platform/events/follower.ts";
import { aDraft } from "./a-draft.ts";
import { jobNamed, sent } from "./an-application.ts";
import { anUpload } from "./an-upload.ts";
import type { TestApp } from "./app.ts";
import { preferencesTokenFor, provisionalIn } from "./preferences-link.ts";

/** The roles that exist today. */
export const cast = [
  "anonymous",
  "provisional",
  "unproved",
  "person",
  "pro",
  "administrator",
  "impersonator",
] as const satisfies readonly Role[];

export type Cast = (typeof cast)[number];

/** What is somebody's, by the names that its addresses have. */
export interface Belongings {
  readonly email: string;
  readonly accountId: number;
  readonly application: string;
  readonly resume: string;
  readonly search: string;
  readonly alert: string;
  readonly session: string;
  readonly passkey: string;
  readonly identity: string;
  /** Of a Pro's organization. */
  readonly organizationApplication: string;
  readonly organizationJob: string;
  /** Of the Pro's own decisions. */
  readonly sending: string;
}

export interface Credentials {
  readonly headers: { readonly authorization?: string; readonly cookie?: string };
  /** Of links that they were given: to their own files, and to the resume of the application to their organization. */
  readonly links: { readonly download: string; readonly file: string };
}

export interface World {
  readonly own: Readonly<Record<Cast, Belongings>>;
  readonly foreign: Belongings;
  /** A posting that nobody has applied to. */
  readonly freeJob: string;
  /** The last event of what made all this. */
  readonly prepared: number;
  /** The administrator who is signed in as somebody. */
  readonly impersonatorId: number;
  /** Of a new session, so that nothing done earlier has ended it. */
  credentials(role: Cast): Promise<Credentials>;
}

type Account = Pick<Belongings, "email" | "accountId">;

/** One of each role, each with a record of every kind, and a stranger who has them too. */
export async function aCast(server: TestApp): Promise<World> {
  const { parts } = server;
  await server.publish([
    aDraft({ title: "Own Job", organization: "Harbor Trust" }),
    aDraft({ title: "Foreign Job", organization: "Quarry Works" }),
    aDraft({ title: "Free Job", organization: "Harbor Trust" }),
  ]);
  const accounts = new Map<Cast, Account>();
  for (const role of cast) accounts.set(role, await account(server, role));
  const of = (role: Cast) => accounts.get(role) as Account;
  const stranger = await account(server, "stranger");
  const support = await account(server, "support");
  await setAdministrator(parts, of("administrator").email, true);
  await setAdministrator(parts, support.email, true);
  await appointPro(parts, of("pro").email, nameKey("Harbor Trust"));
  await parts.settled();

  const [ownJob, foreignJob, freeJob] = await Promise.all(
    ["Own Job", "Foreign Job", "Free Job"].map((title) => jobNamed(server, title)),
  );
  const theirs = await belongings(server, stranger, ownJob!);
  const foreign = {
    ...theirs,
    organizationApplication: await application(server, stranger, foreignJob!),
    organizationJob: foreignJob!,
    sending: await undone(server, stranger, theirs.application),
  };
  const pros = {
    organizationApplication: theirs.application,
    organizationJob: ownJob!,
    sending: await undone(server, of("pro"), foreign.organizationApplication),
  };
  const own = {} as Record<Cast, Belongings>;
  for (const role of cast) own[role] = { ...(await belongings(server, of(role), ownJob!)), ...pros };
  await unprove(server, of("unproved"));

  const links = async (role: Cast) => {
    const { sessionId } = await session(server, of("pro"));
    const file = {
      accountId: of("pro").accountId,
      sessionId,
      applicationId: Number(pros.organizationApplication),
    };
    const { downloadToken } = await tokensOf(parts, await session(server, of(role)));
    return { download: downloadToken, file: await signFileToken(parts.keys, file, parts.clock.now()) };
  };
  const mailedTo = (role: Cast) => {
    const { email, accountId, alert } = own[role];
    return preferencesTokenFor(server, { email, accountId, kind: "jobAlerts", alertId: Number(alert) });
  };
  const headers = async (role: Cast): Promise<Credentials["headers"]> => {
    if (role === "anonymous") return {};
    if (role === "provisional") return provisionalIn(server, mailedTo(role));
    const isActing = role === "impersonator";
    const started = isActing ? await acting(server, support, of(role)) : await session(server, of(role));
    const { jwt } = await tokensOf(parts, started);
    const cookie = `${isActing ? "candor-impersonation" : "candor"}=${started.cookie}`;
    return { authorization: `Bearer ${jwt}`, cookie };
  };

  return {
    own,
    foreign,
    freeJob: freeJob!,
    prepared: await lastSequence(parts.database.read),
    impersonatorId: support.accountId,
    credentials: async (role) => ({ headers: await headers(role), links: await links(role) }),
  };
}

async function account({ parts }: TestApp, name: string): Promise<Account> {
  const email = `${name}@example.com`;
  const accountId = await parts.database.write((writer) => createAccount(parts, writer, email, undefined));
  return { email, accountId: accountId as number };
}

/** As if the account had been created without verifying its mailbox. */
async function unprove({ parts }: TestApp, { accountId, email }: Account): Promise<void> {
  await parts.database.write((writer) =>
    writer
      .updateTable("account")
      .set({ email: `unproved ${email}`, unproved_email: email, email_proved_at: null })
      .where("id", "=", accountId)
      .execute(),
  );
}

function session({ parts }: TestApp, owner: Account) {
  const client = {
    deviceHash: owner.email,
    device: undefined,
    address: "203.0.113.9",
    network: "203.0.113.0/24",
  };
  return parts.database.write((writer) => startSession(parts, writer, { ...owner, client }));
}

async function acting(server: TestApp, administrator: Account, { email }: Account) {
  const scope = await session(server, administrator);
  return impersonate(server.parts, scope as unknown as AdministratorScope, {
    email,
    reason: "To see what they see.",
  });
}

async function belongings(server: TestApp, owner: Account, jobId: string) {
  const { jwt } = await tokensOf(server.parts, await session(server, owner));
  const headers = { authorization: `Bearer ${jwt}` };
  // Whoever inactivates the resume that is named here still has one to apply with.
  await upload(server, headers);
  const search = await server.ask("POST", "/rest/searches", {
    headers,
    payload: { searches: [{ criteria: { query: "lamps" } }] },
  });
  const alert = await server.ask("POST", "/rest/job-alerts", {
    headers,
    payload: { criteria: { query: "lamps" } },
  });
  return {
    ...owner,
    alert: alert.body.id as string,
    application: await application(server, owner, jobId),
    resume: await upload(server, headers),
    search: search.body.searches[0].id as string,
    session: (await session(server, owner)).sessionId,
    ...(await otherWaysIn(server, owner)),
  };
}

/** What is left of a decision that was sent and undone. */
async function undone({ parts: { database, clock } }: TestApp, { accountId }: Account, id: string) {
  const sending = `sending of ${accountId}`;
  await database.write((writer) =>
    writer
      .insertInto("decision")
      .values({
        account_id: accountId,
        application_id: Number(id),
        stage: "offer",
        state: "marked",
        sending,
        made_at: clock.now(),
      })
      .execute(),
  );
  return encodeURIComponent(sending);
}

async function upload(server: TestApp, headers: { readonly authorization: string }): Promise<string> {
  const form = anUpload("resume.txt", Buffer.from("Keeps lamps lit."));
  const { body } = await server.ask("POST", "/rest/resumes", {
    ...form,
    headers: { ...headers, ...form.headers },
  });
  return body.id;
}

async function otherWaysIn({ parts: { database, clock } }: TestApp, { accountId, email }: Account) {
  const now = clock.now();
  const passkey = {
    account_id: accountId,
    credential_id: email,
    public_key: "",
    counter: 0,
    name: "Lantern",
    created_at: now,
    last_used_at: null,
  };
  const identity = {
    account_id: accountId,
    provider: "linkedin" as const,
    issuer: "https://issuer.test",
    subject: email,
    linked_at: now,
  };
  const ids = await database.write(async (writer) => [
    await writer.insertInto("passkey").values(passkey).returning("id").executeTakeFirstOrThrow(),
    await writer.insertInto("social_identity").values(identity).returning("id").executeTakeFirstOrThrow(),
  ]);
  return { passkey: String(ids[0]?.id), identity: String(ids[1]?.id) };
}

async function application(server: TestApp, owner: Account, jobId: string): Promise<string> {
  const { jwt } = await tokensOf(server.parts, await session(server, owner));
  const headers = { authorization: `Bearer ${jwt}` };
  const { body } = await server.ask("POST", `/rest/jobs/${jobId}/applications`, { headers, payload: sent });
  return body.id;
}
