import { Overloaded, type SearchIndex } from "@candor/engine/port";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sendDue } from "../../../src/features/alerts/commands/send.ts";
import type { SendingParts } from "../../../src/features/alerts/commands/sending-parts.ts";
import { day } from "../../../src/platform/durations.ts";
import { jsonText } from "../../../src/platform/json-text.ts";
import { alertMails, alertOf, arrive, untilHour } from "../../harness/an-alert.ts";
import { type Person, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let ada: Person;
const email = "ada@example.com";

beforeEach(async () => {
  server = await startApp();
  // Nothing is sent at night, and it may be night where this runs.
  await untilHour(server, 9);
  ada = await person(server, email);
});
afterEach(() => server.close());

async function subjects(): Promise<string[]> {
  return (await alertMails(server, email)).map(({ subject }) => subject);
}

describe("M-32 a sending of job alerts that is interrupted", () => {
  it("is sent once by two workers at once, and by one that is killed and starts again", async () => {
    await alertOf(server, ada, { query: "keeper" });
    await arrive(server, { title: "Lamp Keeper" });
    await untilHour(server, 8);
    const { database } = server.parts;
    // As if the task had been killed before its row was marked: it runs again, twice.
    await arrive(server, { title: "Night Keeper" });
    await database.write((writer) =>
      writer.updateTable("job_alert").set({ due_at: server.parts.clock.now() }).execute(),
    );
    const parts = {
      ...server.parts,
      asking: {},
      from: "Candor <no-reply@candor.test>",
      publicUrl: () => server.origin,
    } satisfies SendingParts;
    await Promise.all([sendDue(parts, 0, 0), sendDue(parts, 0, 0)]);
    await sendDue(parts, 0, 0);
    const mails = await alertMails(server, email);
    expect(mails.map(({ text }) => /(\w+ Keeper) at/.exec(text)?.[1])).toEqual([
      "Night Keeper",
      "Lamp Keeper",
    ]);
  });

  it("is left alone when it is changed while others are sent", async () => {
    await alertOf(server, ada, { query: "keeper" });
    await arrive(server, { title: "Lamp Keeper" });
    const { database, clock } = server.parts;
    await setDue(clock.now());
    const later = clock.now() + 7 * day;
    let isChanged = false;
    const write: typeof database.write = async (work) => {
      if (!isChanged) await setDue(later);
      isChanged = true;
      return database.write(work);
    };
    const changing = new Proxy(database, {
      get: (target, name) => (name === "write" ? write : Reflect.get(target, name)),
    });
    const sender = { asking: {}, from: "Candor <no-reply@candor.test>", publicUrl: () => server.origin };
    await sendDue({ ...server.parts, ...sender, database: changing }, 0, 0);
    expect(await subjects()).toEqual([]);
    expect(await database.read.selectFrom("job_alert").select("due_at").execute()).toEqual([
      { due_at: later },
    ]);
  });

  function setDue(moment: number): Promise<unknown> {
    return server.parts.database.write((writer) =>
      writer.updateTable("job_alert").set({ due_at: moment }).execute(),
    );
  }

  it("waits for no index that has too much to do: words are taken as typed", async () => {
    await alertOf(server, ada, { query: "zephyr" });
    await arrive(server, { title: "Zephyr Keeper" });
    await setDue(server.parts.clock.now());
    const index = Object.create(server.parts.index, {
      corrections: { value: () => Promise.reject(new Overloaded()) },
    }) as SearchIndex;
    const sender = { asking: {}, from: "Candor <no-reply@candor.test>", publicUrl: () => server.origin };
    await sendDue({ ...server.parts, ...sender, index }, 0, 0);
    expect(await subjects()).toEqual(["1 new posting: zephyr"]);
  });

  it("loses nothing when its transaction fails: the next run sends it", async () => {
    await alertOf(server, ada, { query: "keeper" });
    await arrive(server, { title: "Lamp Keeper" });
    await server.parts.database.write((writer) =>
      writer.updateTable("job_alert").set({ due_at: server.parts.clock.now() }).execute(),
    );
    const publicUrl = () => {
      throw new Error("killed");
    };
    const parts = { ...server.parts, asking: {}, from: "Candor <no-reply@candor.test>", publicUrl };
    await expect(sendDue(parts, 0, 0)).rejects.toThrow("killed");
    expect(await subjects()).toEqual([]);
    await sendDue({ ...parts, publicUrl: () => server.origin }, 0, 0);
    expect(await subjects()).toEqual(["1 new posting: keeper"]);
  });

  it("reaches each of many people once when it is killed in the middle and starts again", async () => {
    const people = 600;
    await manyPeople(people);
    await arrive(server, { title: "Lamp Keeper" });
    let transactions = 0;
    const publicUrl = () => {
      transactions += 1;
      if (transactions === 2) throw new Error("killed");
      return server.origin;
    };
    const parts = { ...server.parts, asking: {}, from: "Candor <no-reply@candor.test>", publicUrl };
    await expect(sendDue(parts, 0, 0)).rejects.toThrow("killed");
    const before = await recipients();
    expect(before.length).toBeGreaterThan(0);
    expect(before.length).toBeLessThan(people);
    await Promise.all([sendDue(parts, 0, 0), sendDue(parts, 0, 0)]);
    const told = await recipients();
    expect(told).toHaveLength(people);
    expect(new Set(told).size).toBe(people);
    const { rows } = await server.parts.database.read
      .selectFrom("task")
      .select(({ fn }) => fn.countAll<number>().as("rows"))
      .where("name", "=", "deliver-mail")
      .executeTakeFirstOrThrow();
    expect(rows).toBeGreaterThanOrEqual(people);
  });

  async function manyPeople(count: number): Promise<void> {
    const now = server.parts.clock.now();
    const ids = Array.from({ length: count }, (_, at) => 1000 + at);
    const unknown = { display_name: null, first_name: null, last_name: null, administrator: 0 };
    const proved = { email_proved_at: now, created_at: now, ...unknown };
    const search = { criteria_json: jsonText({ query: "keeper" }), criteria_hash: "keeper" };
    const daily = { frequency: "daily" as const, hour: 8, seen_through: 0, due_at: now, created_at: now };
    await server.parts.database.write(async (writer) => {
      const accounts = ids.map((id) => ({ id, email: `many-${id}@example.com`, ...proved }));
      await writer.insertInto("account").values(accounts).execute();
      await writer
        .insertInto("job_alert")
        .values(ids.map((id) => ({ account_id: id, ...search, ...daily })))
        .execute();
    });
  }

  async function recipients(): Promise<string[]> {
    const { read } = server.parts.database;
    const rows = await read
      .selectFrom("mail")
      .select("recipient")
      .where("recipient", "like", "many-%")
      .execute();
    return rows.map(({ recipient }) => recipient);
  }
});
