import type { Responsiveness } from "@candor/contract/organizations/shapes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { referenceTo } from "../../../src/features/applications/rules/reference.ts";
import { ledgerOf } from "../../../src/features/ledger/queries.ts";
import { responsivenessOf, settledOf } from "../../../src/features/ledger/rules.ts";
import { codeSecret } from "../../../src/features/session/rules/codes.ts";
import { day, minute } from "../../../src/platform/durations.ts";
import { apply, jobNamed, mailsTo, type Person, pro } from "../../harness/an-application.ts";
import { anUpload } from "../../harness/an-upload.ts";
import { type Asked, startApp, type TestApp } from "../../harness/app.ts";
import { leftTitle, migrations, said } from "../../harness/two-accounts.ts";

let server: TestApp;
let hirer: Person;

beforeAll(async () => {
  server = await startApp();
  await publish();
  hirer = await pro(server, "pro@harbor.example", "Harbor Trust");
});
afterAll(() => server.close());

const { askForCode, codeFor, inspect, mailedReference, move, publish, read, twoAccounts } = migrations(
  () => server,
);

const received = (id: string) => server.ask("GET", `/rest/organization/applications/${id}`, hirer);

async function uploadedResume({ headers }: Person): Promise<Record<"id" | "sha256", string>> {
  const file = anUpload("resume.txt", Buffer.from("Keeps lamps lit."));
  const { body } = await server.ask("POST", "/rest/resumes", {
    payload: file.payload,
    headers: { ...headers, ...file.headers },
  });
  return body;
}

describe("S-23 an application under another account of its person", () => {
  it("moves by the code that was mailed there, with all that happened to it", async () => {
    const cast = await twoAccounts();
    const { former, present, formerEmail, title, id, reference } = cast;
    await server.ask("POST", `/rest/organization/applications/${id}/views`, hirer);
    const before = (await read(former, id)).body;
    expect(said(await inspect(present, reference, cast.jobId))).toEqual({
      status: 200,
      body: { id, maskedEmail: "f•••@example.com" },
    });
    await server.advance(minute);
    const code = await codeFor(cast);
    const [mail] = await mailsTo(server, formerEmail);
    expect(mail?.subject).toBe(`${code} moves your application`);
    expect(mail?.text).toContain(title);
    expect(said(await move(present, reference, code))).toEqual({ status: 200, body: { id } });

    expect((await read(former, id)).status).toBe(404);
    const after = (await read(present, id)).body;
    const { answerBy, status, created, elevatorPitch, posting } = before;
    expect(after).toMatchObject({ answerBy, status, created, elevatorPitch, posting, email: cast.email });
    expect(after.timeline).toEqual([
      ...before.timeline,
      { at: expect.any(String), kind: "migrated", actor: { kind: "seeker", name: "Ada Byron" } },
    ]);
    expect((await received(id)).body).toMatchObject({ answerBy, status, timeline: after.timeline });
  });

  it("counts in the badge of whose it is, as seen", async () => {
    const cast = await twoAccounts();
    const badge = async ({ headers }: Person) =>
      (await server.ask("GET", "/rest/applications/badge-info", { headers })).body;
    await server.advance(minute);
    await move(cast.present, cast.reference, await codeFor(cast));
    expect(await badge(cast.former)).toEqual({ applications: 0, userJobs: [] });
    const { applications, userJobs } = await badge(cast.present);
    expect(applications).toBe(1);
    expect(userJobs[0].application.viewed).toBe(userJobs[0].application.modified);
  });

  it("leaves the resume with both accounts, and open to its hirer", async () => {
    const cast = await twoAccounts();
    const { former, present, id, reference } = cast;
    const uploaded = await uploadedResume(former);
    const payload = { resumeId: uploaded.id };
    await server.ask("PATCH", `/rest/applications/${id}`, { ...former, payload });
    const before = (await received(id)).body.resumeUrl;
    await move(present, reference, await codeFor(cast));
    const own = (await read(present, id)).body;
    expect(own.resume).toMatchObject({ fileName: "resume.txt", sha256: uploaded.sha256 });
    for (const url of [before, (await received(id)).body.resumeUrl, own.resumeUrl])
      expect(await server.ask("GET", url)).toMatchObject({ status: 200, body: "Keeps lamps lit." });
    const resumes = async ({ headers }: Person) =>
      (await server.ask("GET", "/rest/resumes", { headers })).body.resumes.map(
        ({ fileName, sha256 }: Record<string, string>) => ({ fileName, sha256 }),
      );
    expect(await resumes(former)).toContainEqual({ fileName: "resume.txt", sha256: uploaded.sha256 });
    expect(await resumes(present)).toEqual([{ fileName: "resume.txt", sha256: uploaded.sha256 }]);
    await server.ask("DELETE", `/rest/resumes/${uploaded.id}`, former);
    expect((await read(present, id)).body.resume.fileName).toBe("resume.txt");
    expect((await server.ask("GET", "/rest/resumes", present)).body.resumes[0].inactivated).toBe(false);
  });

  it("brings its resume along once, however many applications it was sent with", async () => {
    const cast = await twoAccounts();
    const resumeId = (await uploadedResume(cast.former)).id;
    await server.ask("PATCH", `/rest/applications/${cast.id}`, { ...cast.former, payload: { resumeId } });
    await apply(server, cast.former, await jobNamed(server, leftTitle));
    const other = { ...cast, reference: await mailedReference(cast.formerEmail) };
    for (const each of [cast, other]) {
      expect((await move(each.present, each.reference, await codeFor(each))).status).toBe(200);
    }
    expect((await server.ask("GET", "/rest/resumes", cast.present)).body.resumes).toHaveLength(1);
  });

  it("is reported to its former owner, and is in the log under both", async () => {
    const cast = await twoAccounts();
    const { former, present, formerEmail, title, id } = cast;
    await move(present, cast.reference, await codeFor(cast));
    const [mail] = await mailsTo(server, formerEmail);
    expect(mail?.subject).toBe(`Your application was moved: ${title}`);
    expect(mail?.text).toContain("to the account of p•••@example.com");
    expect(mail?.text).toMatch(/\/suspicious\?token=\S+/);
    const logged = await server.parts.database.read
      .selectFrom("event")
      .select(["name", "subject", "subject_id", "actor_id", "payload_json"])
      .where("name", "in", ["application-migrated", "application-released"])
      .orderBy("sequence", "desc")
      .limit(2)
      .execute();
    const [from, to] = [Number(former.accountId), Number(present.accountId)];
    expect(logged).toMatchObject([
      { name: "application-released", subject: "account", subject_id: from, actor_id: to },
      { name: "application-migrated", subject: "application", subject_id: Number(id), actor_id: to },
    ]);
    expect(JSON.parse(logged[1]?.payload_json ?? "")).toMatchObject({ accountId: to, fromAccountId: from });
  });

  it("changes none of its organization's figures", async () => {
    const cast = await twoAccounts();
    await server.ask("POST", `/rest/organization/applications/${cast.id}/decision`, {
      ...hirer,
      payload: { stage: "interview" },
    });
    const { read: records } = server.parts.database;
    const shownFigures = async () => {
      await server.parts.settled();
      return records
        .selectFrom("organization")
        .select(["id", "record_json as shown"])
        .where("name", "=", "Harbor Trust")
        .executeTakeFirstOrThrow();
    };
    const before = await shownFigures();
    await move(cast.present, cast.reference, await codeFor(cast));
    const { id, shown } = await shownFigures();
    expect(shown).toBe(before.shown);
    const { n, since } = JSON.parse(shown as string) as Responsiveness;
    expect(n).toBe(1);
    const asOf = Date.parse(since) + 90 * day;
    expect(JSON.stringify(responsivenessOf(settledOf(await ledgerOf(records, id, asOf), asOf), asOf))).toBe(
      shown,
    );
  });
});

