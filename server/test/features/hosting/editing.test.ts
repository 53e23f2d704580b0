import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reviewPosting } from "../../../src/features/hosting/commands/review.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { aForm, hirer, organizationNamed } from "../../harness/a-posting.ts";
import { apply, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { join } from "../../harness/members.ts";

let server: TestApp;
let harbor: ReturnType<typeof hirer>;
let quarry: ReturnType<typeof hirer>;
let harborId: string;

beforeAll(async () => {
  server = await startApp();
  await server.publish([
    aDraft({ title: "Known", organization: "Harbor Trust" }),
    aDraft({ title: "Known too", organization: "Quarry Works" }),
  ]);
  harborId = await organizationNamed(server, "Harbor Trust");
  harbor = hirer(server, await pro(server, "owner@harbor.example", "Harbor Trust"), harborId);
  quarry = hirer(
    server,
    await pro(server, "owner@quarry.example", "Quarry Works"),
    await organizationNamed(server, "Quarry Works"),
  );
}, 60_000);
afterAll(() => server.close());

describe("C-20 a draft", () => {
  it("keeps what was typed, unfinished and wrong", async () => {
    const id = await harbor.draft({ title: "", payMin: "a lot", places: "Xyzzyville" });
    const { body } = await harbor.ask("GET", `/${id}`);
    expect(body).toMatchObject({ life: "draft", version: 1, moves: ["publish"] });
    expect(body.fields).toMatchObject({ title: "", payMin: "a lot", places: "Xyzzyville" });
    expect(body.faults.map(({ field }: { field: string }) => field)).toEqual(["title", "places", "payMin"]);
  });

  it("belongs to its organization: another's Pro can't read, save, move, copy or delete it", async () => {
    const id = await harbor.draft();
    const notThere = { status: 404, body: expect.objectContaining({ code: "job-not-found" }) };
    expect(await quarry.ask("GET", `/${id}`)).toMatchObject(notThere);
    expect(await quarry.ask("PUT", `/${id}`, { version: 1, fields: aForm() })).toMatchObject(notThere);
    expect(await quarry.ask("POST", `/${id}/moves`, { move: "publish", version: 1 })).toMatchObject(notThere);
    expect(await quarry.ask("DELETE", `/${id}`)).toMatchObject(notThere);
    const organizationId = await organizationNamed(server, "Quarry Works");
    const copy = { organizationId, fields: aForm(), copyOf: id };
    expect((await quarry.ask("POST", "", copy)).status).toBe(404);
    expect((await quarry.ask("POST", "", { organizationId: harborId, fields: aForm() })).status).toBe(404);
    expect((await harbor.ask("GET", `/${id}`)).body.version).toBe(1);
  });

  it("is neither read nor published by a reader", async () => {
    const id = await harbor.draft();
    const reader = await person(server, "reader@harbor.example");
    await join(server, reader, "reader", "Harbor Trust");
    const reading = hirer(server, reader, harborId);
    expect((await reading.ask("GET", `/${id}`)).status).toBe(404);
    expect((await reading.ask("POST", `/${id}/moves`, { move: "publish", version: 1 })).status).toBe(404);
    expect((await reading.ask("POST", "", { organizationId: harborId, fields: aForm() })).status).toBe(403);
  });

  it("is deleted for good, which a published posting is not", async () => {
    const id = await harbor.draft();
    expect((await harbor.ask("DELETE", `/${id}`)).status).toBe(204);
    expect((await harbor.ask("GET", `/${id}`)).status).toBe(404);
    const published = await harbor.publish();
    expect((await harbor.ask("DELETE", `/${published}`)).body.code).toBe("move-refused");
    expect((await harbor.ask("GET", `/${published}`)).status).toBe(200);
  });

  it("is started once for one key", async () => {
    const caller = await person(server, "owner@harbor.example");
    const start = () =>
      server.ask("POST", "/rest/organization/postings", {
        headers: { ...caller.headers, "idempotency-key": "one draft" },
        payload: { organizationId: harborId, fields: aForm() },
      });
    expect((await start()).body.id).toBe((await start()).body.id);
  });
});

describe("C-20 two people who edit one posting", () => {
  it("do not overwrite each other: the second is refused, and reads what the first saved", async () => {
    const id = await harbor.draft();
    const { body } = await harbor.ask("GET", `/${id}`);
    const save = (title: string) =>
      harbor.ask("PUT", `/${id}`, { version: body.version, fields: { ...body.fields, title } });
    const answers = await Promise.all([save("First Keeper"), save("Second Keeper")]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [saved] = answers.filter(({ status }) => status === 200);
    const [refused] = answers.filter(({ status }) => status === 409);
    expect(refused!.body.code).toBe("version-conflict");
    expect((await harbor.ask("GET", `/${id}`)).body.fields.title).toBe(saved!.body.fields.title);
  });

  it("publish only what they saw", async () => {
    const id = await harbor.draft();
    await harbor.save(id, { title: "Changed Keeper" });
    const { body } = await harbor.ask("POST", `/${id}/moves`, { move: "publish", version: 1 });
    expect(body).toMatchObject({ status: 409, code: "version-conflict" });
  });
});

describe("M-13 M-21 publishing", () => {
  it("is refused with the rule that requires pay, and its source", async () => {
    const id = await harbor.draft({
      places: "Denver, CO",
      payMin: "",
      payMax: "",
      payUnit: "",
      payCurrency: "",
    });
    expect((await harbor.move(id, "publish")).body.code).toBe("posting-unready");
    const { body } = await harbor.ask("GET", `/${id}`);
    expect(body.life).toBe("draft");
    expect(body.faults).toEqual([
      {
        field: "payMin",
        text: "Colorado's Equal Pay for Equal Work Act asks for a pay range in a posting that may be filled there. Give the lower and the upper amount.",
        source: {
          name: "Colorado's Equal Pay for Equal Work Act",
          url: "https://cdle.colorado.gov/equalpaytransparency",
          unread: true,
        },
      },
    ]);
  });

  it("is refused without a range where no law asks for one, too, and a published posting keeps its range", async () => {
    const unpaid = { payMin: "", payMax: "", payUnit: "", payCurrency: "" } as const;
    const id = await harbor.draft({ places: "Portland, OR", ...unpaid });
    expect((await harbor.move(id, "publish")).body.code).toBe("posting-unready");
    const { body } = await harbor.ask("GET", `/${id}`);
    expect(body.life).toBe("draft");
    expect(body.faults).toMatchObject([
      { field: "payMin", text: expect.stringMatching(/^Every posting here states what it pays/) },
    ]);
    const paid = await harbor.publish({ places: "Portland, OR" });
    expect((await harbor.save(paid, unpaid)).body.code).toBe("posting-unready");
  });

  it("is refused while form and text tell two stories, and marks the sentence", async () => {
    const description = `${aForm().description} You are in our Salem office three days a week.`;
    const id = await harbor.draft({ remoteKind: "remote", remoteWithin: "Oregon", description });
    expect((await harbor.move(id, "publish")).body.code).toBe("posting-unready");
    const { body } = await harbor.ask("GET", `/${id}`);
    expect(body.faults).toMatchObject([
      { field: "description", sentence: "You are in our Salem office three days a week." },
    ]);
  });

  it("binds a published posting too: a save that could not be published changes nothing", async () => {
    const id = await harbor.publish({ places: "Denver, CO", benefits: "Health insurance." });
    const refused = await harbor.save(id, { payMin: "", payMax: "", payUnit: "", payCurrency: "" });
    expect(refused.body.code).toBe("posting-unready");
    const { body } = await server.ask("GET", `/rest/job-lookup/${id}`);
    expect(body.compensationMin).toBe(48_000);
  });

  it("sanitizes the description, no matter who typed it", async () => {
    const description = `<p onclick="x()">${aForm().description}</p><script>alert(1)</script><img src=x onerror=alert(1)>`;
    const id = await harbor.publish({ description, benefits: "<b>Boats</b>", mustHave: "<i>SQL</i>" });
    const { body } = await server.ask("GET", `/rest/job-lookup/${id}`);
    expect(body.description).not.toMatch(/script|onclick|onerror|<img|<b>|<i>/);
    expect(body.description).toContain("&lt;b&gt;Boats&lt;/b&gt;");
  });

  it("changes no promise that was given", async () => {
    const id = await harbor.publish({ title: "Promised Keeper", answerBusinessDays: "3" });
    const seeker = await person(server, "promised@example.com");
    const { body: sent } = await apply(server, seeker, id);
    expect((await harbor.save(id, { answerBusinessDays: "20" })).status).toBe(200);
    await server.parts.settled();
    expect((await server.ask("GET", `/rest/applications/${sent.id}`, seeker)).body.answerBy).toBe(
      sent.answerBy,
    );
    expect((await server.ask("GET", `/rest/job-lookup/${id}`)).body.answerBusinessDays).toBe(20);
  });
});

describe("M-09 the operator's review", () => {
  it("publishes what waits for it, returns it, and touches nothing else", async () => {
    const reviewing = await startApp({ REVIEW_POSTINGS: "1" });
    try {
      await reviewing.publish([aDraft({ title: "Known", organization: "Harbor Trust" })]);
      const owner = await pro(reviewing, "owner@harbor.example", "Harbor Trust");
      const own = hirer(reviewing, owner, await organizationNamed(reviewing, "Harbor Trust"));
      const id = await own.draft();
      expect(await reviewPosting(reviewing.parts, Number(id), "approve")).toBe("not-in-review");
      expect((await own.move(id, "publish")).body).toMatchObject({ life: "in-review", moves: ["withdraw"] });
      expect(await reviewPosting(reviewing.parts, Number(id), "return")).toBe("done");
      expect((await own.ask("GET", `/${id}`)).body.life).toBe("draft");
      await own.move(id, "publish");
      expect(await reviewPosting(reviewing.parts, Number(id), "approve")).toBe("done");
      await own.move(id, "close");
      // It has been reviewed once already.
      expect((await own.move(id, "reopen")).body.life).toBe("published");
    } finally {
      await reviewing.close();
    }
  });
});

describe("a posting that is written here", () => {
  it("is closed by no import, whatever its source is called", async () => {
    const id = await harbor.publish({ title: "Lasting Keeper" });
    await server.publish([aDraft({ title: "Unrelated", organization: "Harbor Trust" })], "hosted");
    expect((await server.ask("GET", `/rest/job-lookup/${id}`)).body.status).toBe("open");
  });
});
