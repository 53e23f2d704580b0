import { readdirSync, readFileSync } from "node:fs";
import type { BiasReport } from "@candor/contract/fairness/shapes";
import type { Route } from "@candor/contract/route";
import { routes } from "@candor/contract/routes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, type Person, person, pro } from "../../harness/an-application.ts";
import { type Asked, startApp, type TestApp } from "../../harness/app.ts";
import { join, joinAgain } from "../../harness/members.ts";

const day = 86_400_000;
const slug = "harbor-trust";
const periods = /^\d{4}-H[12]$/;

let server: TestApp;
let owner: Person;
let period: string;
const seekers: Person[] = [];

beforeAll(async () => {
  server = await startApp();
  await server.publish([aDraft({ title: "Keeper", organization: "Harbor Trust" })]);
  owner = await pro(server, "grace@harbor.example", "Harbor Trust");
  await joinAgain(server, owner, "owner", "Harbor Trust");
  const job = await jobNamed(server, "Keeper");
  for (let at = 0; at < 12; at++) {
    const seeker = await person(server, `seeker${at}@example.com`);
    seekers.push(seeker);
    await apply(server, seeker, job);
    await say(seeker, { sex: at % 2 ? "female" : "male" });
  }
  const member = await person(server, "reader@harbor.example");
  await apply(server, member, job);
  await join(server, member, "reader", "Harbor Trust");
  const date = new Date(server.parts.clock.now());
  period = `${date.getUTCFullYear()}-H${date.getUTCMonth() < 6 ? 1 : 2}`;
});
afterAll(() => server.close());

function say(by: Person, payload: object): Promise<Asked> {
  return server.ask("PUT", "/rest/account/self-identification", { ...by, payload });
}

const said = async (by: Person) => (await server.ask("GET", "/rest/account/self-identification", by)).body;

function report(method: "GET" | "POST" | "PUT", path: string, by: Person | undefined, payload?: object) {
  return server.ask(method, `/rest/organizations/${slug}/bias-reports${path}`, {
    ...by,
    ...(payload && { payload }),
  });
}

/** Signs in again: a code is mailed once in two seconds. */
async function back(email: string): Promise<Person> {
  await server.advance(3000);
  return person(server, email);
}

async function own(): Promise<{ reports: BiasReport[]; countable: string[] }> {
  return (await report("GET", "/own", owner)).body;
}

describe("what people say about themselves, and what is published of it", { shuffle: false }, () => {
  describe("M-25 self-identification", { shuffle: false }, () => {
    it("is read and changed only by its person, and can be taken back at any time", async () => {
      const [, seeker] = seekers as [Person, Person];
      expect(await said(seeker)).toEqual({ sex: "female" });
      await say(seeker, { sex: "another", ethnicity: "asian", disability: "yes" });
      expect(await said(seeker)).toEqual({ sex: "another", ethnicity: "asian", disability: "yes" });
      await say(seeker, {});
      expect(await said(seeker)).toEqual({});
      await say(seeker, { sex: "female" });
      expect((await server.ask("GET", "/rest/account/self-identification")).status).toBe(401);
      expect((await say(seeker, { sex: "unheard-of" })).status).toBe(400);
    });

    it("is in a table of its own, which no other feature's query names", () => {
      const readers = readdirSync("server/src/features", { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".ts"))
        .filter((file) => readFileSync(`server/src/features/${file}`, "utf8").includes("self_identification"))
        .map((file) => file.replaceAll("\\", "/").split("/")[0]);
      expect(new Set(readers)).toEqual(new Set(["fairness", "own-data"]));
    });

    it("is in no answer of a hirer's calls but in the figures of reports", () => {
      const gates = ["member", "member-record", "pro", "pro-record", "owner-record", "messages"];
      const telling = Object.entries<Route>(routes).filter(
        ([, { gate, answer }]) =>
          gates.includes(gate) &&
          answer &&
          /"(?:sex|ethnicity|disability)"/.test(JSON.stringify(z.toJSONSchema(answer))),
      );
      expect(telling.map(([name]) => name)).toEqual(["listBiasReports"]);
    });

    it("leaves no trace in the event log", async () => {
      const rows = await server.parts.database.read
        .selectFrom("event")
        .select(["name", "payload_json"])
        .execute();
      expect(JSON.stringify(rows)).not.toMatch(/female|identif/i);
    });
  });

  describe("M-25 a bias report", { shuffle: false }, () => {
    it("can be counted only 45 days after its half-year", async () => {
      expect(period).toMatch(periods);
      expect((await report("POST", "", owner, { period })).status).toBe(409);
      expect((await own()).countable).toEqual([]);
    });

    it("counts each applicant once, and no member", async () => {
      await server.advance(240 * day);
      owner = await back("grace@harbor.example");
      expect((await own()).countable).toContain(period);
      expect((await report("POST", "", owner, { period })).status).toBe(204);
      const [counted] = (await own()).reports;
      expect(counted).toMatchObject({ period, applicants: 12 });
      expect(counted?.tables[0]?.rows.map(({ sex, applicants }) => [sex, applicants])).toEqual([
        ["female", 6],
        ["male", 6],
      ]);
    });

    it("stays as it was counted, so that no two counts differ by one applicant", async () => {
      const before = (await own()).reports;
      const seeker = await back("seeker0@example.com");
      await say(seeker, {});
      expect((await report("POST", "", owner, { period })).status).toBe(204);
      expect((await own()).reports).toEqual(before);
      const { reports, countable } = await own();
      expect(reports).toHaveLength(1);
      expect(countable).not.toContain(period);
    });

    it("is seen only by its owner until it is published, and by anybody afterwards", async () => {
      expect((await report("GET", "", undefined)).body.reports).toEqual([]);
      expect((await report("GET", `/${period}`, undefined)).status).toBe(404);
      const reader = await back("reader@harbor.example");
      expect((await report("GET", "/own", reader)).status).toBe(404);
      expect((await report("PUT", `/${period}/publication`, reader, {})).status).toBe(404);
      expect((await report("PUT", `/${period}/publication`, owner, {})).status).toBe(204);
      const { body } = await report("GET", "", undefined);
      expect(body.reports).toEqual((await own()).reports);
      expect(body.reports[0].published).toBeDefined();
    });

    it("can be downloaded as CSV", async () => {
      const { headers, body } = await report("GET", `/${period}`, undefined);
      expect(headers["content-type"]).toContain("text/csv");
      expect(headers["content-disposition"]).toContain(`bias-report-${slug}-${period}.csv`);
      const [head] = String(body).split("\r\n");
      expect(head).toBe("table,sex,ethnicity,disability,applicants,stage,selected,selectionRate,impactRatio");
    });
  });
});
