import { preferenceKinds } from "@candor/contract/values";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let people = 0;

beforeAll(async () => {
  server = await startApp();
  await server.publish(["Keeper", "Painter"].map((title) => aDraft({ title, organization: "Harbor Trust" })));
  await pro(server, "grace.hopper@harbor.example", "Harbor Trust");
});
afterAll(() => server.close());

const somebody = () => person(server, `agreeing${(people += 1)}@example.com`);
const consents = async (who: Person) =>
  (await server.ask("GET", "/rest/account/consents", who)).body.consents;
const taken = (where: string) => expect.objectContaining({ where });

describe("M-28 what somebody agreed to", () => {
  it("has an application in the words of its last step, with the match sheet, until it is withdrawn", async () => {
    const who = await somebody();
    const { id } = (await apply(server, who, await jobNamed(server, "Keeper"))).body;
    expect(await consents(who)).toMatchObject([
      {
        kind: "application",
        wording:
          "It is sent to Harbor Trust. You can withdraw it later. Harbor Trust also gets how you match the requirements, line by line, quoting your profile's experience and skills and your resume. It is the sheet that you see.",
        given: { where: "apply" },
        applicationId: id,
        posting: { title: "Keeper", organization: "Harbor Trust" },
      },
    ]);
    expect((await consents(who))[0]).not.toHaveProperty("takenBack");
    await server.ask("POST", `/rest/applications/${id}/withdrawal`, who);
    expect((await consents(who))[0].takenBack).toEqual(taken("application"));
  });

  it("has an employer that was shown one application, until it is kept away from that too", async () => {
    const who = await somebody();
    const payload = { kind: "employer", organization: "Harbor Trust" };
    await server.ask("POST", "/rest/blocks", { ...who, payload });
    await apply(server, who, await jobNamed(server, "Painter"), { toEmployer: true });
    const kinds = async () =>
      (await consents(who)).map(({ kind, takenBack }: { kind: string; takenBack?: { where: string } }) => [
        kind,
        takenBack?.where,
      ]);
    expect(await kinds()).toEqual([
      ["employer", undefined],
      ["application", undefined],
    ]);
    await server.ask("POST", "/rest/blocks", { ...who, payload: { ...payload, kind: "blocked" } });
    await server.parts.settled();
    expect(await kinds()).toEqual([
      ["employer", "block"],
      ["application", "block"],
    ]);
  });

  it("has consulting once, however often it is saved, and again after it was left", async () => {
    const who = await somebody();
    await server.ask("PATCH", "/rest/account", {
      ...who,
      payload: { firstName: "Ada", lastName: "Byron" },
    });
    const enroll = () =>
      server.ask("PUT", "/rest/consulting/enrollment", { ...who, payload: { specialty: "Design" } });
    await enroll();
    await enroll();
    await server.ask("DELETE", "/rest/consulting/enrollment", who);
    await enroll();
    const [again, before, ...others] = await consents(who);
    expect(others).toEqual([]);
    expect(again).toMatchObject({ kind: "consulting", given: { where: "consulting" } });
    expect(again).not.toHaveProperty("takenBack");
    expect(before.takenBack).toEqual(taken("consulting"));
    expect(before.wording).toContain("Only our administrators see your enrollment.");
  });

  it("has a kind of mail that was turned on again, and that it was turned off", async () => {
    const who = await somebody();
    const choose = (wanted: boolean) =>
      server.ask("PUT", "/rest/preferences", {
        ...who,
        payload: {
          preferences: preferenceKinds.map((kind) => ({
            kind,
            channel: "email",
            wanted: kind !== "jobAlerts" || wanted,
          })),
        },
      });
    for (const wanted of [false, true, false]) expect((await choose(wanted)).status).toBeLessThan(300);
    expect(await consents(who)).toMatchObject([
      { kind: "mail", given: { where: "communication" }, takenBack: { where: "communication" } },
    ]);
  });

  it("is nobody else's to read", async () => {
    const who = await somebody();
    await apply(server, who, await jobNamed(server, "Keeper"));
    expect(await consents(await somebody())).toEqual([]);
  });
});
