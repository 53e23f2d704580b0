import { createHash } from "node:crypto";
import { writtenQuestion } from "@candor/contract/answers/shapes";
import { limits } from "@candor/contract/limits";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forgetDrafts } from "../../../src/features/applications/commands/drafts.ts";
import { forgetUnsentAnswerFiles } from "../../../src/features/applications/commands/forget-answer-files.ts";
import { hour, minute } from "../../../src/platform/durations.ts";
import { aDocx, aPdf } from "../../harness/a-document.ts";
import { harborTrust } from "../../harness/a-posting.ts";
import { addAnswer, draftAt, uploadAnswer } from "../../harness/an-answer-file.ts";
import { apply, type Person, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { eraseNow } from "../../harness/erase-now.ts";
import { join } from "../../harness/members.ts";

let server: TestApp;
let owner: Person;
let harbor: Awaited<ReturnType<typeof harborTrust>>["harbor"];
let people = 0;

beforeAll(async () => {
  server = await startApp();
  ({ owner, harbor } = await harborTrust(server));
}, 60_000);
afterAll(() => server.close());

const license = { text: "Your boat license", kind: "file", reason: "You steer.", required: true };
const chart = { text: "A chart that you drew", kind: "file", reason: "You map the harbor." };
const questions = (...written: object[]) => written.map((question) => writtenQuestion.parse(question));

async function somebody(): Promise<Person & { email: string; draft: string }> {
  people += 1;
  const email = `pilot${people}@example.com`;
  return { ...(await person(server, email)), email, draft: `pilot-${people}-`.padEnd(43, "d") };
}

const idsOf = async (job: string): Promise<string[]> =>
  (await draftAt(server, job, "k".repeat(43))).questions.map(({ id }: { id: string }) => id);

/** Somebody who has uploaded their license and applies with it. */
async function applied(
  changes: Readonly<Record<string, unknown>> = {},
  bytes: Uint8Array = aPdf("Licensed to steer"),
  answer: (...given: Parameters<typeof addAnswer>) => Promise<unknown> = addAnswer,
) {
  const job = await harbor.publish({ questions: questions(license) });
  const [question = ""] = await idsOf(job);
  const ada = await somebody();
  await answer(server, { job, question, key: ada.draft }, bytes);
  const headers = { ...ada.headers, "candor-draft": ada.draft };
  const { status, body } = await apply(server, { ...ada, headers }, job, changes);
  expect(status).toBe(201);
  return { ada, job, question, id: body.id as string, bytes };
}

const seenBy = async (who: Person, id: string) =>
  (await server.ask("GET", `/rest/organization/applications/${id}`, { headers: who.headers })).body;
const ownOf = async (who: Person, id: string) =>
  (await server.ask("GET", `/rest/applications/${id}`, { headers: who.headers })).body;
const storedFor = async (column: "application_id" | "posting_id", id: string) =>
  server.parts.database.read
    .selectFrom("answer_file")
    .innerJoin("file", "file.id", "answer_file.file_id")
    .select(["answer_file.id", "file.id as file", "file.storage_key"])
    .where(`answer_file.${column}`, "=", Number(id))
    .execute();
const nextDay = () => new Date(server.parts.clock.now() + limits.draftHours * hour + 1).toISOString();
const isStored = (key: string) =>
  server.parts.files.get(key, "").catch((error: NodeJS.ErrnoException) => error.code !== "ENOENT");

describe("M-35 a question that asks for a file", () => {
  it("is published with its reason, copied with its posting, and asked twice at most", async () => {
    const job = await harbor.publish({ questions: questions(license, chart) });
    const { fields } = (await harbor.ask("GET", `/${job}`)).body;
    const copy = await harbor.draft(fields, job);
    expect((await harbor.ask("GET", `/${copy}`)).body.fields.questions).toMatchObject([license, chart]);
    expect((await draftAt(server, job, "k".repeat(43))).questions).toMatchObject([license, { kind: "file" }]);
    const three = questions(license, chart, { ...chart, text: "A knot that you tied" });
    const { body } = await harbor.save(job, { questions: three });
    expect(body.code).toBe("posting-unready");
    const draft = await harbor.draft({ questions: three });
    expect((await harbor.ask("GET", `/${draft}`)).body.faults).toMatchObject([
      { field: "question-text-2", text: `Ask for ${limits.fileQuestions} files at most.` },
    ]);
  });

  it("keeps the file in the draft by its content's type, and replaces an earlier one", async () => {
    const job = await harbor.publish({ questions: questions(license) });
    const [question = ""] = await idsOf(job);
    const key = "r".repeat(43);
    const faults = async () =>
      (await draftAt(server, job, key)).faults.filter(({ field }: { field: string }) =>
        field.startsWith("answer-"),
      );
    expect(await faults()).toMatchObject([{ field: `answer-${question}`, key: "answers.fileRequired" }]);
    await uploadAnswer(server, { job, question, key }, aPdf("The first"));
    const [first] = await storedFor("posting_id", job);
    const docx = aDocx("<w:p><w:r><w:t>The second</w:t></w:r></w:p>");
    const { body } = await uploadAnswer(server, { job, question, key }, docx);
    expect(body.answers).toEqual({ [question]: "license.pdf.docx" });
    expect(body.files[question]).toMatchObject({ fileName: "license.pdf.docx" });
    expect(await faults()).toEqual([]);
    expect(await storedFor("posting_id", job)).toHaveLength(1);
    await server.advance(2 * hour);
    expect(await isStored(first?.storage_key ?? "")).toBe(false);
    const dropped = await server.ask("DELETE", `/rest/apply-drafts/${job}/answers/${question}/file`, {
      headers: { "candor-draft": key },
    });
    expect(dropped.body.files).toEqual({});
    expect(await storedFor("posting_id", job)).toEqual([]);
  });

  it("refuses programs, files that are too large, and files for a question that asks for none", async () => {
    const knots = { text: "Which knots can you tie?", reason: "You moor the boat." };
    const job = await harbor.publish({ questions: questions(license, knots) });
    const [file = "", text = ""] = await idsOf(job);
    const key = "t".repeat(43);
    const program = Buffer.from("4d5a900003000000", "hex");
    expect((await uploadAnswer(server, { job, question: file, key }, program, "license.pdf")).body.code).toBe(
      "file-unreadable",
    );
    const large = Buffer.alloc(limits.answerFileBytes + 1, "a");
    expect((await uploadAnswer(server, { job, question: file, key }, large, "license.txt")).status).toBe(413);
    expect((await uploadAnswer(server, { job, question: text, key }, aPdf("x"))).status).toBe(404);
    expect((await uploadAnswer(server, { job, question: "unasked", key }, aPdf("x"))).status).toBe(404);
    expect(await storedFor("posting_id", job)).toEqual([]);
  });

  it("is owed where it is required, and a typed name is no file", async () => {
    const job = await harbor.publish({ questions: questions(license) });
    const [question = ""] = await idsOf(job);
    const [ada, eve] = [await somebody(), await somebody()];
    await uploadAnswer(server, { job, question, key: eve.draft }, aPdf("Eve's"));
    const typed = { answers: { [question]: "license.pdf" } };
    expect(await apply(server, ada, job, typed)).toMatchObject({
      status: 400,
      body: { errors: [{ path: `/answers/${question}`, key: "answers.fileRequired" }] },
    });
    const headers = { "candor-draft": ada.draft };
    await server.ask("PATCH", `/rest/apply-drafts/${job}`, { headers, payload: typed });
    expect((await draftAt(server, job, ada.draft)).answers).toEqual({ [question]: "" });
  });

  it("is never answered by 1-Click Apply, and its file is offered to no other posting", async () => {
    const { ada, question } = await applied();
    const other = await harbor.publish({ questions: questions(license), title: "Other" });
    expect(await idsOf(other)).toEqual([question]);
    const offered = await server.ask("GET", `/rest/one-click?jobIds=${other}`, ada);
    expect(offered.body.jobIds).toEqual([]);
    expect((await server.ask("GET", "/rest/answers", ada)).body.answers).toEqual([]);
    expect((await draftAt(server, other, ada.draft)).files).toEqual({});
  });
});

describe("M-35 the file of an answer", () => {
  it("M-04 is named with its hash in the application and in the signed receipt", async () => {
    const { ada, id, bytes } = await applied({}, aPdf("Licensed to steer"), uploadAnswer);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const [answer] = (await ownOf(ada, id)).answers;
    expect(answer).toMatchObject({
      question: license.text,
      kind: "file",
      answer: "license.pdf",
      file: { mediaType: "application/pdf", bytes: bytes.length, sha256 },
    });
    const { receipts } = (await server.ask("GET", `/rest/applications/${id}/receipts`, ada)).body;
    expect(JSON.parse(receipts[0].text).document.sent.answers).toEqual([
      { question: license.text, answer: "license.pdf", file: { bytes: bytes.length, sha256 } },
    ]);
  });

  it("M-28 is downloaded by its hirer as a copy that names its reader, and noted", async () => {
    const { ada, id, bytes } = await applied();
    const [answer] = (await seenBy(owner, id)).answers;
    const file = await server.app.inject({ url: answer.file.url });
    expect(file.statusCode).toBe(200);
    expect(file.headers["content-disposition"]).toMatch(/owner@harbor\.example/);
    expect(file.rawPayload.equals(bytes)).toBe(false);
    const { looks } = (await server.ask("GET", "/rest/account/looks", ada)).body;
    expect(looks.filter(({ kind }: { kind: string }) => kind === "answer-file")).toHaveLength(1);
    const own = (await ownOf(ada, id)).answers[0].file.url;
    expect((await server.app.inject({ url: own })).rawPayload.equals(bytes)).toBe(true);
    const after = (await server.ask("GET", "/rest/account/looks", ada)).body.looks;
    expect(after).toEqual(looks);
  });

  it("M-29 is its text alone, with addresses and numbers blacked out, until the applicant agrees", async () => {
    const bytes = Buffer.from("Licensed. Write to pilot@example.com or call (212) 555-2368.");
    const { ada, id } = await applied({ shareContact: false }, bytes);
    const [hidden] = (await seenBy(owner, id)).answers;
    const text = await server.app.inject({ url: hidden.file.url });
    expect(text.headers["content-type"]).toMatch(/text\/plain/);
    expect(text.payload).toContain("Licensed.");
    expect(text.payload).not.toMatch(/@|555/);
    await server.ask("PUT", `/rest/applications/${id}/contact`, { ...ada, payload: { shared: true } });
    const [shown] = (await seenBy(owner, id)).answers;
    expect((await server.app.inject({ url: shown.file.url })).payload).toContain("pilot@example.com");
  });

  it("P-05 is opened to nobody else, and for minutes only", async () => {
    const { ada, id } = await applied();
    const other = await applied();
    const colleague = await person(server, "colleague@harbor.example");
    await join(server, colleague, "recruiter", "Harbor Trust");
    const url: string = (await seenBy(colleague, id)).answers[0].file.url;
    const status = async (of: string) => (await server.app.inject({ url: of })).statusCode;
    const [path = "", token = ""] = url.split("?token=");
    expect(await status(`${path}?token=x${token}`)).toBe(404);
    expect(await status(url.replace(`/applications/${id}/`, `/applications/${other.id}/`))).toBe(404);
    const foreign: string = (await seenBy(owner, other.id)).answers[0].file.url;
    const [fileId = ""] = foreign.split("/").at(-1)?.split("?") ?? [];
    expect(await status(url.replace(/answer-files\/\d+/, `answer-files/${fileId}`))).toBe(404);
    expect(await status(url)).toBe(200);
    const own: string = (await ownOf(ada, id)).answers[0].file.url;
    await server.parts.database.write((writer) =>
      writer.deleteFrom("membership").where("account_id", "=", Number(colleague.accountId)).execute(),
    );
    expect(await status(url)).toBe(404);
    const hirers: string = (await seenBy(owner, id)).answers[0].file.url;
    const { status: blocked } = await server.ask("POST", "/rest/blocks", {
      ...ada,
      payload: { kind: "blocked", organization: "Harbor Trust" },
    });
    expect(blocked).toBeLessThan(300);
    expect(await status(hirers)).toBe(404);
    expect(await status(own)).toBe(200);
    await server.advance(limits.resumeLinkMinutes * minute + 1000);
    expect(await status(own)).toBe(404);
  });

  it("stays with a withdrawn application, like its resume", async () => {
    const { ada, id } = await applied();
    await server.ask("POST", `/rest/applications/${id}/withdrawal`, ada);
    expect((await ownOf(ada, id)).status).toBe("withdrawn");
    expect(await storedFor("application_id", id)).toHaveLength(1);
  });

  it("goes with a draft that expires, and does not come back in the next one", async () => {
    const job = await harbor.publish({ questions: questions(license) });
    const [question = ""] = await idsOf(job);
    const [left, again] = ["l".repeat(43), "a".repeat(43)];
    await addAnswer(server, { job, question, key: left }, aPdf("Left"));
    await addAnswer(server, { job, question, key: again }, aPdf("Again"));
    const keys = (await storedFor("posting_id", job)).map(({ storage_key }) => storage_key);
    await server.app.inject({ method: "POST", url: "/dev/clock", payload: { now: nextDay() } });
    expect((await draftAt(server, job, again)).files).toEqual({});
    const headers = { "candor-draft": again };
    const { body } = await server.ask("PATCH", `/rest/apply-drafts/${job}`, {
      headers,
      payload: { firstName: "Ada" },
    });
    expect(body.files).toEqual({});
    await server.parts.database.write(async (writer) => {
      const now = server.parts.clock.now();
      await forgetDrafts(writer, now, 100);
      await forgetUnsentAnswerFiles(writer, now, 100);
    });
    expect(await storedFor("posting_id", job)).toEqual([]);
    await server.advance(2 * hour);
    for (const key of keys) expect(await isStored(key)).toBe(false);
  });

  it("M-27 goes with its person's account", async () => {
    const { ada, id } = await applied();
    const [stored] = await storedFor("application_id", id);
    await eraseNow(server, ada);
    expect(await storedFor("application_id", id)).toEqual([]);
    const files = server.parts.database.read.selectFrom("file").select("id");
    expect(await files.where("id", "=", stored?.file ?? -1).execute()).toEqual([]);
    await server.advance(2 * hour);
    expect(await isStored(stored?.storage_key ?? "")).toBe(false);
  });

  it("moves with its application, and stays when the question is taken away", async () => {
    const { ada, id, job } = await applied();
    await harbor.save(job, { questions: [] });
    expect((await ownOf(ada, id)).answers[0].answer).toBe("license.pdf");
    const another = await somebody();
    await server.parts.database.write((writer) =>
      writer
        .updateTable("application")
        .set({ account_id: Number(another.accountId) })
        .where("id", "=", Number(id))
        .execute(),
    );
    const { url } = (await ownOf(another, id)).answers[0].file;
    expect((await server.app.inject({ url })).statusCode).toBe(200);
    expect((await ownOf(ada, id)).code).toBe("not-found");
  });
});
