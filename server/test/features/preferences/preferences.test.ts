import { message } from "@candor/contract/messages/message";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, mailsTo, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { provisionalIn } from "../../harness/preferences-link.ts";

let server: TestApp;
let ada: Person;
let hirer: Person;
let tests = 0;
/** Each test has people of its own, who have chosen nothing. */
let email: string;
let hirers: string;

beforeAll(async () => {
  server = await startApp();
  await server.publish([aDraft({ title: "Keeper", organization: "Harbor Trust" })]);
});
afterAll(() => server.close());
beforeEach(async () => {
  tests += 1;
  email = `ada-${tests}@example.com`;
  hirers = `pro-${tests}@harbor.example`;
  ada = await person(server, email);
  hirer = await pro(server, hirers, "Harbor Trust");
});

type Kind = "jobAlerts" | "applicationUpdate" | "applicationFollowUp";

async function applied(): Promise<{ id: string; answerBy: string }> {
  return (await apply(server, ada, await jobNamed(server, "Keeper"))).body;
}

function decide(id: string, stage: string) {
  return server.ask("POST", `/rest/organization/applications/${id}/decision`, {
    ...hirer,
    payload: { stage },
  });
}

/** Saves as a form does: all of them, with one changed. */
async function choose({ headers }: Pick<Person, "headers">, kind: Kind, wanted: boolean) {
  const preferences = Object.entries({ ...(await chosen({ headers })), [kind]: wanted });
  const payload = {
    preferences: preferences.map(([each, is]) => ({ kind: each, channel: "email", wanted: is })),
  };
  return server.ask("PUT", "/rest/preferences", { headers, payload });
}

async function chosen({ headers }: Pick<Person, "headers">): Promise<Record<string, boolean>> {
  const { body } = await server.ask("GET", "/rest/preferences", { headers });
  return Object.fromEntries(
    body.preferences.map((each: { kind: Kind; wanted: boolean }) => [each.kind, each.wanted]),
  );
}

interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function mail(to: string, subject: string): Promise<Mail | undefined> {
  const mails = (await mailsTo(server, to)) as unknown as Mail[];
  return mails.find((each) => each.subject.includes(subject));
}

const no = (kind: string) => ({ kind, channel: "email", wanted: false });
const wanted = { jobAlerts: true, applicationUpdate: true, applicationFollowUp: true };

describe("E-23 which mails somebody gets", () => {
  it("is everything until they choose, and is stored for nobody else", async () => {
    const { body } = await server.ask("GET", "/rest/preferences", ada);
    expect(body).toEqual({
      accountId: ada.accountId,
      maskedEmail: "a•••@example.com",
      sms: { consent: message("sms.consent"), from: "Candor", stopped: false },
      preferences: [
        { kind: "jobAlerts", channel: "email", wanted: true },
        { kind: "applicationUpdate", channel: "email", wanted: true },
        { kind: "applicationFollowUp", channel: "email", wanted: true },
      ],
    });
    const saved = await choose(ada, "applicationUpdate", false);
    expect(saved).toMatchObject({
      status: 200,
      body: { preferences: [{ wanted: true }, { wanted: false }, { wanted: true }] },
    });
    expect(await chosen(ada)).toEqual({ ...wanted, applicationUpdate: false });
    expect(await chosen(hirer)).toEqual(wanted);
    await choose(ada, "applicationUpdate", true);
    expect(await chosen(ada)).toEqual(wanted);
  });

  it.each([
    {},
    { preferences: [] },
    { preferences: [no("applicationUpdate")] },
    { preferences: [no("jobAlerts"), no("applicationUpdate"), no("applicationUpdate")] },
    { preferences: [no("jobAlerts"), no("applicationUpdate"), no("receipts")] },
  ])("must name every kind that can be chosen, and no other: %j", async (payload) => {
    expect((await server.ask("PUT", "/rest/preferences", { ...ada, payload })).status).toBe(400);
    expect(await chosen(ada)).toEqual(wanted);
  });

  it("holds for answers, and not for the receipt", async () => {
    await choose(ada, "applicationUpdate", false);
    const { id } = await applied();
    await decide(id, "interview");
    expect(await mail(email, "Your application: Keeper")).toBeDefined();
    expect(await mail(email, "Keeper: ")).toBeUndefined();
    await choose(ada, "applicationUpdate", true);
    await decide(id, "offer");
    expect(await mail(email, "Keeper: ")).toBeDefined();
  });

  it("holds for promised dates that pass, on both sides", async () => {
    await choose(ada, "applicationFollowUp", false);
    await choose(hirer, "applicationFollowUp", false);
    const { answerBy } = await applied();
    await server.advance(Date.parse(answerBy) - server.parts.clock.now() + 1000);
    expect(await mail(email, "no answer by")).toBeUndefined();
    expect(await mail(hirers, "is due")).toBeUndefined();
  });

  it("is announced without what was chosen, and with who chose where they are known", async () => {
    await choose(ada, "applicationUpdate", false);
    const accountId = Number(ada.accountId);
    const events = await server.parts.database.read
      .selectFrom("event")
      .select(["actor_id", "subject_id", "payload_json"])
      .where("name", "=", "preferences-changed")
      .where("subject_id", "=", accountId)
      .execute();
    expect(events.map((event) => ({ ...event }))).toEqual([
      { actor_id: accountId, subject_id: accountId, payload_json: "{}" },
    ]);
  });
});

