import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setAdministrator } from "../../../src/features/accounts/commands/appoint.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, mailsTo, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { aLead, join, organizationId, ownName } from "../../harness/members.ts";

let server: TestApp;
let administrator: Person;
let owner: Person;

beforeEach(async () => {
  server = await startApp();
  await server.publish([
    aDraft({ title: "Keeper", organization: "Harbor Trust", sourceId: "1" }),
    aDraft({ title: "Watcher", organization: "Harbor Trust Group", sourceId: "2" }),
    aDraft({ title: "Digger", organization: "Quarry Works", sourceId: "3" }),
  ]);
  owner = await pro(server, "owner@harbor.example", "Harbor Trust");
  administrator = await person(server, "operator@candor.test");
  await setAdministrator(server.parts, "operator@candor.test", { granted: true });
});
afterEach(() => server.close());

const reason = "Their site names both";

async function merge(from = "harbor-trust-group", into = "harbor-trust") {
  const merged = await server.ask("POST", "/rest/admin/merges", {
    ...administrator,
    payload: { from, into, reason },
  });
  await server.parts.settled();
  return merged;
}

async function undo(id: string) {
  const undone = await server.ask("DELETE", `/rest/admin/merges/${id}`, administrator);
  await server.parts.settled();
  return undone;
}

async function titlesOf(slug: string): Promise<string[]> {
  const { body } = await server.ask("GET", `/rest/organizations/${slug}`);
  return body.jobs.map(({ title }: { title: string }) => title).toSorted();
}

async function foundBy(query: string): Promise<string[]> {
  const { body } = await server.ask("POST", "/rest/jobs/search", { payload: { query } });
  return body.documents.map(({ title }: { title: string }) => title).toSorted();
}

