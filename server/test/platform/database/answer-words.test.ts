import { afterAll, beforeAll, expect, it } from "vitest";
import { moveAnswerWords } from "../../../src/platform/database/migrations/031-answer-words.ts";
import { jsonText } from "../../../src/platform/json-text.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startApp();
  await server.publish([aDraft({ title: "Keeper" })]);
});
afterAll(() => server.close());

const parties = { accountId: 1, organizationId: 1, hirers: [], title: "Keeper" };
const meeting = { at: "2026-11-10T10:00:00Z", minutes: 30, timeZone: "UTC" };

it("M-27 an upgrade moves what Pros wrote out of the log, and leaves codes there", async () => {
  const ada = await person(server, "ada@example.com");
  const { body } = await apply(server, ada, await jobNamed(server, "Keeper"));
  const id = Number(body.id);
  const own = { ...parties, stage: "declined", reason: "You live too far away.", late: false };
  const listed = { ...parties, stage: "declined", reason: "location", late: false };
  const invited = { ...parties, stage: "interview", note: "Dear Ada", meeting, late: false };
  for (const payload of [own, listed, invited]) await append(id, payload);

  const { read } = server.parts.database;
  await moveAnswerWords(read);
  await moveAnswerWords(read);

  const words = await read.selectFrom("answer_words").selectAll().orderBy("id").execute();
  expect(words).toMatchObject([
    { application_id: id, reason: "You live too far away.", note: null, meeting_json: null },
    { reason: null, note: "Dear Ada", meeting_json: jsonText(meeting) },
  ]);
  const events = await read
    .selectFrom("event")
    .select("payload_json")
    .where("name", "=", "application-moved")
    .orderBy("sequence")
    .execute();
  expect(events.map(({ payload_json }) => JSON.parse(payload_json))).toEqual([
    { ...parties, stage: "declined", late: false, wordsId: words[0]?.id },
    listed,
    { ...parties, stage: "interview", late: false, wordsId: words[1]?.id },
  ]);
  // The kinds of tasks that existed before the upgrade.
  const tasks = await read
    .selectFrom("task")
    .select("payload_json")
    .where((e) => e.or([e("key", "like", "mail-move:%"), e("key", "like", "count-answers:%")]))
    .execute();
  expect(JSON.stringify(tasks)).not.toMatch(/Dear Ada|too far away/);
});

function append(applicationId: number, payload: unknown) {
  const { database, events } = server.parts;
  const moved = { name: "application-moved", subject: "application", subjectId: applicationId, payload };
  return database.write((writer) => events.append(writer, moved));
}
