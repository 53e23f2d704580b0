import { keptFor, type TimedName } from "@candor/contract/retention/table";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { day, hour, minute } from "../../src/platform/durations.ts";
import { lastNight, requestNight } from "../../src/platform/housekeeping.ts";
import { batch, inBatches } from "../../src/platform/retention/timer.ts";
import { forgetAtNight, forgetExpired } from "../../src/retention.ts";
import { aDraft } from "../harness/a-draft.ts";
import { type AgedRow, agedRows, type Referred } from "../harness/aged-rows.ts";
import { apply, jobNamed, person } from "../harness/an-application.ts";
import { startApp, type TestApp } from "../harness/app.ts";

let server: TestApp;
let of: Referred;
/** Before anything else that a clock counts from. */
let at: number;

beforeAll(async () => {
  server = await startApp();
  await server.publish([aDraft({ title: "Keeper", organization: "Harbor Trust" })]);
  const own = await person(server, "ada@example.com");
  const posting_id = await jobNamed(server, "Keeper");
  const { id } = (await apply(server, own, posting_id)).body;
  const { organization_id } = await server.parts.database.read
    .selectFrom("application")
    .select("organization_id")
    .where("id", "=", Number(id))
    .executeTakeFirstOrThrow();
  of = {
    account_id: Number(own.accountId),
    application_id: Number(id),
    posting_id: Number(posting_id),
    organization_id,
  };
  at = server.parts.clock.now() - 30 * day;
});
afterAll(() => server.close());

const partsAt = (now: number) => ({ ...server.parts, clock: { now: () => now } });

async function forgetAt(now: number): Promise<void> {
  await forgetExpired(partsAt(now), "hourly");
  await forgetExpired(partsAt(now), "nightly");
}

const ends = (name: TimedName) => at + keptFor(name);

async function isThere([, table, row]: AgedRow): Promise<boolean> {
  const told = Object.entries(row).filter(([, value]) => value !== null);
  const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.join(
    told.map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    sql` and `,
  )}`.execute(server.parts.database.read);
  return rows.length > 0;
}

describe("M-27 what nobody needs any more", () => {
  it("goes when its clock has run out, and not before", async () => {
    const rows = agedRows(of, at, ends).toSorted(([one], [other]) => keptFor(one) - keptFor(other));
    await server.parts.database.write(async (writer) => {
      for (const [, table, row] of rows) await writer.insertInto(table).values(row).execute();
    });
    const faults: string[] = [];
    for (const [end, same] of Map.groupBy(rows, ([name]) => ends(name))) {
      await forgetAt(end - minute);
      for (const row of same) if (!(await isThere(row))) faults.push(`${row[1]} went too early`);
      await forgetAt(end + minute);
      for (const row of same) if (await isThere(row)) faults.push(`${row[1]} stayed`);
    }
    expect(faults).toEqual([]);
  });

  it("of sign-ins, all but an account's latest one go, with an administrator's visit a year later", async () => {
    const { account_id } = of;
    const later = server.parts.clock.now() + 10 * 365 * day;
    const session = (id: string, time: number, impersonator_session_id: string | null) => {
      const times = { created_at: time, last_seen_at: time, expires_at: time };
      return {
        id,
        account_id,
        cookie_hash: id,
        device_hash: null,
        ended_at: null,
        impersonator_session_id,
        ...times,
      };
    };
    const [old, older] = [later - keptFor("signIns") - day, later - keptFor("signIns") - 2 * day];
    await server.parts.database.write((writer) =>
      writer
        .insertInto("session")
        .values([
          session("older", older, null),
          session("old", old, null),
          session("visited", older, null),
          session("visit", older, "visited"),
        ])
        .execute(),
    );
    const left = async () => {
      const rows = await server.parts.database.read
        .selectFrom("session")
        .select("id")
        .where("account_id", "=", account_id)
        .where("id", "in", ["older", "old", "visited", "visit"])
        .orderBy("id")
        .execute();
      return rows.map(({ id }) => id);
    };
    await forgetAt(later);
    expect(await left()).toEqual(["old", "visit", "visited"]);
    await forgetAt(later + 365 * day);
    expect(await left()).toEqual(["old"]);
  });

  it("the words and the address of a report are deleted, and the decision stays", async () => {
    const { posting_id } = of;
    const row = await server.parts.database.write((writer) =>
      writer
        .insertInto("posting_report")
        .values({
          posting_id,
          reason: "scam",
          words: "They asked Ada for money.",
          email: "ada@example.com",
          created_at: at,
          answer_by: at,
          answered_at: at,
          answered_by: of.account_id,
          upheld: 1,
          answer: "Thank you.",
        })
        .returning("id")
        .executeTakeFirstOrThrow(),
    );
    const read = () =>
      server.parts.database.read
        .selectFrom("posting_report")
        .select(["words", "email", "upheld", "answered_at"])
        .where("id", "=", row.id)
        .executeTakeFirstOrThrow();
    await forgetAt(ends("reports") - minute);
    expect(await read()).toMatchObject({ email: "ada@example.com" });
    await forgetAt(ends("reports") + minute);
    expect(await read()).toEqual({ words: "", email: "", upheld: 1, answered_at: at });
  });
});

describe("M-27 a night's work", () => {
  it("goes in batches, and one that ended halfway is taken up again", async () => {
    const keys = Array.from({ length: 2 * batch + 7 }, (_, number) => `counted ${number}`);
    await server.parts.database.write((writer) =>
      writer
        .insertInto("rate_window")
        .values(keys.map((key) => ({ key, started_at: 0, hits: 1 })))
        .execute(),
    );
    const sizes: number[] = [];
    const counting = inBatches(async (writer, _now, most) => {
      const { numDeletedRows } = await writer
        .deleteFrom("rate_window")
        .where("key", "in", (e) =>
          e.selectFrom("rate_window").select("key").where("key", "like", "counted %").limit(most),
        )
        .executeTakeFirst();
      sizes.push(Number(numDeletedRows));
      if (sizes.length === 2) throw new Error("killed");
      return Number(numDeletedRows);
    });
    const ended = await counting(server.parts).catch((error: Error) => error.message);
    expect(ended).toBe("killed");
    await forgetExpired(server.parts, "hourly");
    expect(sizes).toEqual([batch, batch]);
    const left = await server.parts.database.read
      .selectFrom("rate_window")
      .select("key")
      .where("key", "like", "counted %")
      .execute();
    expect(left).toEqual([]);
  });

  it("is requested once, at three in the morning, by any number of processes", async () => {
    const { database } = server.parts;
    const three = Date.parse("2031-05-04T03:00:00Z");
    expect([three - 1, three, three + 20 * hour].map(lastNight)).toEqual([three - day, three, three]);
    for (const now of [three - 1, three, three + hour])
      await requestNight({ database, clock: { now: () => now } }, forgetAtNight);
    const asked = await database.read
      .selectFrom("task")
      .select("key")
      .where("name", "=", forgetAtNight.name)
      .orderBy("key")
      .execute();
    expect(asked.map(({ key }) => key)).toEqual(["forget-expired:2031-05-03", "forget-expired:2031-05-04"]);
  });
});
