import { describe, expect, it } from "vitest";
import { storedMail } from "../../../src/platform/mail/stored-mail.ts";
import { apply, jobNamed, person, pro } from "../../harness/an-application.ts";
import { addressIn, proEmail, relaying } from "../../harness/relaying.ts";

const titles = [
  "Keeper",
  "Painter",
  "Smith",
  "Pilot",
  "Baker",
  "Cooper",
  "Fuller",
  "Mason",
  "Rigger",
  "Diver",
  "Glazier",
  "Turner",
  "Weaver",
  "Sawyer",
  "Potter",
  "Thatcher",
];

const on = relaying(titles);
const { bring, read, write, mailTo, talking } = on;

describe("M-29 a reply by mail", () => {
  it("is a message, without what it quotes, and reaches the other side from a relay address", async () => {
    const { id, seeker, email, toSeeker, mail } = await talking("Keeper");
    expect(mail.from).toMatch(/^"Grace \(Candor\)" <reply\+[0-9a-f]{32}@/);
    expect(JSON.stringify(mail)).not.toContain(proEmail);
    const quoted = mail.text.split("\n").map((line) => `> ${line}`);
    const text = ["Then I come.", "", "On Monday, Grace (Candor) wrote:", ...quoted].join("\n");
    expect(await bring({ from: `Ada <${email.toUpperCase()}>`, to: toSeeker, text })).toBe(250);
    expect((await read(seeker, id)).at(-1)).toMatchObject({ text: "Then I come.", byMail: true });
    const forwarded = await mailTo(proEmail);
    expect(forwarded.text).toContain("Then I come.");
    expect(JSON.stringify(forwarded)).not.toContain(email);
    expect(forwarded.from).toMatch(/^"Ada Byron \(Candor\)" <reply\+/);
  });

  it("arrives without characters that nobody can write or store", async () => {
    const { id, seeker, email, toSeeker } = await talking("Thatcher");
    await bring({ from: email, to: toSeeker, text: "I\0 come\u0007 on\tMonday.\n\nAda" });
    expect((await read(seeker, id)).at(-1)).toMatchObject({
      text: "I come on\tMonday.\n\nAda",
      byMail: true,
    });
  });

  it("has an address of its own for each person and application", async () => {
    const one = await talking("Painter");
    const other = await talking("Smith");
    expect(new Set([one.toPro, one.toSeeker, other.toPro, other.toSeeker]).size).toBe(4);
  });

  it("doesn't show its author's address or number", async () => {
    const { id, seeker, email, toSeeker, toPro } = await talking("Pilot");
    const says = (own: string) => `Call me.\n\nBest\n${own}\n+1 212 555 2368`;
    await bring({ from: email, to: toSeeker, text: says(email) });
    await bring({ from: proEmail, to: toPro, text: says(proEmail) });
    const seenByPro = JSON.stringify(await read(on.hirer, id));
    expect(seenByPro).not.toContain(email);
    expect(seenByPro.replaceAll(/\D/g, "")).not.toContain("2125552368");
    expect((await read(seeker, id)).at(-1)?.text).toBe("Call me.\n\nBest\n█████\n█████");
    expect(JSON.stringify((await mailTo(email)).text)).not.toContain(proEmail);
    const { text } = await on.server.parts.database.read
      .selectFrom("message")
      .select("text")
      .where("application_id", "=", Number(id))
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect(text).not.toContain(proEmail);
  });

  it("is one message however often it comes", async () => {
    const { id, seeker, email, toSeeker } = await talking("Baker");
    const mail = { from: email, to: toSeeker, text: "Once.", messageId: "<once@far.example>" };
    await bring(mail);
    await bring({ ...mail, headers: { Received: "from another.example" } });
    expect((await read(seeker, id)).filter(({ text }) => text === "Once.")).toHaveLength(1);
  });

  it("from another address is refused, and its owner told once", async () => {
    const { id, seeker, email, toSeeker } = await talking("Cooper");
    const before = (await read(seeker, id)).length;
    await bring({ from: "mallory@evil.example", to: toSeeker, text: "I accept." });
    const told = await mailTo(email);
    expect(told.subject).toBe("About your reply: Cooper");
    expect(told.text).toContain(`we only pass on email from ${email}.`);
    for (const from of [
      `${email}, mallory@evil.example`,
      "mallory@evil.example",
      `"${email}" <mallory@evil.example>`,
    ])
      await bring({ from, to: toSeeker, text: "I accept." });
    const disowned = {
      "Authentication-Results": "mx.candor.test; spf=pass; dmarc=fail header.from=example.com",
    };
    await bring({ from: email, to: toSeeker, text: "I accept.", headers: disowned });
    // Even somebody who learns the token still needs the address of the person it belongs to.
    await bring({ from: proEmail, to: toSeeker, text: "I accept." });
    expect(await read(seeker, id)).toHaveLength(before);
    expect((await mailTo(email)).id).toBe(told.id);
    expect(await storedMail(on.server.parts.database.read, { to: "mallory@evil.example" })).toEqual([]);
  });

  it("never loops", async () => {
    const { id, seeker, email, toSeeker, toPro } = await talking("Fuller");
    const before = (await read(seeker, id)).length;
    const mails = (await storedMail(on.server.parts.database.read, {})).length;
    const reply = { from: email, to: toSeeker, text: "I am away." };
    await bring({ ...reply, headers: { "Auto-Submitted": "auto-replied" } });
    await bring({ ...reply, headers: { Precedence: "bulk" } });
    await bring({ ...reply, headers: { "X-Loop": "candor-relay" } });
    await bring({ ...reply, messageId: "<0f8fad5b-d9cb-469f-a165-70867728950e@candor.test>" });
    await bring({ ...reply, from: toPro });
    await bring({ ...reply, from: "no-reply@candor.test" });
    expect(await read(seeker, id)).toHaveLength(before);
    expect(await storedMail(on.server.parts.database.read, {})).toHaveLength(mails);
  });

  it("says what was left out, and why nothing was sent", async () => {
    const { id, seeker, email, toSeeker } = await talking("Mason");
    const attachments = [
      { filename: "plan.pdf", content: "%PDF-1.4" },
      { filename: "run.exe", content: Buffer.from("4d5a900003", "hex") },
    ];
    await bring({ from: email, to: toSeeker, text: "See the plan.", attachments });
    expect((await read(seeker, id)).at(-1)).toMatchObject({
      text: "See the plan.",
      attachments: [{ name: "plan.pdf" }, { name: "run.exe" }],
    });
    expect((await mailTo(email)).text).toContain("These attachments were not: plan.pdf, run.exe.");
    await bring({ from: email, to: toSeeker, text: "> Not at all." });
    expect((await mailTo(email)).text).toContain("it has no words of your own");
    await bring({ from: email, to: toSeeker, text: "long ".repeat(1200) });
    expect((await mailTo(email)).text).toContain("it has more than 5000 characters");
    await bring({
      from: email,
      to: toSeeker,
      html: "<p>In HTML</p><p>alone</p><blockquote>old</blockquote>",
    });
    expect((await read(seeker, id)).at(-1)?.text).toBe("In HTML\n\nalone");
    await on.server.ask("POST", `/rest/applications/${id}/withdrawal`, seeker);
    await bring({ from: email, to: toSeeker, text: "One more thing" });
    expect((await mailTo(email)).text).toContain("The application was withdrawn");
  });

  it("to a name that nobody has is refused or dropped", async () => {
    expect(await bring({ from: "a@b.example", to: "reply@candor.test", text: "x" })).toBe(550);
    expect(await bring({ from: "a@b.example", to: "reply+guess@candor.test", text: "x" })).toBe(550);
    const { count } = await on.server.parts.database.read
      .selectFrom("message")
      .select((e) => e.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(await bring({ from: "a@b.example", to: `reply+${"0".repeat(32)}@candor.test`, text: "x" })).toBe(
      250,
    );
    const after = await on.server.parts.database.read
      .selectFrom("message")
      .select((e) => e.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(after.count).toBe(count);
  });

  it("of somebody who no longer answers for the organization is not passed on", async () => {
    const former = await pro(on.server, "former@harbor.example", "Harbor Trust");
    const seeker = await person(on.server, "left@example.com");
    const { body } = await apply(on.server, seeker, await jobNamed(on.server, "Keeper"));
    await write(seeker, body.id, "Hello");
    const relay = addressIn((await mailTo("former@harbor.example")).from);
    await on.server.parts.database.write((writer) =>
      writer.deleteFrom("membership").where("account_id", "=", Number(former.accountId)).execute(),
    );
    await bring({ from: "former@harbor.example", to: relay, text: "We hire you." });
    expect(await read(seeker, body.id)).toHaveLength(1);
    expect((await mailTo("former@harbor.example")).text).toContain("you no longer take part");
  });
});
