import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { markAs } from "../../harness/decisions.ts";
import { join } from "../../harness/members.ts";

const day = 86_400_000;

let server: TestApp;
let harborPro: Person;
let rival: Person;
/** The oldest promise first. */
const ids: string[] = [];

beforeAll(async () => {
  server = await startApp();
  await server.publish([
    ...["Keeper", "Diver", "Porter"].map((title) => aDraft({ title, organization: "Harbor Trust" })),
    aDraft({ title: "Rival", organization: "Other Trust" }),
  ]);
  await pro(server, "pro@harbor.example", "Harbor Trust");
  rival = await pro(server, "pro@other.example", "Other Trust");
  for (const [at, title] of ["Keeper", "Diver", "Keeper", "Diver"].entries()) {
    const seeker = await person(server, `seeker${at}@example.com`);
    const pitch = `I keep lamps lit.\n\n${"Also in storms. ".repeat(40)}`;
    const changes = { elevatorPitch: pitch, firstName: `Seeker${at}` };
    ids.push((await apply(server, seeker, await jobNamed(server, title), changes)).body.id);
    await server.advance(day);
  }
  await apply(server, await person(server, "seeker0@example.com"), await jobNamed(server, "Rival"));
  harborPro = await person(server, "pro@harbor.example");
  rival = await person(server, "pro@other.example");
});
afterAll(() => server.close());

function due(by = harborPro, query = "") {
  return server.ask("GET", `/rest/organization/applications${query}`, by);
}

async function placeOf(id: string, list: string) {
  const { body } = await server.ask("GET", `/rest/organization/applications/${id}?list=${list}`, harborPro);
  return body.place;
}

const idsOf = (applications: { id: string }[]) => applications.map(({ id }) => id);

describe("M-01 the answers due", () => {
  it("cover all postings, oldest promise first, with the beginning of the pitch", async () => {
    const { status, body } = await due();
    expect(status).toBe(200);
    expect(body.total).toBe(4);
    expect(idsOf(body.applications)).toEqual(ids);
    expect(body.applications[0]).toMatchObject({ title: "Keeper", firstName: "Seeker0" });
    expect(body.applications[0].pitchLine).toMatch(/^I keep lamps lit\. Also in storms\..*\.\.\.$/);
    expect(body.applications[0].pitchLine.length).toBeLessThanOrEqual(160);
  });

  it("name the last role if the resume states it plainly", async () => {
    const { accountId } = await person(server, "seeker0@example.com");
    await server.parts.database.write((writer) =>
      writer
        .updateTable("resume")
        .set({ text: "Experience\nElectrician, Harbor Trust, 2019 - Present" })
        .where("account_id", "=", Number(accountId))
        .execute(),
    );
    const { applications } = (await due()).body;
    expect(applications[0].lastRole).toBe("Electrician");
    expect(applications[1]).not.toHaveProperty("lastRole");
  });

  it("come in pages", async () => {
    const { body } = await due(harborPro, "?from=1&size=2");
    expect(idsOf(body.applications)).toEqual(ids.slice(1, 3));
    expect(body.total).toBe(4);
  });

  it("are nobody else's", async () => {
    const { body } = await due(rival);
    expect(body.applications.map(({ title }: { title: string }) => title)).toEqual(["Rival"]);
    expect((await due(await person(server, "seeker0@example.com"))).status).toBe(403);
  });
});

describe("the place of an application", () => {
  it("is in the list that it was opened from", async () => {
    expect(await placeOf(ids[1]!, "due")).toEqual({
      position: 2,
      total: 4,
      previous: ids[0],
      next: ids[2],
      nextOpen: ids[2],
    });
    expect(await placeOf(ids[1]!, "job")).toEqual({
      position: 1,
      total: 2,
      next: ids[3],
      nextOpen: ids[3],
    });
    expect(await placeOf(ids[3]!, "due")).toEqual({
      position: 4,
      total: 4,
      previous: ids[2],
      nextOpen: ids[0],
    });
  });

  it("passes over what is marked, and comes back to what was passed over", async () => {
    const marks = [ids[0]!, ids[2]!].map((applicationId) => ({ applicationId, stage: "offer" }));
    await markAs(server, harborPro, marks);
    expect((await placeOf(ids[1]!, "due")).nextOpen).toBe(ids[3]);
    expect((await placeOf(ids[3]!, "due")).nextOpen).toBe(ids[1]);
    await markAs(server, harborPro, [{ applicationId: ids[3], stage: "offer" }]);
    expect(await placeOf(ids[1]!, "due")).not.toHaveProperty("nextOpen");
    for (const id of ids) await server.ask("DELETE", `/rest/organization/applications/${id}/mark`, harborPro);
  });

  it("begins with the first without a mark, on its own page if it can, and with none for somebody who only reads", async () => {
    const job = `jobs/${await jobNamed(server, "Keeper")}`;
    const firstOf = async (path: string, by = harborPro) =>
      (await server.ask("GET", `/rest/organization/${path}`, by)).body.firstOpen;
    expect(await firstOf("applications?size=1")).toBe(ids[0]);
    expect(await firstOf("applications?size=1&from=1")).toBe(ids[1]);
    await markAs(server, harborPro, [{ applicationId: ids[0], stage: "offer" }]);
    for (const path of [`${job}/applications?size=1`, `${job}/board?each=1`])
      expect([path, await firstOf(path)]).toEqual([path, ids[2]]);
    expect(await firstOf("applications?size=1")).toBe(ids[1]);
    const reader = await person(server, "reader@harbor.example");
    await join(server, reader, "reader", "Harbor Trust");
    expect(await firstOf("applications?size=1", reader)).toBeUndefined();
    await markAs(
      server,
      harborPro,
      ids.slice(1).map((applicationId) => ({ applicationId, stage: "offer" })),
    );
    expect(await firstOf("applications?size=1")).toBeUndefined();
    for (const id of ids) await server.ask("DELETE", `/rest/organization/applications/${id}/mark`, harborPro);
  });

  it("stays after the answer", async () => {
    const porter = await person(server, "porter@example.com");
    const { id } = (await apply(server, porter, await jobNamed(server, "Porter"))).body;
    expect((await due()).body.total).toBe(5);
    const url = `/rest/organization/applications/${id}/decision`;
    await server.ask("POST", url, { ...harborPro, payload: { stage: "offer" } });
    expect(await placeOf(id, "due")).toMatchObject({ position: 5, previous: ids[3] });
    expect((await due()).body.total).toBe(4);
  });
});
