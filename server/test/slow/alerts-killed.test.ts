import { afterEach, beforeEach, expect, test } from "vitest";
import { wakeAt } from "../../src/features/alerts/commands/schedule.ts";
import { day, hour, minute } from "../../src/platform/durations.ts";
import { jsonText } from "../../src/platform/json-text.ts";
import { arrive } from "../harness/an-alert.ts";
import { startApp } from "../harness/app.ts";
import { testPlace } from "../harness/records.ts";
import { type RunningServer, startServer } from "./programs.ts";
import { RecordsOnDisk } from "./records-on-disk.ts";

declare module "vitest" {
  interface TaskMeta {
    /** A drill's figures for the rounds. */
    figures?: Readonly<Record<string, number>>;
  }
}

const rounds = Number(process.env["KILL_ROUNDS"] ?? 4);
const people = 2000 + rounds * 100;
const titles = ["Harbor Keeper", "Lamp Keeper", "Night Keeper"];

let place: Awaited<ReturnType<typeof testPlace>>;
/** When all alerts are due: noon on a future day. */
let noon: number;

beforeEach(async () => {
  place = await testPlace();
  noon = Math.floor(Date.now() / day + 1) * day + 12 * hour;
});
afterEach(() => place.remove());

test(`M-32 kill -9 of a sending of job alerts, ${rounds} times: nobody's mail is lost, nobody gets two`, {
  timeout: 300_000 + rounds * 60_000,
}, async ({ task }) => {
  await prepare();
  const sentBeforeKill = [];
  for (let round = 0; round < rounds; round++) {
    const server = await startServer(place.folder, { NODE_ENV: "test", TEST_CLOCK: "1" });
    const enough = Math.floor(((round + Math.random()) * people) / rounds);
    // Tasks that the last process had claimed are free again after a minute.
    await setClock(server, noon + round * 2 * minute);
    await untilMails((count) => count >= enough);
    await server.kill();
    sentBeforeKill.push(mails().length);
  }
  const server = await startServer(place.folder, { NODE_ENV: "test", TEST_CLOCK: "1" });
  await setClock(server, noon + rounds * 2 * minute);
  await untilMails((count) => count >= people);
  await server.kill();

  const told = mails();
  const recipients = new Set(told.map(({ recipient }) => recipient));
  task.meta.figures = {
    rounds,
    killed: sentBeforeKill.filter((count) => count > 0 && count < people).length,
    lost: people - recipients.size,
    doubled: told.length - recipients.size,
  };
  expect(told).toHaveLength(people);
  expect(recipients.size).toBe(people);
  for (const { text } of told) for (const title of titles) expect(text.split(`${title} at `)).toHaveLength(2);
  expect(sentBeforeKill.some((count) => count > 0 && count < people)).toBe(true);
  expect(read((records) => records.alertsDue(noon))).toBe(0);
});

/** Adds people with an alert each, and the postings that the alerts will report. */
async function prepare(): Promise<void> {
  const server = await startApp({ DATA_DIR: place.folder });
  await arrive(server, ...titles.map((title) => ({ title })));
  const ids = Array.from({ length: people }, (_, at) => 1000 + at);
  const unknown = { display_name: null, first_name: null, last_name: null, administrator: 0 };
  const search = { criteria_json: jsonText({ query: "keeper" }), criteria_hash: "keeper" };
  const daily = { frequency: "daily" as const, hour: 12, seen_through: 0, due_at: noon, created_at: 0 };
  await server.parts.database.write(async (writer) => {
    for (const id of ids) {
      const account = { id, email: `many-${id}@example.com`, email_proved_at: 0, created_at: 0, ...unknown };
      await writer.insertInto("account").values(account).execute();
      await writer
        .insertInto("job_alert")
        .values({ account_id: id, ...search, ...daily })
        .execute();
    }
    await wakeAt(writer, [noon], noon);
  });
  await server.close();
}

async function setClock({ url }: RunningServer, now: number): Promise<void> {
  const answer = await fetch(`${url}/dev/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ now: new Date(now).toISOString() }),
  });
  expect(answer.ok).toBe(true);
}

async function untilMails(isEnough: (count: number) => boolean): Promise<void> {
  await expect.poll(() => isEnough(mails().length), { timeout: 120_000, interval: 2 }).toBe(true);
}

function mails() {
  return read((records) => records.alertMails());
}

function read<Result>(ask: (records: RecordsOnDisk) => Result): Result {
  const records = new RecordsOnDisk(place.folder);
  try {
    return ask(records);
  } finally {
    records.close();
  }
}
