import {
  hostedKibibytes,
  rateLimits,
  reportedKibibytes,
  uploadedKibibytes,
} from "@candor/contract/rate-limits";
import type { FastifyRequest } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import {
  byteCounter,
  countShared,
  rateLimiter,
  uploadCounter,
} from "../../../src/platform/http/rate-limits.ts";
import { type TestRecords, testRecords } from "../../harness/records.ts";

let records: TestRecords;

beforeEach(async () => {
  records = await testRecords();
});
afterEach(() => records.close());

it("a limit counts one subscriber's IPv6 addresses as one caller, and another's separately", () => {
  const limit = rateLimiter(records.database, records.clock, { behindProxy: false });
  const refused = (ip: string): boolean => {
    let refusal: unknown;
    limit("reading", { ip } as FastifyRequest, (problem) => {
      refusal = problem;
    });
    return refusal !== undefined;
  };
  const addresses = Array.from(
    { length: rateLimits.reading.requests },
    (_, at) => `2001:db8::${at.toString(16)}`,
  );
  expect(addresses.filter(refused)).toEqual([]);
  expect(refused("2001:db8:0:0:ffff::1")).toBe(true);
  expect(refused("2001:db8:0:1::1")).toBe(false);
});

it("sign-ins are counted together by processes that share a database", async () => {
  const processes = [1, 2].map(() => rateLimiter(records.database, records.clock, { behindProxy: false }));
  const refused = (count: number) =>
    new Promise<boolean>((resolve) => {
      const limit = processes[count % 2] as (typeof processes)[number];
      limit("signIn", { ip: "192.0.2.1" } as FastifyRequest, (problem) => resolve(Boolean(problem)));
    });
  for (let count = 0; count < rateLimits.signIn.requests; count++) expect(await refused(count)).toBe(false);
  expect([await refused(0), await refused(1)]).toEqual([true, true]);
});

it("each network address has its own upload limit per day", async () => {
  const count = uploadCounter(records.database, records.clock);
  const from = (ip: string, kibibytes: number) => count({ ip } as FastifyRequest, kibibytes * 1024);
  await from("192.0.2.1", uploadedKibibytes.requests);
  await expect(from("192.0.2.1", 1)).rejects.toMatchObject({
    code: "too-many-requests",
    values: { duration: "24 hours" },
  });
  await from("192.0.2.2", 1);
  records.clock.advance(86_400_000);
  await from("192.0.2.1", 1);
});

it("each network address has its own limit per day for postings' forms, whatever the size of each", () => {
  const count = byteCounter(records.clock, hostedKibibytes);
  const from = (ip: string, form: string) => count({ ip } as FastifyRequest, form);
  // As JSON, it has two quotation marks, and "€" has three bytes: exactly one MiB.
  const large = `${"€".repeat(349_524)}xx`;
  for (let sent = 0; sent < hostedKibibytes.requests; sent += 1024) from("192.0.2.1", large);
  expect(() => from("192.0.2.1", "")).toThrow("too-many-requests");
  from("192.0.2.2", "");
  records.clock.advance(86_400_000 - 1);
  expect(() => from("192.0.2.1", "")).toThrow("too-many-requests");
  records.clock.advance(1);
  from("192.0.2.1", "");
});

it.each([
  ["an hour", 3_600_000],
  ["a day", 86_400_000],
])("a clock that steps back by %s prolongs no wait", async (_, step) => {
  const limit = { requests: 1, per: 600 };
  const wait = () => countShared(records.database, "ada", limit, records.clock.now());
  await wait();
  expect(await wait()).toBe(600_000);
  records.clock.advance(-step);
  expect(await wait()).toBe(0);
  expect(await wait()).toBeLessThanOrEqual(600_000);
  records.clock.advance(600_000);
  expect(await wait()).toBe(0);
});

it("requests at the same time are counted in one window, whichever is counted first", async () => {
  const now = records.clock.now();
  const wait = (at: number) => countShared(records.database, "together", { requests: 1, per: 60 }, at);
  expect(await wait(now + 5)).toBe(0);
  expect(await wait(now)).toBeGreaterThan(0);
  expect(await wait(now - 5000)).toBeGreaterThan(0);
});

it("a clock that steps back prolongs no wait that only this process counts", () => {
  const count = byteCounter(records.clock, reportedKibibytes);
  const mebibytes = "x".repeat(5 * 1024 ** 2);
  const report = () => count({ ip: "192.0.2.1" } as FastifyRequest, mebibytes);
  report();
  expect(report).toThrow("too-many-requests");
  records.clock.advance(-3_600_000);
  expect(report).not.toThrow();
});
