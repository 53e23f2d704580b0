import { afterAll, beforeAll, expect, it } from "vitest";
import { reviewPosting } from "../../../src/features/hosting/commands/review.ts";
import { day } from "../../../src/platform/durations.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { hirer, organizationNamed } from "../../harness/a-posting.ts";
import { alertMails, alertOf, untilHour } from "../../harness/an-alert.ts";
import { person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let harbor: ReturnType<typeof hirer>;

beforeAll(async () => {
  server = await startApp({ REVIEW_POSTINGS: "1" });
  await server.publish([aDraft({ title: "Known", organization: "Harbor Trust" })]);
  await untilHour(server, 12);
  const owner = await pro(server, "owner@harbor.example", "Harbor Trust");
  harbor = hirer(server, owner, await organizationNamed(server, "Harbor Trust"));
}, 60_000);
afterAll(() => server.close());

async function published(title: string, validThrough = ""): Promise<string> {
  const id = await harbor.draft({ title, validThrough });
  await harbor.move(id, "publish");
  await reviewPosting(server.parts, Number(id), "approve");
  await server.parts.settled();
  return id;
}

it("M-09 of postings in all states, an alert names only the published one", async () => {
  const seeker = await person(server, "seeker@example.com");
  await alertOf(server, seeker, { query: "lamps" }, "weekly");
  await harbor.draft({ title: "Lamp keeper, a draft" });
  await harbor.move(await harbor.draft({ title: "Lamp keeper in review" }), "publish");
  await published("Lamp keeper who is published");
  await harbor.move(await published("Lamp keeper who is paused"), "pause");
  await harbor.move(await published("Lamp keeper who is closed"), "close");
  const tomorrow = new Date(server.parts.clock.now() + day).toISOString().slice(0, 10);
  await published("Lamp keeper who is expired", tomorrow);
  await server.advance(3 * day);
  for (let round = 0; round < 7; round += 1) await untilHour(server, 17);
  const mails = await alertMails(server, "seeker@example.com");
  const named = mails.flatMap(
    ({ text }) => text.match(/Lamp keeper[^\n]*(?:draft|review|published|paused|closed|expired)/g) ?? [],
  );
  expect([...new Set(named)]).toEqual(["Lamp keeper who is published"]);
});