describe("R-78 two organizations that are one company", () => {
  it("show all postings under one name, and the old address and name lead there", async () => {
    expect((await merge()).status).toBe(201);
    expect(await titlesOf("harbor-trust")).toEqual(["Keeper", "Watcher"]);
    const { body } = await server.ask("GET", "/rest/organizations/harbor-trust-group");
    expect(body).toMatchObject({ slug: "harbor-trust", name: "Harbor Trust" });
    expect(await foundBy("at Harbor Trust Group")).toEqual(["Keeper", "Watcher"]);
    const watcher = await jobNamed(server, "Watcher");
    const found = await server.ask("GET", `/rest/job-lookup/${watcher}`);
    expect(found.body.organization.slug).toBe("harbor-trust");
  });

  it("are merged once, even if both ways are asked for at the same time", async () => {
    const [one, other] = ["harbor-trust-group", "quarry-works"];
    const asked = Array.from({ length: 12 }, (_, at) =>
      at % 2 === 0 ? merge(one, other) : merge(other, one),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, ...Array.from({ length: 11 }, () => 400)]);
  });

  it("are one for later imports too", async () => {
    await merge();
    await server.publish(
      [aDraft({ source: "later", title: "Diver", organization: "Harbor Trust Group" })],
      "later",
    );
    expect(await titlesOf("harbor-trust")).toEqual(["Diver", "Keeper", "Watcher"]);
  });

  it("have one list in the sitemap", async () => {
    await merge();
    const { body } = await server.ask("GET", "/sitemap.xml");
    const paths = [...String(body).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
    const texts = await Promise.all(paths.map((path) => server.ask("GET", path)));
    expect(texts.map(({ body: text }) => text).join("")).not.toContain("/organization/harbor-trust-group<");
  });

  it("share applications, which are promised an answer by who answers now", async () => {
    const seeker = await person(server, "seeker@example.com");
    const watcher = await jobNamed(server, "Watcher");
    await apply(server, seeker, watcher);
    const before = await server.ask("GET", `/rest/applications?jobId=${watcher}`, seeker);
    expect(before.body.applications[0].answerBy).toBeUndefined();
    const { body } = await merge();
    const after = await server.ask("GET", `/rest/applications?jobId=${watcher}`, seeker);
    expect(after.body.applications[0].answerBy).toBeDefined();
    const { id } = after.body.applications[0];
    const path = `/rest/organization/applications/${id}`;
    expect((await server.ask("GET", path, owner)).status).toBe(200);
    await undo(body.id);
    expect((await server.ask("GET", path, owner)).status).toBe(404);
  });

  it("share members and leads, each of whom goes back when it is undone", async () => {
    const other = await pro(server, "other@harbor.example", "Harbor Trust Group");
    await join(server, owner, "reader", "Harbor Trust Group");
    await aLead(server, "Harbor Trust Group");
    const leads = async (by: Person) => (await server.ask("GET", "/rest/organization/leads", by)).body.owed;
    expect(await leads(owner)).toBe(1);
    const members = async (slug: string, by: Person) =>
      (await server.ask("GET", `/rest/organizations/${slug}/members`, by)).body.members?.map(
        ({ email, role }: { email: string; role: string }) => `${email} ${role}`,
      );
    const { body } = await merge();
    expect(await members("harbor-trust", other)).toEqual([
      "owner@harbor.example owner",
      "other@harbor.example owner",
    ]);
    expect(await leads(owner)).toBe(1);
    await undo(body.id);
    expect(await members("harbor-trust", other)).toBeUndefined();
    expect(await members("harbor-trust-group", other)).toEqual([
      "other@harbor.example owner",
      "owner@harbor.example reader",
    ]);
  });

  it("are foreseen in numbers, and change nothing until they are merged", async () => {
    await pro(server, "other@harbor.example", "Harbor Trust Group");
    await apply(server, await person(server, "seeker@example.com"), await jobNamed(server, "Watcher"));
    await aLead(server, "Harbor Trust Group");
    const payload = { from: "Harbor Trust Group", into: "harbor-trust", reason };
    const path = "/rest/admin/merges/preview";
    expect(await server.ask("POST", path, { ...administrator, payload })).toMatchObject({
      status: 200,
      body: {
        from: { name: "Harbor Trust Group", slug: "harbor-trust-group" },
        into: { name: "Harbor Trust", slug: "harbor-trust" },
        postings: 1,
        applications: 1,
        members: 1,
        leads: 1,
        owners: 1,
      },
    });
    expect(await titlesOf("harbor-trust")).toEqual(["Keeper"]);
    const same = await server.ask("POST", path, {
      ...administrator,
      payload: { ...payload, from: "harbor-trust" },
    });
    expect(same.body.errors[0].key).toBe("validation.mergeSame");
    expect((await server.ask("POST", path, { ...owner, payload })).status).toBe(404);
  });

  it("tell the owners of the one that ends, and tell them again when it is undone", async () => {
    await pro(server, "other@harbor.example", "Harbor Trust Group");
    await join(server, owner, "owner", "Harbor Trust Group");
    const { body } = await merge();
    const told = async (email: string) =>
      (await mailsTo(server, email)).map(({ subject }) => subject).filter((text) => text.includes("Group"));
    const merged = "Harbor Trust Group is now Harbor Trust on Candor";
    expect(await told("other@harbor.example")).toEqual([merged]);
    expect(await told("owner@harbor.example")).toEqual([merged]);
    const mail = (await mailsTo(server, "other@harbor.example")).find(({ subject }) => subject === merged);
    expect(mail?.text).toContain("In Harbor Trust, you are an owner.");
    await undo(body.id);
    expect(await told("other@harbor.example")).toHaveLength(2);
  });

  it("promise nothing when it is undone and the Pros of one have left meanwhile", async () => {
    const other = await pro(server, "other@harbor.example", "Harbor Trust Group");
    const seeker = await person(server, "seeker@example.com");
    const watcher = await jobNamed(server, "Watcher");
    const { body } = await merge();
    const left = await server.ask("POST", "/rest/organizations/harbor-trust/departure", {
      ...other,
      payload: {},
    });
    expect(left.status).toBe(204);
    expect((await server.ask("GET", `/rest/job-lookup/${watcher}`)).body.answerBusinessDays).toBe(10);
    await undo(body.id);
    const job = (await server.ask("GET", `/rest/job-lookup/${watcher}`)).body;
    expect([job.hosted, job.answerBusinessDays]).toEqual([false, undefined]);
    expect((await apply(server, seeker, watcher)).body.answerBy).toBeUndefined();
    expect((await server.ask("GET", "/rest/organizations/harbor-trust")).body.claimed).toBe(true);
  });

  it("are two again when it is undone, once, with what came meanwhile", async () => {
    const { body } = await merge();
    const late = aDraft({ source: "later", title: "Diver", organization: "Harbor Trust Group" });
    await server.publish([late], "later");
    expect((await undo(body.id)).status).toBe(204);
    expect((await undo(body.id)).status).toBe(404);
    expect(await titlesOf("harbor-trust")).toEqual(["Keeper"]);
    expect(await titlesOf("harbor-trust-group")).toEqual(["Diver", "Watcher"]);
    expect(await foundBy("at Harbor Trust Group")).toEqual(["Diver", "Watcher"]);
    const { body: listed } = await server.ask("GET", "/rest/admin/merges", administrator);
    expect(listed.merges).toMatchObject([
      { from: { slug: "harbor-trust-group" }, reason, undoneAt: expect.any(String) },
    ]);
    expect((await merge()).status).toBe(201);
  });

  it("are named in postings-changed, so that each process shows the other name", async () => {
    const { body } = await merge();
    await undo(body.id);
    const into = await organizationId(server.parts.database.read, "Harbor Trust");
    const events = await server.parts.database.read
      .selectFrom("event")
      .select("name")
      .where("subject", "=", "organization")
      .where("subject_id", "=", into)
      .where("name", "like", "organizations-%")
      .orderBy("sequence")
      .execute();
    expect(events.map(({ name }) => name)).toEqual(["organizations-merged", "organizations-separated"]);
  });
});

