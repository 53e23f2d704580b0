import { afterAll, beforeAll, expect, it } from "vitest";
import webPush from "web-push";
import { hour, minute } from "../../src/platform/durations.ts";
import { areKeysWhole, pushKeys } from "../../src/platform/push/keys.ts";
import { clockProbe, pushProbe } from "../../src/probes.ts";
import { person } from "../harness/an-application.ts";
import { startApp, type TestApp } from "../harness/app.ts";
import { onPostgres } from "../harness/records.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startApp();
  await person(server, "ada@example.com");
});
afterAll(() => server.close());

const asAt = (milliseconds: number) => ({ now: () => server.parts.clock.now() + milliseconds });

it("M-47 a clock that is behind the newest event is noticed", async () => {
  const { database } = server.parts;
  expect(await clockProbe(database, asAt(0))()).toEqual({ ok: true });
  expect(await clockProbe(database, asAt(-minute / 2))()).toEqual({ ok: true });
  expect(await clockProbe(database, asAt(-hour))()).toMatchObject({
    ok: false,
    note: expect.stringMatching(/^It says .+, but the newest event is of .+Z\. Set it: /),
  });
});

it.runIf(onPostgres)("M-47 a clock that differs from PostgreSQL's is noticed", async () => {
  expect(await clockProbe(server.parts.database, asAt(hour))()).toMatchObject({
    ok: false,
    note: expect.stringContaining("PostgreSQL's says"),
  });
});

it("M-47 half of another key for push services is noticed", async () => {
  const { database } = server.parts;
  expect(await areKeysWhole(database)).toBe(true);
  await pushKeys(server.parts);
  expect(await pushProbe(database)()).toEqual({ ok: true });
  const { publicKey } = webPush.generateVAPIDKeys();
  await database.write((writer) => writer.updateTable("push_key").set({ public_key: publicKey }).execute());
  expect(await pushProbe(database)()).toMatchObject({ ok: false, note: expect.stringContaining("VAPID") });
});