describe("an optional mail", () => {
  /** The mail about an answer, and the token in its links. */
  async function answered() {
    const { id } = await applied();
    await decide(id, "interview");
    const found = (await mail(email, "Keeper: ")) as Mail;
    const page = new URL(/http\S+\/opt\?\S+/.exec(found.text)?.[0] as string);
    return { ...found, id, page, token: page.searchParams.get("e") as string };
  }

  it("S-02, R-37 ends with a link by which its reader chooses, no matter who is signed in", async () => {
    const { text, page, token } = await answered();
    expect(text).toContain("Choose which emails you get: http://candor.test/opt?e=");
    expect(page.origin).toBe(server.origin);
    const provisional = { headers: await provisionalIn(server, token) };
    expect((await choose(provisional, "applicationFollowUp", false)).status).toBe(200);
    expect(await chosen(ada)).toEqual({ ...wanted, applicationFollowUp: false });
  });

  it("has the headers by which mail programs unsubscribe, and the receipt has none", async () => {
    const { headers } = await answered();
    expect(headers).toMatchObject({
      "List-Unsubscribe": expect.stringMatching(/^<http:\/\/candor\.test\/opt\/off\/[\w-]{74}>$/),
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    const receipt = await mail(email, "Your application: Keeper");
    expect(receipt?.headers).toEqual({ "Auto-Submitted": "auto-generated" });
    expect(receipt?.text).not.toContain("/opt");
  });

  it("is ended by one call with its token, for its own kind, as often as it is made", async () => {
    const { id, token } = await answered();
    for (let times = 0; times < 2; times++) {
      const ended = await server.ask("POST", "/rest/preferences/unsubscription", { payload: { token } });
      expect(ended.status).toBe(204);
    }
    expect(await chosen(ada)).toEqual({ ...wanted, applicationUpdate: false });
    const before = (await mailsTo(server, email)).length;
    await decide(id, "offer");
    expect(await mailsTo(server, email)).toHaveLength(before);
  });

  it("is ended by no other token, which is 410: 401 would end a session", async () => {
    const { token } = await answered();
    for (const wrong of ["", "7.none", token.replace("applicationUpdate", "applicationFollowUp")]) {
      const payload = { token: wrong };
      const refused = await server.ask("POST", "/rest/preferences/unsubscription", { payload });
      expect(refused).toMatchObject({ status: 410, body: { code: "link-expired" } });
    }
    expect(await chosen(ada)).toEqual(wanted);
  });
});