describe("R-78 a merge is refused", () => {
  it.each([
    ["of an unknown organization", "no-such", "harbor-trust", "/from", "validation.mergeUnknown"],
    ["into an unknown one", "harbor-trust", "no-such", "/into", "validation.mergeUnknown"],
    ["with itself", "Harbor Trust", "harbor-trust", "/from", "validation.mergeSame"],
    [
      "of one with people into one without",
      "harbor-trust",
      "quarry-works",
      "/into",
      "validation.mergeUnclaimed",
    ],
  ])("%s", async (_what, from, into, path, key) => {
    const { status, body } = await merge(from, into);
    expect(status).toBe(400);
    expect(body.errors).toEqual([expect.objectContaining({ path, key })]);
  });

  it("in a chain, which could not be undone one by one", async () => {
    await merge();
    const onward = await merge("quarry-works", "harbor-trust-group");
    expect(onward.body.errors[0].key).toBe("validation.mergeNames");
    const again = await merge("harbor-trust-group", "quarry-works");
    expect(again.body.errors[0].key).toBe("validation.mergeNames");
    const whole = await merge("harbor-trust", "quarry-works");
    expect(whole.body.errors[0].key).toBe("validation.mergeNames");
  });

  it("M-48 without a reason", async () => {
    const { body } = await server.ask("POST", "/rest/admin/merges", {
      ...administrator,
      payload: { from: "harbor-trust-group", into: "harbor-trust", reason: "why not" },
    });
    expect(body.errors).toMatchObject([{ path: "/reason", key: "validation.impersonationReason" }]);
    expect(await titlesOf("harbor-trust")).toEqual(["Keeper"]);
  });

  it("while a claim waits", async () => {
    const claimant = await person(server, "claimant@example.com");
    await server.ask("POST", "/rest/organizations/harbor-trust-group/claims", {
      ...claimant,
      payload: { method: "administrator", reason: "I have run it for years.", ...ownName },
    });
    expect((await merge()).body.errors[0].key).toBe("validation.mergeClaims");
  });

  it("to everybody but administrators", async () => {
    const path = "/rest/admin/merges";
    const payload = { from: "quarry-works", into: "harbor-trust", reason };
    expect((await server.ask("POST", path, { ...owner, payload })).status).toBe(404);
    expect(await titlesOf("quarry-works")).toEqual(["Digger"]);
  });
});
