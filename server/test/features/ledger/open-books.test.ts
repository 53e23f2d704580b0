import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decide } from "../../../src/features/applications/commands/decide.ts";
import { submit } from "../../../src/features/applications/commands/submit.ts";
import { withdraw } from "../../../src/features/applications/commands/withdraw.ts";
import type { ProScope } from "../../../src/features/organizations/gate.ts";
import type { SessionScope } from "../../../src/features/session/gate/scopes.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { aSeeker, onlyFinal } from "../../harness/a-seeker.ts";
import { pro as appointed, jobNamed, sent } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { randomFrom } from "../../harness/random-from.ts";
import { bookByHand, weekByHand } from "./by-hand.ts";

const day = 86_400_000;
const names = ["Harbor Trust", "Hafen & Söhne", "Jobs"] as const;

let server: TestApp;

beforeAll(async () => {
  server = await startApp();
  await server.publish(
    names.flatMap((organization, at) =>
      [1, 2, 3].map((number) =>
        aDraft({ sourceId: `${at}-${number}`, title: `${organization} ${number}`, organization }),
      ),
    ),
  );
}, 60_000);
afterAll(() => server.close());

describe("the page of an organization", () => {
  it("has an address made of its folded name, which is none of ours", async () => {
    const read = (slug: string) => server.ask("GET", `/rest/organizations/${slug}`);
    expect((await read("harbor-trust")).body.name).toBe("Harbor Trust");
    expect((await read("hafen-sohne")).body.name).toBe("Hafen & Söhne");
    expect((await read("jobs-2")).body.name).toBe("Jobs");
    expect((await read("jobs")).status).toBe(404);
    expect((await read("nobody")).body.code).toBe("not-found");
  });

  it("numbers organizations whose names are folded alike, and never renames one", async () => {
    const named = ["Acme, Inc.", "ACME Inc", "Acme Inc 2", "Acme-Inc", "会社", "公司"];
    const drafts = named.map((organization, at) => aDraft({ sourceId: `${at}`, organization }));
    await server.publish(drafts.slice(0, 3), "first");
    await server.publish(drafts, "second");
    const rows = await server.parts.database.read
      .selectFrom("organization")
      .select(["name", "slug"])
      .where("name", "in", named)
      .execute();
    expect(Object.fromEntries(rows.map(({ name, slug }) => [name, slug]))).toEqual({
      "Acme, Inc.": "acme-inc",
      "ACME Inc": "acme-inc-2",
      "Acme Inc 2": "acme-inc-2-2",
      "Acme-Inc": "acme-inc-3",
      会社: "organization",
      公司: "organization-2",
    });
  });

  it("lists open postings, newest first, a page at a time", async () => {
    const { body } = await server.ask("GET", "/rest/organizations/harbor-trust?size=2");
    expect(body.total).toBe(3);
    expect(body.jobs.map(({ title }: { title: string }) => title)).toEqual([
      "Harbor Trust 3",
      "Harbor Trust 2",
    ]);
    expect(body.jobs[0].organization).toMatchObject({ name: "Harbor Trust", slug: "harbor-trust" });
    const rest = await server.ask("GET", "/rest/organizations/harbor-trust?size=2&from=2");
    expect(rest.body.jobs.map(({ title }: { title: string }) => title)).toEqual(["Harbor Trust 1"]);
  });

  it("promises nothing for an organization that nobody has claimed", async () => {
    const { body } = await server.ask("GET", "/rest/organizations/jobs-2");
    expect(body).toMatchObject({ claimed: false, owed: 0, n: 0 });
    expect(body).not.toHaveProperty("responsiveness");
    expect(body).not.toHaveProperty("days");
    expect(body.jobs[0]).not.toHaveProperty("answerBusinessDays");
  });
});

describe("M-02 a history of two organizations, day by day", () => {
  /** Where a slow reader of the whole log disagrees. */
  const differences: unknown[] = [];
  const shown: { n: number; open: number; missed: number; late: number }[] = [];

  beforeAll(async () => {
    const hirers = await Promise.all(names.slice(0, 2).map(aPro));
    const random = randomFrom(11);
    const open: { id: string; seeker: SessionScope; hirer: ProScope; first: number }[] = [];
    for (let today = 0; today < 45; today++) {
      const which = today % 2;
      const jobId = Number(await jobNamed(server, `${names[which]} ${1 + (today % 3)}`));
      const seeker = await aSeeker(server, `seeker-${today}@example.com`);
      const sending = { postingId: jobId, body: sent, draft: undefined, repeat: undefined, campaign: {} };
      const { id } = await submit(server.parts, seeker, sending);
      open.push({ id, seeker, hirer: hirers[which] as ProScope, first: random() });
      for (const { id, seeker, hirer, first } of open) {
        const chance = random();
        if (first < 0.5 && chance < 0.07)
          await decide(server.parts, hirer, id, { stage: "interview" }).catch(onlyFinal);
        if (first > 0.4 && chance > 0.97) await withdraw(server.parts, seeker, id).catch(onlyFinal);
      }
      await server.advance(day);
      await compare();
    }
  }, 120_000);

  it("shows each day what the log says", () => {
    expect(differences).toEqual([]);
  });

  it("has every outcome in it", () => {
    const most = (of: "n" | "open" | "missed" | "late") => Math.max(...shown.map((each) => each[of]));
    expect(shown[0]?.n).toBe(0);
    expect(most("n")).toBeGreaterThan(10);
    expect(most("open")).toBeGreaterThan(1);
    expect(most("missed")).toBeGreaterThan(1);
    expect(most("late")).toBeGreaterThan(0);
  });

  async function compare(): Promise<void> {
    const { read } = server.parts.database;
    const now = server.parts.clock.now();
    const log = await read.selectFrom("event").selectAll().orderBy("sequence").execute();
    const week = (await server.ask("GET", "/rest/ledger/week")).body;
    differ(week, weekByHand(log, now));
    for (const slug of ["harbor-trust", "hafen-sohne"]) {
      const { body } = await server.ask("GET", `/rest/organizations/${slug}`);
      const { since: _, ...figures } = body.responsiveness ?? {};
      const { id, n, owed, days = [] } = body;
      differ({ n, owed, days, figures }, bookByHand(log, Number(id), now));
      shown.push({ n, open: week.open, missed: figures.missed ?? 0, late: figures.late ?? 0 });
    }
  }

  function differ(one: unknown, other: unknown): void {
    if (JSON.stringify(one) !== JSON.stringify(other)) differences.push({ shown: one, logged: other });
  }
});

async function aPro(organization: string): Promise<ProScope> {
  const email = `pro@${organization.slice(0, 5).toLowerCase()}.example`;
  const { accountId } = await appointed(server, email, organization);
  const { id } = await server.parts.database.read
    .selectFrom("organization")
    .select("id")
    .where("name", "=", organization)
    .executeTakeFirstOrThrow();
  return { accountId: Number(accountId), sessionId: "", organizationIds: [id] } as unknown as ProScope;
}
