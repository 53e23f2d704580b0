import { tokensOf } from "../../src/features/session/commands/sessions.ts";
import { startSession } from "../../src/features/session/commands/start.ts";
import { jsonText } from "../../src/platform/json-text.ts";
import { sent } from "./an-application.ts";
import { anUpload } from "./an-upload.ts";
import type { TestApp } from "./app.ts";

/** What belongs to somebody, keyed as in the addresses. */
export interface Belongings {
  readonly email: string;
  readonly accountId: number;
  readonly application: string;
  /** An application that no member of their organization may read, unless it is their own. */
  readonly conversation: string;
  readonly resume: string;
  readonly search: string;
  readonly alert: string;
  readonly session: string;
  readonly passkey: string;
  readonly experience: string;
  readonly answer: string;
  readonly identity: string;
  /** An application to a Pro's organization. */
  readonly organizationApplication: string;
  readonly organizationJob: string;
  readonly organizationId: string;
  /** A draft of that organization. */
  readonly hostedPosting: string;
  /** An imported posting of that organization. */
  readonly importedPosting: string;
  /** A sending of the Pro's own decisions. */
  readonly sending: string;
  /** An organization's slug, two other members, and somebody it has invited. */
  readonly organization: string;
  readonly member: string;
  readonly heir: string;
  readonly invitation: string;
  readonly lead: string;
  /** A gig of that organization, and a proposal for it. */
  readonly gig: string;
  readonly receivedGigProposal: string;
  /** Their own proposal for a gig. */
  readonly gigProposal: string;
}

const none = "999999";
/** Ids that nobody has. */
export const absent: Belongings = {
  email: "nobody@example.com",
  accountId: Number(none),
  application: none,
  conversation: none,
  resume: none,
  search: none,
  session: none,
  passkey: none,
  experience: none,
  answer: none,
  identity: none,
  organizationApplication: none,
  organizationJob: none,
  sending: none,
  organization: "nobody",
  member: none,
  heir: none,
  invitation: none,
  lead: none,
  gig: none,
  receivedGigProposal: none,
  gigProposal: none,
  alert: none,
  organizationId: none,
  hostedPosting: none,
  importedPosting: none,
};

export type Account = Pick<Belongings, "email" | "accountId">;

/** A record of every kind that a person can have. */
export async function belongings(server: TestApp, owner: Account, jobId: string) {
  const { jwt } = await tokensOf(server.parts, await session(server, owner));
  const headers = { authorization: `Bearer ${jwt}` };
  // Somebody who deactivates the resume named here still has one to apply with.
  await upload(server, headers);
  const search = await server.ask("POST", "/rest/searches", {
    headers,
    payload: { searches: [{ criteria: { query: "lamps" } }] },
  });
  const alert = await server.ask("POST", "/rest/job-alerts", {
    headers,
    payload: { criteria: { query: "lamps" } },
  });
  const sentByThem = await application(server, owner, jobId);
  return {
    ...owner,
    alert: alert.body.id as string,
    application: sentByThem,
    conversation: sentByThem,
    resume: await upload(server, headers),
    search: search.body.searches[0].id as string,
    session: (await session(server, owner)).sessionId,
    ...(await otherWaysIn(server, owner)),
    experience: await profile(server, owner),
    answer: await answer(server, owner),
  };
}

/** What they earn, which nobody else may ever read. */
export const currentPay = 87_654.32;

/** Resolves to the number of a job in it. */
async function profile({ parts: { database, clock } }: TestApp, { accountId }: Account): Promise<string> {
  const pay = { current_pay: currentPay * 100, current_pay_type: "perYear" as const };
  const lives = { country: "US", region: "TX", city: "Austin" };
  const job = {
    title: "Keeper",
    company: "Harbor Lights",
    started: "2020-01",
    ended: null,
    description: null,
  };
  const { id } = await database.write(async (writer) => {
    const row = { account_id: accountId, ...pay, ...lives, changed_at: clock.now() };
    await writer.insertInto("profile").values(row).execute();
    const own = { account_id: accountId, ...job };
    return writer.insertInto("experience").values(own).returning("id").executeTakeFirstOrThrow();
  });
  return String(id);
}

async function answer({ parts: { database, clock } }: TestApp, { accountId }: Account): Promise<string> {
  const asked = {
    question_id: "knots",
    question: "Which knots?",
    kind: "text",
    choices_json: jsonText([]),
  } as const;
  const { id } = await database.write((writer) =>
    writer
      .insertInto("answer")
      .values({ account_id: accountId, ...asked, answer: "Bowline", used_at: clock.now() })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return String(id);
}

/** What remains of a decision that was sent and undone. */
export async function undone({ parts: { database, clock } }: TestApp, { accountId }: Account, id: string) {
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

export async function application(server: TestApp, owner: Account, jobId: string): Promise<string> {
  const { jwt } = await tokensOf(server.parts, await session(server, owner));
  const headers = { authorization: `Bearer ${jwt}` };
  const { body } = await server.ask("POST", `/rest/jobs/${jobId}/applications`, { headers, payload: sent });
  return body.id;
}

/** A new session. */
export function session({ parts }: TestApp, owner: Account) {
  const client = {
    deviceHash: owner.email,
    device: undefined,
    address: "203.0.113.9",
    network: "203.0.113.0/24",
  };
  return parts.database.write((writer) => startSession(parts, writer, { ...owner, client }));
}
