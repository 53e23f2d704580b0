import { limits } from "@candor/contract/limits";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setAdministrator } from "../../../src/features/accounts/commands/appoint.ts";
import { forgetSeen } from "../../../src/features/own-lists/commands.ts";
import { day } from "../../../src/platform/durations.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, type Person, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let people = 0;
const organization = "Harbor Trust";
const crowd = Array.from({ length: 4 }, (_, at) => `Rigger ${at}`);

beforeAll(async () => {
  server = await startApp();
  await server.publish([
    ...["Keeper", "Painter", ...crowd].map((title) => aDraft({ title, organization })),
    aDraft({ title: "Fogger", organization: "Fog Bell" }),
    aDraft({ title: "Ringer", organization: "Fog Bell", sourceUrl: "https://elsewhere.example/ringer" }),
  ]);
});
afterAll(() => server.close());

const somebody = () => person(server, `hider${(people += 1)}@example.com`);
const hide = async (who: Person | object, title: string, kind = "posting") =>
  server.ask("POST", "/rest/own-lists/hidden", {
    ...who,
    payload: { kind, jobId: await jobNamed(server, title) },
  });
const bringBack = (who: Person | object, id: string) =>
  server.ask("DELETE", `/rest/own-lists/hidden/${id}`, { ...who });
const see = async (who: Person | object, title: string) =>
  server.ask("POST", "/rest/own-lists/seen", { ...who, payload: { jobId: await jobNamed(server, title) } });
const hidden = async (who: Person) => (await server.ask("GET", "/rest/own-lists/hidden", who)).body.hidden;

/** What a search says this person did, by title. */
async function marks(who: Person | object, url = "/rest/jobs/search"): Promise<Record<string, object>> {
  const { body } = await server.ask("POST", url, { ...who, payload: { size: 100 } });
  const documents = body.documents as { title: string; own?: object }[];
  return Object.fromEntries(documents.flatMap(({ title, own }) => (own ? [[title, own]] : [])));
}

describe("a posting that somebody hid", () => {
  it("is marked in their search, and in nobody else's", async () => {
    const [who, other] = [await somebody(), await somebody()];
    const { status, body } = await hide(who, "Keeper");
    expect(status).toBe(200);
    expect(await marks(who)).toEqual({ Keeper: { hidden: { id: body.id, kind: "posting" } } });
    expect(await marks(other)).toEqual({});
    expect(await marks({})).toEqual({});
  });

  it("is one entry, however often it is hidden, and is listed with its organization", async () => {
    const who = await somebody();
    const first = await hide(who, "Keeper");
    expect((await hide(who, "Keeper")).body).toEqual(first.body);
    expect(await hidden(who)).toMatchObject([
      {
        id: first.body.id,
        kind: "posting",
        posting: { id: await jobNamed(server, "Keeper"), title: "Keeper" },
        organization: { name: organization },
      },
    ]);
  });

  it("can be brought back only by its owner", async () => {
    const [who, other] = [await somebody(), await somebody()];
    const { id } = (await hide(who, "Keeper")).body;
    expect((await bringBack(other, id)).status).toBe(204);
    expect(await hidden(who)).toHaveLength(1);
    expect((await bringBack(who, id)).status).toBe(204);
    expect([await hidden(who), await marks(who)]).toEqual([[], {}]);
  });

  it("is refused where it doesn't exist, and to strangers", async () => {
    const who = await somebody();
    const payload = { kind: "posting", jobId: "999999" };
    expect((await server.ask("POST", "/rest/own-lists/hidden", { ...who, payload })).status).toBe(404);
    expect((await hide({}, "Keeper")).status).toBe(401);
    expect((await see({}, "Keeper")).status).toBe(401);
  });

  it("can't be a draft: only its organization sees those", async () => {
    const who = await somebody();
    await server.publish([aDraft({ source: "drafts", sourceId: "1", title: "Unpublished" })], "drafts");
    await server.parts.database.write((writer) =>
      writer.updateTable("posting").set({ life: "draft" }).where("title", "=", "Unpublished").execute(),
    );
    expect([(await hide(who, "Unpublished")).status, (await see(who, "Unpublished")).status]).toEqual([
      404, 404,
    ]);
  });

  it("is one of a limited number", async () => {
    const who = await somebody();
    const row = { account_id: Number(who.accountId), posting_id: null, organization_id: null, hidden_at: 0 };
    await server.parts.database.write((writer) =>
      writer
        .insertInto("hidden_entry")
        .values(Array.from({ length: limits.hidden - 1 }, () => row))
        .execute(),
    );
    expect((await hide(who, "Keeper")).status).toBe(200);
    expect(await hide(who, "Painter")).toMatchObject({ status: 409, body: { code: "too-many-hidden" } });
    expect((await hide(who, "Keeper")).status).toBe(200);
  });
});

