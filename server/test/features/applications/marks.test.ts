import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { mailsTo, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { decisionsMailed, declined, harborDecides, held, markAs, send } from "../../harness/decisions.ts";

const seconds = 1000;

let server: TestApp;
let harbor: Awaited<ReturnType<typeof harborDecides>>;

beforeEach(async () => {
  server = await startApp();
  harbor = await harborDecides(server);
});
afterEach(() => server.close());

describe("marks", () => {
  it("are kept for their Pro alone, until they are removed or seven days old", async () => {
    const colleague = await pro(server, "second@harbor.example", "Harbor Trust");
    const [keeper, diver] = [await harbor.applied("Keeper"), await harbor.applied("Diver")];
    const marked = await markAs(server, harbor.pro, [declined(keeper, "pay"), declined(diver, "pay")]);
    expect(marked).toMatchObject({ status: 200, body: { results: [{ applicationId: keeper }, {}] } });
    expect(await held(server, colleague)).toEqual([]);
    expect(await held(server, harbor.pro)).toMatchObject([{ applicationId: keeper, name: "Ada Byron" }, {}]);
    for (let time = 0; time < 2; time++) {
      const removed = await server.ask(
        "DELETE",
        `/rest/organization/applications/${keeper}/mark`,
        harbor.pro,
      );
      expect(removed.status).toBe(204);
    }
    expect(await held(server, harbor.pro)).toMatchObject([{ applicationId: diver, reason: "pay" }]);
    await server.advance(7 * 24 * 3600 * seconds + seconds);
    expect(await held(server, await person(server, "pro@harbor.example"))).toEqual([]);
    expect(await decisionsMailed(server, "ada@example.com")).toEqual([]);
  });

  it("are replaced by a later mark of the same application", async () => {
    const id = await harbor.applied("Keeper");
    await markAs(server, harbor.pro, [{ ...declined(id), note: "Thank you." }]);
    await markAs(server, harbor.pro, [{ applicationId: id, stage: "offer" }]);
    const [mark, ...others] = await held(server, harbor.pro);
    expect(others).toEqual([]);
    expect(mark).toMatchObject({ stage: "offer" });
    expect(mark).not.toHaveProperty("reason");
    expect(mark).not.toHaveProperty("note");
  });

  it("become the decision that is sent", async () => {
    const id = await harbor.applied("Keeper");
    await markAs(server, harbor.pro, [declined(id)]);
    await send(server, harbor.pro, [declined(id)]);
    expect(await held(server, harbor.pro)).toMatchObject([{ state: "waiting" }]);
    const refused = await markAs(server, harbor.pro, [declined(id, "pay")]);
    expect(refused.body.results).toMatchObject([{ problem: { code: "decision-waiting" } }]);
    await server.advance(31 * seconds);
    expect((await harbor.read(id)).timeline.at(-1)).toMatchObject({ reason: "The position is filled" });
  });
});

describe("an answer to what a colleague has answered since it was read", () => {
  it("is refused with who answered, as a mark, when it is sent, and in its preview", async () => {
    const colleague = await pro(server, "second@harbor.example", "Harbor Trust");
    const id = await harbor.applied("Keeper");
    await markAs(server, harbor.pro, [declined(id)]);
    const [mark] = await held(server, harbor.pro);
    const decision = { ...declined(id), asOf: mark?.["made"] };
    await server.advance(seconds);
    await send(server, colleague, [{ applicationId: id, stage: "interview" }]);
    await server.advance(11 * seconds);
    const problem = { code: "already-answered", detail: expect.stringContaining("second@harbor.example") };
    const refused = [{ applicationId: id, problem }];
    expect((await send(server, harbor.pro, [decision])).body.results).toMatchObject(refused);
    expect((await markAs(server, harbor.pro, [decision])).body.results).toMatchObject(refused);
    const asked = { ...harbor.pro, payload: { decisions: [decision] } };
    const { body } = await server.ask("POST", "/rest/organization/decisions/preview", asked);
    expect(body.previews).toMatchObject(refused);
    expect(await held(server, harbor.pro)).toMatchObject([{ state: "marked" }]);
    await server.advance(seconds);
    // The same answer holds once its Pro has read the other.
    const read = { ...decision, asOf: new Date(server.parts.clock.now()).toISOString() };
    expect((await send(server, harbor.pro, [read])).body.results).toEqual([{ applicationId: id }]);
  });

  it("is sent if it was the same Pro", async () => {
    const id = await harbor.applied("Keeper");
    const asOf = new Date(server.parts.clock.now()).toISOString();
    await server.advance(seconds);
    await send(server, harbor.pro, [{ applicationId: id, stage: "interview" }]);
    await server.advance(11 * seconds);
    const sent = await send(server, harbor.pro, [{ ...declined(id), asOf }]);
    expect(sent.body.results).toEqual([{ applicationId: id }]);
  });
});

describe("a preview", () => {
  it("has the words of the mail that each applicant gets", async () => {
    const id = await harbor.applied("Keeper");
    const decision = { ...declined(id, "We found a keeper."), note: "Thank you,\nand good luck." };
    const { status, body } = await server.ask("POST", "/rest/organization/decisions/preview", {
      ...harbor.pro,
      payload: { decisions: [decision] },
    });
    expect(status).toBe(200);
    const [preview] = body.previews;
    expect(preview).toMatchObject({ applicationId: id, name: "Ada Byron", subject: "Keeper: Declined" });
    await send(server, harbor.pro, [decision]);
    await server.advance(31 * seconds);
    const mail = (await mailsTo(server, "ada@example.com")).find(
      ({ subject }) => subject === preview.subject,
    );
    for (const paragraph of preview.paragraphs) expect(mail?.text).toContain(paragraph);
  });

  it("says what would be refused, and shows nothing of another organization's applicants", async () => {
    const [id, foreign] = [await harbor.applied("Keeper"), await harbor.applied("Rival")];
    const { body } = await server.ask("POST", "/rest/organization/decisions/preview", {
      ...harbor.pro,
      payload: { decisions: [{ applicationId: id, stage: "declined" }, declined(foreign)] },
    });
    expect(body.previews[0]).toMatchObject({ problem: { code: "invalid-request" } });
    expect(body.previews[1]).toEqual({
      applicationId: foreign,
      problem: expect.objectContaining({ code: "not-found" }),
    });
  });
});
