import { loggedRules } from "@candor/contract/automation/steps";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setAdministrator } from "../../../src/features/accounts/commands/appoint.ts";
import { logDecision } from "../../../src/platform/automation/log.ts";
import { forgetExpired } from "../../../src/retention.ts";
import { aGig, proposed } from "../../harness/a-gig.ts";
import { harborTrust, organizationNamed } from "../../harness/a-posting.ts";
import { alertOf, arrive, untilHour } from "../../harness/an-alert.ts";
import { apply, type Person, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { declined, send } from "../../harness/decisions.ts";

const day = 86_400_000;

let server: TestApp;
let operator: Person;

/** A quarter in which each rule decides. */
beforeAll(async () => {
  server = await startApp();
  const { owner, harbor } = await harborTrust(server);
  const organizationId = await organizationNamed(server, "Harbor Trust");
  const ada = await person(server, "ada@example.com");
  const bell = await person(server, "bell@example.com");
  const job = await harbor.publish({ title: "Lamp Keeper" });
  const { body: answered } = await apply(server, ada, job);
  await apply(server, bell, job);
  await send(server, owner, [declined(answered.id)]);
  const gig = await aGig(server, organizationId);
  await server.ask("POST", `/rest/gigs/${gig}/proposals`, { ...ada, payload: proposed });
  const { id: alert } = await alertOf(server, ada, { query: "baker" });
  await write(sql`update job_alert set unanswered = 99 where id = ${Number(alert)}`);
  await arrive(server, { title: "Baker" });
  await untilHour(server, 8);
  await server.advance(90 * day);
  await setAdministrator(server.parts, "operator@example.com", { granted: true });
  operator = await person(server, "operator@example.com");
}, 60_000);
afterAll(() => server.close());

function write(statement: ReturnType<typeof sql>): Promise<unknown> {
  return server.parts.database.write((writer) => statement.execute(writer));
}

async function read(query = "") {
  const { status, body } = await server.ask("GET", `/rest/admin/automated-decisions${query}`, operator);
  expect(status).toBe(200);
  return body;
}

async function replayed(query = "") {
  return read(`/replay${query}`);
}

describe("M-24 the log of what programs decided", () => {
  it("has decisions of every rule, with all that each read", async () => {
    const { rules, decisions, more } = await read();
    expect(rules.map(({ rule }: { rule: string }) => rule)).toEqual(loggedRules);
    expect(rules.filter(({ logged }: { logged: number }) => logged === 0)).toEqual([]);
    expect(more).toBe(false);
    const ids = decisions.map(({ id }: { id: string }) => Number(id));
    expect(ids).toEqual(ids.toSorted((a: number, b: number) => b - a));
  });

  it("names the posting that went off the search, and why", async () => {
    const { decisions } = await read("?rule=posting-off");
    expect(decisions).toEqual([
      expect.objectContaining({
        version: 1,
        about: { kind: "posting", id: expect.any(String) },
        read: {
          life: "published",
          closesAt: null,
          confirmBy: expect.stringMatching(/Z$/),
          now: expect.any(String),
        },
        decided: "lapse",
      }),
    ]);
  });

  it("shows an operator nothing of what applicants show of themselves", async () => {
    const { decisions } = await read("?rule=match-sheet");
    expect(decisions).toHaveLength(2);
    for (const decision of decisions) expect(Object.keys(decision)).not.toContain("read");
    expect(JSON.stringify(decisions)).not.toContain("lamp");
  });

  it("reads on from before a decision", async () => {
    const { decisions } = await read();
    const [first, ...others] = decisions;
    expect((await read(`?before=${first.id}`)).decisions).toEqual(others);
  });

  it("replays the same outcomes, and names one that somebody changed", async () => {
    const { replayed: count, ...result } = await replayed();
    expect(count).toBeGreaterThan(loggedRules.length);
    expect(result).toEqual({ identical: count, different: [], unknown: 0 });

    const [{ id }] = (await read("?rule=late-answer")).decisions;
    await write(sql`update automated_decision set outcome_json = 'true' where id = ${Number(id)}`);
    expect(await replayed("?rule=late-answer")).toMatchObject({ identical: 0, different: [{ id }] });
    await write(sql`update automated_decision set version = 7 where id = ${Number(id)}`);
    expect(await replayed("?rule=late-answer")).toMatchObject({ different: [], unknown: 1 });
    await write(
      sql`update automated_decision set version = 1, outcome_json = 'false' where id = ${Number(id)}`,
    );
  });

  it("forgets decisions after a year", async () => {
    const now = server.parts.clock.now();
    const decision = { rule: "alert-asleep", version: 1, inputs: { unanswered: 9 }, outcome: true } as const;
    await server.parts.database.write(async (writer) => {
      await logDecision(writer, decision, { alert_id: 1001 }, now - 366 * day);
      await logDecision(writer, decision, { alert_id: 1002 }, now - 364 * day);
    });
    expect(await forgetExpired(server.parts, "nightly")).toMatchObject({ automatedDecisions: 1 });
    const alerts = (await read("?rule=alert-asleep")).decisions.map(
      ({ about }: { about: { id: string } }) => about.id,
    );
    expect(alerts).toContain("1002");
    expect(alerts).not.toContain("1001");
  });
});
