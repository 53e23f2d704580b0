import { message } from "@candor/contract/messages/message";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { takeSms } from "../../../src/features/preferences/commands/sms/take.ts";
import { storedMail } from "../../../src/platform/mail/stored-mail.ts";
import { aDraft } from "../../harness/a-draft.ts";
import {
  askCode,
  codeIn,
  newNumber,
  personIn,
  provePhone,
  showCode,
  textsTo,
} from "../../harness/a-phone.ts";
import { untilHour } from "../../harness/an-alert.ts";
import { apply, jobNamed, mailsTo, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { preferencesTokenFor, provisionalIn } from "../../harness/preferences-link.ts";

let server: TestApp;
let hirer: Person;
let ada: Person;
let email: string;
let number: string;
let application: string;
let people = 0;
let messages = 0;

beforeAll(async () => {
  server = await startApp();
  await server.publish([
    aDraft({ title: "Keeper", organization: "Harbor Trust" }),
    aDraft({ title: "Piper", organization: "Harbor Trust", sourceId: "2" }),
  ]);
  await pro(server, "pro@harbor.example", "Harbor Trust");
});
afterAll(() => server.close());

beforeEach(async () => {
  people += 1;
  email = `ada-${people}@example.com`;
  number = newNumber();
  await untilHour(server, 12);
  // Days have passed, so earlier sessions may have ended.
  hirer = await person(server, "pro@harbor.example");
  ada = await personIn(server, email, "UTC");
  application = (await apply(server, ada, await jobNamed(server, "Keeper"))).body.id;
});

function decide(stage: string) {
  const path = `/rest/organization/applications/${application}/decision`;
  return server.ask("POST", path, { ...hirer, payload: { stage } });
}

/** Ada sends a text; resolves to the replies. */
async function texted(text: string, from = number): Promise<string[]> {
  const before = (await textsTo(server, from)).length;
  messages += 1;
  await takeSms(server.parts, { id: `gateway ${messages}`, from, text });
  const now = await textsTo(server, from);
  return now.slice(0, now.length - before);
}

async function chosen({ headers }: Pick<Person, "headers"> = ada): Promise<string[]> {
  const { body } = await server.ask("GET", "/rest/preferences", { headers });
  return body.preferences
    .filter(({ wanted }: { wanted: boolean }) => wanted)
    .map(({ channel, kind }: { channel: string; kind: string }) => `${channel} ${kind}`);
}

async function save(wanted: readonly string[], { headers }: Pick<Person, "headers"> = ada) {
  const kinds = ["jobAlerts", "applicationUpdate", "applicationFollowUp"];
  const preferences = ["email", "sms"].flatMap((channel) =>
    kinds.map((kind) => ({ channel, kind, wanted: wanted.includes(`${channel} ${kind}`) })),
  );
  return server.ask("PUT", "/rest/preferences", { headers, payload: { preferences } });
}

const mails = ["email jobAlerts", "email applicationUpdate", "email applicationFollowUp"];
const texts = ["sms jobAlerts", "sms applicationUpdate", "sms applicationFollowUp"];

function changes() {
  return server.ask("GET", "/rest/preferences/changes", ada).then(({ body }) => body.changes);
}

const consents = () =>
  server.parts.database.read
    .selectFrom("sms_consent")
    .select(["number", "wording", "withdrawn_at"])
    .where("number", "=", number)
    .orderBy("id")
    .execute();

describe("E-23 a phone", () => {
  it("gets nothing but a code until it shows it, and what was agreed to is kept word by word", async () => {
    expect((await server.ask("GET", "/rest/preferences", ada)).body.sms).toEqual({
      consent: message("sms.consent"),
      from: "Candor",
      stopped: false,
    });
    expect((await askCode(server, ada, number)).status).toBe(204);
    await decide("viewed");
    const [code, ...others] = await textsTo(server, number);
    expect(others).toEqual([]);
    expect(await consents()).toEqual([]);
    expect((await server.ask("GET", "/rest/preferences", ada)).body.sms.asked).toBe(
      `••• ${number.slice(-4)}`,
    );
    expect((await save([...mails, ...texts])).status).toBe(400);
    expect((await showCode(server, ada, codeIn(code))).status).toBe(204);
    expect(await chosen()).toEqual([...mails, ...texts]);
    expect((await textsTo(server, number))[0]).toBe(message("sms.provedText"));
    const consent = { number, wording: message("sms.consent"), withdrawn_at: null };
    expect(await consents()).toEqual([consent]);
  });

  it("belongs to the last person who proved it", async () => {
    await provePhone(server, ada, number);
    const grace = await person(server, `grace-${email}`);
    await provePhone(server, grace, number);
    await decide("interview");
    expect((await textsTo(server, number))[0]).toBe(message("sms.provedText"));
    expect(await chosen()).toEqual(mails);
    expect((await consents()).map(({ withdrawn_at: end }) => end === null)).toEqual([false, true]);
  });

  it("is forgotten on the page, by a mail's link too", async () => {
    await provePhone(server, ada, number);
    const token = preferencesTokenFor(server, { accountId: Number(ada.accountId), email });
    const link = { headers: await provisionalIn(server, token) };
    expect((await askCode(server, link, number)).status).toBe(403);
    expect((await server.ask("DELETE", "/rest/preferences/sms", link)).status).toBe(204);
    await decide("interview");
    expect((await textsTo(server, number))[0]).toBe(message("sms.provedText"));
    expect((await consents()).map(({ withdrawn_at: end }) => end === null)).toEqual([false]);
    expect(await chosen()).toEqual(mails);
  });
});

describe("E-23 a text message", () => {
  beforeEach(() => provePhone(server, ada, number));

  it("says what the mail says, once, in place of it or beside it", async () => {
    await decide("interview");
    const [news] = await textsTo(server, number);
    expect(news).toMatch(/^Candor: Keeper: .* http:\/\/candor\.test\/settings\/application\/\S+ Reply STOP/);
    const before = (await mailsTo(server, email)).length;
    await save(texts);
    await decide("offer");
    expect(await textsTo(server, number)).toHaveLength(4);
    expect(await mailsTo(server, email)).toHaveLength(before);
  });

  it("doesn't go with a receipt, which always comes by mail", async () => {
    await apply(server, ada, await jobNamed(server, "Piper"));
    expect(await textsTo(server, number)).toHaveLength(2);
  });

  it("waits for the morning, and is asked about again then", async () => {
    const news = async () => (await textsTo(server, number)).filter((text) => text.includes("Keeper: "));
    await untilHour(server, 22);
    await decide("interview");
    expect(await news()).toHaveLength(0);
    await untilHour(server, 8);
    expect(await news()).toHaveLength(1);
    await untilHour(server, 22);
    hirer = await person(server, "pro@harbor.example");
    ada = await person(server, email);
    await decide("offer");
    await server.parts.settled();
    await save(mails);
    await untilHour(server, 9);
    expect(await news()).toHaveLength(1);
    const kept = await storedMail(server.parts.database.read, { to: number });
    expect(kept.filter(({ withheldAt }) => withheldAt !== null)).toMatchObject([
      { text: expect.stringContaining("Candor: Keeper: ") },
    ]);
  });

  it("goes nowhere if the number is another one when it leaves", async () => {
    const another = newNumber();
    await untilHour(server, 22);
    await decide("interview");
    await askCode(server, ada, another);
    // A code leaves at once, and not at all once it has run out.
    expect(await textsTo(server, another)).toHaveLength(1);
    await untilHour(server, 9);
    expect(await textsTo(server, number)).toHaveLength(2);
  });
});

describe("M-31 somebody texts", () => {
  beforeEach(() => provePhone(server, ada, number));

  it("STOP: one confirmation, then nothing, whatever the page asks", async () => {
    expect(await texted("Please stop texting me")).toEqual([message("sms.stoppedText")]);
    expect(await texted("STOP")).toEqual([]);
    expect(await texted("hello?")).toEqual([]);
    await decide("interview");
    expect((await textsTo(server, number))[0]).toBe(message("sms.stoppedText"));
    expect(await chosen()).toEqual(mails);
    expect((await save([...mails, ...texts])).body.code).toBe("number-stopped");
    expect((await askCode(server, ada, number)).body.code).toBe("number-stopped");
    expect((await server.ask("GET", "/rest/preferences", ada)).body.sms).toMatchObject({ stopped: true });
    expect((await changes())[0]).toMatchObject({ channel: "sms", wanted: false, by: "sms" });
    expect((await consents()).map(({ withdrawn_at: end }) => end === null)).toEqual([false]);
  });

  it("STOP while a message waits for the morning: it doesn't leave", async () => {
    await untilHour(server, 22);
    await decide("interview");
    await texted("STOP");
    await untilHour(server, 9);
    expect((await textsTo(server, number))[0]).toBe(message("sms.stoppedText"));
  });

  it("START: what was chosen holds again, and the word is the consent", async () => {
    await save([...mails, "sms applicationUpdate"]);
    await texted("ALTO");
    expect(await texted("start")).toEqual([message("sms.startedText")]);
    expect(await texted("start")).toEqual([]);
    expect(await chosen()).toEqual([...mails, "sms applicationUpdate"]);
    expect((await consents()).map(({ wording }) => wording)).toEqual([message("sms.consent"), "start"]);
    await decide("interview");
    expect((await textsTo(server, number))[0]).toContain("Keeper");
  });

  it("STOP ALL: optional mails end as well, with one confirmation", async () => {
    expect(await texted("STOP ALL")).toEqual([message("sms.stoppedAllText")]);
    expect(await texted("no more emails either, unsubscribe")).toEqual([]);
    expect(await chosen()).toEqual([]);
    const before = (await mailsTo(server, email)).length;
    await decide("interview");
    expect(await mailsTo(server, email)).toHaveLength(before);
    expect((await changes()).filter((each: { by: string }) => each.by === "sms")).toHaveLength(6);
  });

  it("HELP: help, stopped or not, and to strangers", async () => {
    const help = message("sms.helpText", { help: "http://candor.test/contact" });
    expect(await texted("HELP")).toEqual([help]);
    await texted("STOP");
    expect(await texted("ayuda")).toEqual([help]);
    expect(await texted("?", newNumber())).toEqual([help]);
  });

  it("anything else: told once a day that nobody reads it", async () => {
    expect(await texted("When is it?")).toEqual([message("sms.unreadText")]);
    expect(await texted("Hello?")).toEqual([]);
    expect(await texted("Hello?", newNumber())).toEqual([]);
    await server.advance(86_400_000);
    expect(await texted("Hello?")).toEqual([message("sms.unreadText")]);
  });

  it("what the gateway says twice: done once", async () => {
    const said = { id: `twice ${number}`, from: number, text: "STOP" };
    await takeSms(server.parts, said);
    await texted("START");
    await takeSms(server.parts, said);
    expect(await chosen()).toEqual([...mails, ...texts]);
  });

  it("STOP from a number that nobody has proved: it gets no code later", async () => {
    const another = newNumber();
    expect(await texted("STOP", another)).toEqual([message("sms.stoppedText")]);
    expect((await askCode(server, ada, another)).body.code).toBe("number-stopped");
  });

  it("in the mailbox, where a developer plays the phone", async () => {
    const [sms] = await storedMail(server.parts.database.read, { to: number }, 1);
    const said = await server.ask("POST", `/dev/mailbox/${sms?.id}/answer`, {
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "text=stop+it",
    });
    expect(said.status).toBe(303);
    expect((await textsTo(server, number))[0]).toBe(message("sms.stoppedText"));
    expect((await server.ask("GET", "/dev/mailbox")).body).toContain(`Text back from ${number}`);
  });
});
