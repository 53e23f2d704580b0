import { readdirSync } from "node:fs";
import { join } from "node:path";
import { limits } from "@candor/contract/limits";
import { keptReportKibibytes, reportedKibibytes } from "@candor/contract/rate-limits";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { anUpload } from "../harness/an-upload.ts";
import { startApp, type TestApp } from "../harness/app.ts";
import { signIn } from "../harness/sign-in.ts";

let server: TestApp;

beforeEach(async () => {
  server = await startApp();
});
afterEach(() => server.close());

const uploadFrom = async (email: string) => {
  const { jwt } = await signIn(server, email);
  const { payload, headers } = anUpload("cv.txt", Buffer.from("Welder since 2001"));
  const authorization = `Bearer ${jwt}`;
  return () => server.ask("POST", "/rest/resumes", { payload, headers: { ...headers, authorization } });
};

const filesLeft = () =>
  readdirSync(join(server.parts.config.dataFolder, "files"), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  );

describe("what one network address reports", () => {
  const report = (remoteAddress: string, characters: number) =>
    server.ask("POST", "/rest/client-error", {
      payload: { breadcrumbs: crumbs(characters) },
      remoteAddress,
    });
  const crumbs = (characters: number) =>
    Array.from({ length: Math.ceil(characters / 500) }, () => ({ at: "1", text: "x".repeat(500) }));

  it("is a number of bytes a day, after which it is told to wait and nothing is kept", async () => {
    const calls = Math.ceil(reportedKibibytes.requests / 50);
    for (let call = 0; call < calls; call++) await report("192.0.2.1", 49_500);
    const last = await report("192.0.2.1", 49_500);
    expect(last).toMatchObject({ status: 429, body: { code: "too-many-requests" } });
    const payload = [{ name: "load" }];
    const metrics = await server.ask("POST", "/rest/metrics", { payload, remoteAddress: "192.0.2.1" });
    expect(metrics.status).toBe(429);
    expect((await report("192.0.2.2", 500)).status).toBe(201);
    await server.advance(24 * 3_600_000);
    expect((await report("192.0.2.1", 500)).status).toBe(201);
  });

  it("is with everybody's a number of bytes a day", async () => {
    const each = 49_500;
    const most = Math.floor((keptReportKibibytes.requests * 1024) / each);
    let kept = 0;
    for (let call = 0; call < most + 20; call++)
      if ((await report(`198.51.${call % 100}.1`, each)).status === 201) kept += 1;
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThanOrEqual(most);
  });
});

describe("measurements", () => {
  const counts = () => server.parts.database.read.selectFrom("metric_count").selectAll().execute();

  it("of a day have so many rows, whatever names are sent; the rest is counted together", async () => {
    const remoteAddress = "192.0.2.1";
    const before = (await counts()).length;
    const calls = Math.ceil((limits.metricsPerDay - before) / limits.metricsPerCall) + 1;
    for (let call = 0; call < calls; call++) {
      const payload = Array.from({ length: limits.metricsPerCall }, (_, at) => ({
        name: `made up ${call} ${at}`,
      }));
      expect((await server.ask("POST", "/rest/metrics", { payload, remoteAddress })).status).toBe(202);
    }
    expect(await counts()).toHaveLength(limits.metricsPerDay + 1);
    const others = (await counts()).find((row) => row.name === "other");
    expect(others?.times).toBe(before + calls * limits.metricsPerCall - limits.metricsPerDay);
  });
});

describe("a disk that is almost full", () => {
  it("refuses uploads and reports with 507, says so in /readyz, and everything else still works", async () => {
    const upload = await uploadFrom("ada@example.com");
    vi.spyOn(server.parts.disk, "space").mockResolvedValue({ free: 5 * 1024 ** 2, floor: 256 * 1024 ** 2 });
    const sentence = "There is no room to store this right now. Nothing else was lost. Try again later.";
    const refused = { status: 507, body: { code: "storage-full", detail: sentence } };
    expect(await upload()).toMatchObject(refused);
    expect(await server.ask("POST", "/rest/metrics", { payload: [{ name: "load" }] })).toMatchObject(refused);
    expect(await server.ask("POST", "/rest/client-error", { payload: {} })).toMatchObject(refused);
    expect(await server.ask("GET", "/readyz")).toMatchObject({
      status: 200,
      body: { parts: { disk: { ok: true, note: expect.stringContaining("with 5 MB free") } } },
    });
    expect((await server.ask("POST", "/rest/jobs/search", { payload: { query: "welder" } })).status).toBe(
      200,
    );
    await signIn(server, "grace@example.com");
    vi.restoreAllMocks();
    expect((await upload()).status).toBe(201);
  });
});

describe("a disk that is full", () => {
  it("answers an upload with 507 and leaves no part of it", async () => {
    const upload = await uploadFrom("ada@example.com");
    vi.spyOn(server.parts.files, "put").mockRejectedValue(
      Object.assign(new Error("no space left on device"), { code: "ENOSPC" }),
    );
    expect(await upload()).toMatchObject({ status: 507, body: { code: "storage-full" } });
    expect(filesLeft()).toEqual([]);
  });
});