describe("an employer that somebody hid", () => {
  it("is marked at each of its postings, under all its names", async () => {
    const who = await somebody();
    const { id } = (await hide(who, "Keeper", "organization")).body;
    const own = { hidden: { id, kind: "organization" } };
    const all = await marks(who);
    expect(Object.keys(all).toSorted()).toEqual(["Keeper", "Painter", ...crowd]);
    expect(all["Keeper"]).toEqual(own);
    expect((await hidden(who))[0]).not.toHaveProperty("posting");
    const similar = `/rest/jobs/${await jobNamed(server, "Painter")}/similar`;
    const { documents } = (await server.ask("GET", similar, who)).body;
    expect(documents.length).toBeGreaterThan(0);
    const others = ["Fogger", "Ringer"];
    for (const { title, own: marked } of documents)
      expect(marked).toEqual(others.includes(title) ? undefined : own);
  });

  it("is also marked under the name that it was merged into", async () => {
    const who = await somebody();
    const { id } = (await hide(who, "Keeper", "organization")).body;
    const { read } = server.parts.database;
    const named = (name: string) =>
      read.selectFrom("organization").select("id").where("name", "=", name).executeTakeFirstOrThrow();
    const [harbor, fog] = [await named(organization), await named("Fog Bell")];
    const merge = (into: number | null) =>
      server.parts.database.write((writer) =>
        writer
          .updateTable("organization")
          .set({ merged_into_id: into })
          .where("id", "=", harbor.id)
          .execute(),
      );
    await merge(fog.id);
    expect((await marks(who))["Fogger"]).toEqual({ hidden: { id, kind: "organization" } });
    await merge(null);
  });

  it("keeps the entry of a posting that was hidden by itself", async () => {
    const who = await somebody();
    const one = (await hide(who, "Keeper")).body.id;
    const all = (await hide(who, "Keeper", "organization")).body.id;
    expect((await marks(who))["Keeper"]).toEqual({ hidden: { id: one, kind: "posting" } });
    await bringBack(who, all);
    expect(Object.keys(await marks(who))).toEqual(["Keeper"]);
  });
});

describe("a posting that somebody knows", () => {
  it("is marked as seen from its second opening on, in lists at once", async () => {
    const who = await somebody();
    expect((await see(who, "Keeper")).body).toEqual({});
    expect(await marks(who)).toEqual({ Keeper: { seen: true } });
    expect((await see(who, "Keeper")).body).toEqual({ seen: true });
  });

  it("is marked as applied to until the application is withdrawn", async () => {
    const who = await somebody();
    const { id } = (await apply(server, who, await jobNamed(server, "Fogger"))).body;
    expect(await marks(who)).toEqual({ Fogger: { applied: true, application: String(id) } });
    const { status } = await server.ask("POST", `/rest/applications/${id}/withdrawal`, {
      ...who,
      payload: {},
    });
    expect(status).toBeLessThan(300);
    expect(await marks(who)).toEqual({ Fogger: { application: String(id) } });
  });

  it("is marked as applied to where that was elsewhere", async () => {
    const who = await somebody();
    const jobId = await jobNamed(server, "Ringer");
    const noted = await server.ask("POST", "/rest/outside-applications", { ...who, payload: { jobId } });
    expect(noted.status).toBe(201);
    expect(await marks(who)).toEqual({ Ringer: { applied: true } });
  });

  it("is marked on its organization's page, for the person alone", async () => {
    const who = await somebody();
    await see(who, "Fogger");
    const own = async (headers: object) =>
      (await server.ask("GET", "/rest/organizations/fog-bell", headers)).body.jobs.flatMap(
        (job: { own?: object }) => job.own ?? [],
      );
    expect([await own({ ...who }), await own({})]).toEqual([[{ seen: true }], []]);
  });

  it("is forgotten half a year after it was last opened", async () => {
    const who = await somebody();
    await see(who, "Keeper");
    await server.parts.database.write((writer) =>
      forgetSeen(writer, server.parts.clock.now() + 179 * day, 10),
    );
    expect(await marks(who)).toEqual({ Keeper: { seen: true } });
    await server.parts.database.write((writer) =>
      forgetSeen(writer, server.parts.clock.now() + 181 * day, 10),
    );
    expect(await marks(who)).toEqual({});
  });

  it("is not marked by an administrator who looks around as its owner", async () => {
    const who = await somebody();
    const support = await person(server, "support@candor.example");
    await setAdministrator(server.parts, "support@candor.example", { granted: true });
    const email = `hider${people}@example.com`;
    const acting = await server.ask("POST", "/rest/admin/impersonation", {
      ...support,
      payload: { email, reason: "To see what they see." },
    });
    const headers = { authorization: `Bearer ${acting.body.jwt}` };
    expect((await see({ headers }, "Keeper")).status).toBe(200);
    expect(await marks(who)).toEqual({});
  });
});
