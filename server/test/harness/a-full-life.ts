import { setAdministrator } from "../../src/features/accounts/commands/appoint.ts";
import { codeSecret } from "../../src/features/session/rules/codes.ts";
import { aDraft } from "./a-draft.ts";
import { aDeclinedProposal } from "./a-gig.ts";
import { apply, jobNamed, type Person, person, pro } from "./an-application.ts";
import { anUpload } from "./an-upload.ts";
import type { TestApp } from "./app.ts";
import { aPictureOf, leaveLaterTraces } from "./later-traces.ts";
import { organizationId } from "./members.ts";

/** Occur in everything that this person says, or that is said about them, and in no other text. */
export const traces = ["zebedee", "quillfeather", "zqx", "5550173"];

const email = "zebedee.quillfeather@example.com";
const meeting = {
  at: "2098-12-02T15:00:00.000Z",
  timeZone: "America/Chicago",
  minutes: 45,
  place: "zqxPlace",
};

export interface FullLife extends Person {
  readonly email: string;
  readonly organizationId: number;
  readonly hirer: Person;
  readonly applications: Readonly<
    Record<"waiting" | "declined" | "unanswered" | "invited" | "hired", string>
  >;
}

/** A person with a row in every table that can have one about a person. */
export async function aFullLife(server: TestApp): Promise<FullLife> {
  const titles = ["Waiting", "Declined", "Unanswered", "Invited", "Hired"];
  await server.publish(titles.map((title) => aDraft({ title, organization: "Harbor Trust" })));
  const hirer = await pro(server, "pro@harbor.example", "Harbor Trust");
  const own = await person(server, email);
  await sayEverything(server, own);
  const applications = await applyEverywhere(server, own, hirer);
  await aDeclinedProposal(server, own, hirer, {
    firstName: "Zebedee",
    lastName: "Quillfeather",
    message: "zqxProposal",
    note: "Dear Zebedee Quillfeather, zqxNo",
  });
  await leaveTraces(server, own);
  await leaveLaterTraces(server, { accountId: Number(own.accountId), email });
  await aPictureOf(server, own.headers);
  await server.parts.settled();
  return {
    ...own,
    email,
    hirer,
    organizationId: await organizationId(server.parts.database.read, "Harbor Trust"),
    applications,
  };
}

async function sayEverything(server: TestApp, { headers }: Person): Promise<void> {
  const ask = async (method: "POST" | "PUT" | "PATCH", url: string, payload: object) => {
    const answer = await server.ask(method, url, { headers, payload });
    if (answer.status >= 300) throw new Error(`${url}: ${JSON.stringify(answer.body)}`);
    return answer;
  };
  await ask("PATCH", "/rest/account", { firstName: "Zebedee", lastName: "Quillfeather" });
  await ask("PUT", "/rest/profile/personal", {
    firstName: "Zebedee",
    lastName: "Quillfeather",
    linkedInUrl: "https://www.linkedin.com/in/zqxLinked",
    address: "1 zqxStreet",
    city: "Austin",
    state: "TX",
    postal: "78701",
    country: "US",
  });
  await ask("PUT", "/rest/profile/phones", { phones: [{ number: "(512) 555-0173", type: "home" }] });
  await ask("PUT", "/rest/profile/skills", { skills: ["zqxSkill"] });
  await ask("PUT", "/rest/profile/goals", { goal: "zqxGoal", expectedSalary: 90_000 });
  await ask("POST", "/rest/profile/experience", {
    title: "zqxTitle",
    company: "zqxCompany",
    started: { year: 2020, month: 1 },
    current: true,
    description: "zqxDescription",
  });
  await ask("POST", "/rest/searches", { searches: [{ criteria: { query: "zqxSearch" } }] });
  await ask("POST", "/rest/job-alerts", { criteria: { query: "zqxAlert" } });
  await ask("POST", "/rest/saved-postings", { postings: [{ id: await jobNamed(server, "Waiting") }] });
  await ask("POST", "/rest/own-lists/hidden", { kind: "posting", jobId: await jobNamed(server, "Waiting") });
  await ask("POST", "/rest/own-lists/seen", { jobId: await jobNamed(server, "Waiting") });
  await ask("PUT", "/rest/account/time-zone", { timeZone: "America/Chicago", chosen: true });
  await ask("POST", "/rest/account/email", { email: "zqxnew@gmail.com", asTyped: true });
  const form = anUpload("zqxResume.txt", Buffer.from("Zebedee Quillfeather zqxWords keeps lamps lit."));
  await server.ask("POST", "/rest/resumes", { ...form, headers: { ...headers, ...form.headers } });
}

