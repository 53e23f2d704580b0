import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, mailsTo, type Person, person, pro } from "../../harness/an-application.ts";
import { type Asked, startApp, type TestApp } from "../../harness/app.ts";
import { declined, held, markAs, send } from "../../harness/decisions.ts";

let server: TestApp;
let hirer: Person;

beforeAll(async () => {
  server = await startApp();
  const titles = ["Keeper", "Diver", "Pilot", "Cook"];
  await server.publish(titles.map((title) => aDraft({ title, organization: "Harbor Trust" })));
  hirer = await pro(server, "grace@harbor.example", "Harbor Trust");
});
afterAll(() => server.close());

async function applied(title: string, email: string, firstName: string): Promise<string> {
  const seeker = await person(server, email);
  return (await apply(server, seeker, await jobNamed(server, title), { firstName })).body.id;
}

function preview(decisions: readonly object[]): Promise<Asked> {
  return server.ask("POST", "/rest/organization/decisions/preview", { ...hirer, payload: { decisions } });
}

const thanks = "Dear {{firstName}}, thank you for applying as {{title}}. {{pro}}";

describe("M-08 a note that names facts, like a template", () => {
  it("is filled in for each applicant when it is marked, previewed and sent", async () => {
    const ids = [
      await applied("Keeper", "ada@example.com", "Ada"),
      await applied("Diver", "joan@example.com", "Joan"),
    ];
    const decisions = ids.map((id) => ({ ...declined(id), note: thanks }));
    const { body } = await preview(decisions);
    expect(body.previews[0].paragraphs.join()).toContain("Dear Ada, thank you for applying as Keeper. Grace");
    await markAs(server, hirer, decisions);
    expect((await held(server, hirer)).map(({ note }) => note)).toEqual([
      "Dear Ada, thank you for applying as Keeper. Grace",
      "Dear Joan, thank you for applying as Diver. Grace",
    ]);
    await send(server, hirer, decisions);
    await server.advance(31_000);
    const mails = await mailsTo(server, "joan@example.com");
    expect(mails.map(({ text }) => text).join()).toContain("Dear Joan, thank you for applying as Diver.");
  });

  it("is refused where a fact is unknown, or where it grows too long", async () => {
    const id = await applied("Pilot", "ada@example.com", "Wilhelmina Alexandrina");
    const unknown = { ...declined(id), note: "Your pay: {{salary}}" };
    const problem = {
      code: "invalid-request",
      key: "conversation.fieldMissing",
      detail: expect.stringContaining("{{salary}}"),
    };
    expect((await preview([unknown])).body.previews).toMatchObject([{ problem }]);
    expect((await markAs(server, hirer, [unknown])).body.results).toMatchObject([{ problem }]);
    const long = { ...declined(id), note: `${"x".repeat(1986)} {{firstName}}` };
    expect((await markAs(server, hirer, [long])).body.results).toMatchObject([
      { problem: { key: "validation.tooLong" } },
    ]);
    expect(await held(server, hirer)).toEqual([]);
  });

  it("is filled in or refused when the answer leaves at once", async () => {
    const id = await applied("Cook", "ada@example.com", "Ada");
    const decide = (note: string) =>
      server.ask("POST", `/rest/organization/applications/${id}/decision`, {
        ...hirer,
        payload: { stage: "declined", reason: "positionFilled", note },
      });
    const refused = await decide("{{salary}}");
    expect([refused.status, refused.body.errors]).toMatchObject([400, [{ path: "/note" }]]);
    expect((await decide("Thank you, {{firstName}}.")).status).toBeLessThan(300);
    const seeker = await person(server, "ada@example.com");
    const { body } = await server.ask("GET", `/rest/applications/${id}`, seeker);
    expect(body.timeline.at(-1)).toMatchObject({ note: "Thank you, Ada." });
  });
});