describe("S-23 a move that is asked for more than once", () => {
  it("is one, with one mail", async () => {
    const cast = await twoAccounts();
    const code = await codeFor(cast);
    const answers = await Promise.all([1, 2, 3].map(() => move(cast.present, cast.reference, code)));
    for (const answer of answers) expect(said(answer)).toEqual({ status: 200, body: { id: cast.id } });
    expect(said(await move(cast.present, cast.reference, "none"))).toEqual(said(answers[0] as Asked));
    const kinds = (await read(cast.present, cast.id)).body.timeline.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(["submitted", "migrated"]);
    const moved = (await mailsTo(server, cast.formerEmail)).filter(({ subject }) =>
      subject.includes("moved"),
    );
    expect(moved).toHaveLength(1);
  });

  it("leaves one application for each posting, no matter who applies meanwhile", async () => {
    const cast = await twoAccounts();
    const code = await codeFor(cast);
    const [moved, applied] = await Promise.all([
      move(cast.present, cast.reference, code),
      apply(server, cast.present, cast.jobId),
    ]);
    // Whichever comes first, the other one finds it done.
    expect([
      [200, 409],
      [409, 201],
    ]).toContainEqual([moved.status, applied.status]);
  });
});

describe("S-23 a reference", () => {
  it("to one's own application says that it is", async () => {
    const { former, id, reference } = await twoAccounts();
    expect(said(await inspect(former, reference))).toEqual({ status: 200, body: { id } });
    expect((await askForCode(former, reference)).status).toBe(404);
  });

  it("that is changed, made up, of another posting or of a former account is answered as if there were none", async () => {
    const cast = await twoAccounts();
    const { present, former, id, reference } = cast;
    const foreign = said(await read(present, id));
    const stale = referenceTo(codeSecret(server.parts.keys), { id: Number(id), account_id: 999_999 });
    for (const given of [`${reference.slice(0, -1)}_`, "x", `${id}.`, `999999.${"a".repeat(43)}`, stale]) {
      expect(said(await inspect(present, given))).toEqual(foreign);
      expect(said(await askForCode(present, given))).toEqual(foreign);
      expect(said(await move(present, given, "123456"))).toEqual(foreign);
    }
    expect(said(await inspect(present, reference, "999999"))).toEqual(foreign);
    await move(present, reference, await codeFor(cast));
    expect(said(await inspect(former, reference))).toEqual(foreign);
  });

  it("is refused where the account has applied to the same job, and nothing changes", async () => {
    const { former, formerEmail, present, jobId, id, reference } = await twoAccounts();
    // Without a reference nothing reveals that another account applied.
    const own = await apply(server, present, jobId);
    expect(own.status).toBe(201);
    const mails = (await mailsTo(server, formerEmail)).length;
    for (const answer of [
      await inspect(present, reference),
      await askForCode(present, reference),
      await move(present, reference, "123456"),
    ])
      expect([answer.status, answer.body.code, answer.body.id]).toEqual([
        409,
        "already-applied",
        own.body.id,
      ]);
    expect(await mailsTo(server, formerEmail)).toHaveLength(mails);
    expect((await read(former, id)).status).toBe(200);
  });
});