async function applyEverywhere(server: TestApp, own: Person, hirer: Person) {
  const words = { firstName: "Zebedee", lastName: "Quillfeather", phone: "(512) 555-0173" };
  const send = async (title: string): Promise<string> => {
    const sent = { ...words, elevatorPitch: `zqxPitch ${title}` };
    const { status, body } = await apply(server, own, await jobNamed(server, title), sent);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body.id;
  };
  const decide = (id: string, payload: object) =>
    server.ask("POST", `/rest/organization/applications/${id}/decision`, { ...hirer, payload });
  const unanswered = await send("Unanswered");
  await server.advance(30 * 86_400_000);
  const again = await person(server, email);
  Object.assign(own.headers, again.headers);
  const hirerAgain = await person(server, "pro@harbor.example");
  Object.assign(hirer.headers, hirerAgain.headers);
  const [waiting, declined, invited, hired] = [
    await send("Waiting"),
    await send("Declined"),
    await send("Invited"),
    await send("Hired"),
  ];
  await decide(declined, { stage: "declined", reason: "zqxReason about Zebedee" });
  await decide(invited, { stage: "interview", note: "Dear Zebedee Quillfeather", meeting });
  await decide(hired, { stage: "hired", note: "zqxWelcome" });
  await server.ask("POST", `/rest/applications/${invited}/replies`, {
    ...own,
    payload: { reply: "accepted", text: "zqxReply" },
  });
  return { waiting, declined, unanswered, invited, hired };
}

/** Traces that reach the records in other ways. */
async function leaveTraces(server: TestApp, { headers, accountId }: Person): Promise<void> {
  const { database, clock, keys } = server.parts;
  const account_id = Number(accountId);
  const now = clock.now();
  const key = "k".repeat(43);
  await server.ask("PATCH", `/rest/apply-drafts/${await jobNamed(server, "Waiting")}`, {
    headers: { "candor-draft": key },
    payload: { firstName: "Zebedee", email },
  });
  await server.ask("POST", "/rest/client-error", {
    headers,
    payload: { error: "zqxError", userId: accountId },
  });
  const support = await person(server, "support@candor.example");
  await setAdministrator(server.parts, "support@candor.example", { granted: true });
  await server.ask("POST", "/rest/admin/impersonation", {
    ...support,
    payload: { email, reason: "zqxImpersonated at their wish." },
  });
  const organization_id = await organizationId(database.read, "Harbor Trust");
  await database.write(async (writer) => {
    await writer
      .insertInto("passkey")
      .values({
        account_id,
        credential_id: "zqxCredential",
        public_key: "",
        counter: 0,
        name: "zqxKey",
        created_at: now,
        last_used_at: null,
      })
      .execute();
    await writer
      .insertInto("social_identity")
      .values({
        account_id,
        provider: "linkedin",
        issuer: "https://issuer.test",
        subject: "zqxSubject",
        linked_at: now,
      })
      .execute();
    const reported = await writer.selectFrom("posting").select("id").limit(1).executeTakeFirstOrThrow();
    await writer
      .insertInto("lead")
      .values({
        organization_id,
        pro_id: null,
        form: "hire",
        first_name: "Zebedee",
        last_name: "Quillfeather",
        company: "zqxFirm",
        email,
        phone: "",
        message: "zqxMessage",
        created_at: now,
        answer_by: now + 1,
        answered_at: null,
        answered_by: null,
        answer: null,
      })
      .execute();
    await writer
      .insertInto("posting_report")
      .values({
        posting_id: reported.id,
        reason: "other",
        words: "zqxReport",
        email,
        created_at: now,
        answer_by: now + 1,
        answered_at: null,
        answered_by: null,
        upheld: null,
        answer: null,
      })
      .execute();
    await writer
      .insertInto("organization_claim")
      .values({
        organization_id,
        account_id,
        method: "administrator",
        state: "refused",
        domain: null,
        email: null,
        reason: "zqxClaim",
        salt: codeSecret(keys).slice(0, 4),
        created_at: now,
        expires_at: now,
        proved_at: null,
        decided_at: now,
        decided_by: null,
        answer: "zqxAnswer",
      })
      .execute();
    await writer
      .insertInto("member_invitation")
      .values({
        organization_id,
        email,
        role: "reader",
        salt: "salt",
        invited_by: account_id,
        created_at: now,
        expires_at: now,
        accepted_at: null,
        revoked_at: now,
      })
      .execute();
    const session = await writer
      .selectFrom("session")
      .select("id")
      .where("account_id", "=", account_id)
      .executeTakeFirstOrThrow();
    await writer
      .insertInto("session_cookie")
      .values({ hash: "zqxCookie", session_id: session.id, issued_at: now, followed_at: null })
      .execute();
    await writer
      .insertInto("administrator_act")
      .values({
        account_id,
        administrator_id: account_id,
        kind: "signed-out",
        reason: "zqxAct",
        acted_at: now,
      })
      .execute();
    await writer
      .insertInto("preference")
      .values({ account_id, channel: "email", kind: "applicationUpdate", wanted: 0, changed_at: now })
      .execute();
    const application = await writer
      .selectFrom("application")
      .select("id")
      .where("account_id", "=", account_id)
      .executeTakeFirstOrThrow();
    await writer
      .insertInto("decision")
      .values({
        account_id,
        application_id: application.id,
        stage: "declined",
        reason: "zqxMarked",
        note: null,
        meeting_json: null,
        state: "marked",
        sending: null,
        problem: null,
        made_at: now,
        leaves_at: null,
      })
      .execute();
    await writer
      .insertInto("event")
      .values({
        name: "seen",
        subject: "nothing",
        subject_id: null,
        actor_id: account_id,
        payload_json: "{}",
        occurred_at: now,
      })
      .execute();
  });
}
