import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { jsonText } from "../../../src/platform/json-text.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { apply, jobNamed, type Person, person, pro } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { join } from "../../harness/members.ts";

let server: TestApp;
let hirer: Person;
let seeker: Person;
let id: string;
beforeAll(async () => {
  server = await startApp();
  await server.publish([
    aDraft({ title: "Keeper", organization: "Harbor Trust" }),
    aDraft({ title: "Digger", organization: "Quarry Works" }),
  ]);
  hirer = await pro(server, "grace@harbor.example", "Harbor Trust");
  await pro(server, "rock@quarry.example", "Quarry Works");
  seeker = await person(server, "ada@example.com");
  id = (await apply(server, seeker, await jobNamed(server, "Keeper"))).body.id;
  await setPlaces([]);
});
afterAll(() => server.close());

const url = "/rest/organizations/harbor-trust/message-templates";
const save = (name: string, text: string, who = hirer) =>
  server.ask("PUT", url, { ...who, payload: { name, text } });
const write = (text: string, who = hirer) =>
  server.ask("POST", `/rest/conversations/${id}/messages`, { ...who, payload: { text } });
const filled = async (who = hirer) =>
  (await server.ask("GET", `/rest/conversations/${id}/templates`, who)).body.templates;

async function setPlaces(places: readonly object[]): Promise<void> {
  await server.parts.database.write((writer) =>
    writer
      .updateTable("posting")
      .set({ places_json: jsonText(places) })
      .where("title", "=", "Keeper")
      .execute(),
  );
}

describe("templates for messages", { shuffle: false }, () => {
  it("are an organization's: saved by name, replaced and removed", async () => {
    expect((await save("Hello", "Old")).body.templates).toHaveLength(1);
    await save("Hello", "Dear {{firstName}}, about {{title}} at {{organization}}. {{pro}}");
    const { body } = await server.ask("GET", url, hirer);
    expect(body.templates).toMatchObject([{ name: "Hello" }]);
    const gone = await save("Gone", "x");
    const last = gone.body.templates.find(({ name }: { name: string }) => name === "Gone");
    expect((await server.ask("DELETE", `${url}/${last.id}`, hirer)).status).toBe(204);
    expect((await server.ask("GET", url, hirer)).body.templates).toHaveLength(1);
  });

  it("are filled in with the person's name and the posting's facts", async () => {
    expect(await filled()).toMatchObject([
      { name: "Hello", text: "Dear Ada, about Keeper at Harbor Trust. Grace", missing: [] },
    ]);
    expect(await filled(seeker)).toEqual([]);
  });

  it("do not send where a fact is missing, and say which", async () => {
    await save("Place", "Come to {{place}} by {{answerBy}}.");
    const template = (await filled()).find(({ name }: { name: string }) => name === "Place");
    expect(template.missing).toEqual(["place"]);
    expect(template.text).toMatch(/^Come to {{place}} by \w+/);
    const { status, body } = await write(template.text);
    expect([status, body.errors?.[0].text]).toEqual([
      400,
      "Not sent: we don't know what to put in place of {{place}}. Write the words yourself, or leave them out.",
    ]);
    expect((await write("Pay: {{salary}}")).status).toBe(400);
    expect((await server.ask("GET", `/rest/conversations/${id}`, seeker)).body.messages).toEqual([]);
    await setPlaces([
      { city: "Austin", state: "TX" },
      { city: "Waco", state: "TX" },
    ]);
    expect((await write("Come to {{place}}.")).status).toBe(400);
    await setPlaces([{ city: "Austin", state: "TX" }]);
    expect((await write("Come to {{place}}.")).body.messages).toMatchObject([
      { text: "Come to Austin, TX." },
    ]);
  });

  it("leave a seeker's braces as they are", async () => {
    expect((await write("I know {{place}}.", seeker)).body.messages.at(-1).text).toBe("I know {{place}}.");
  });

  it("refuse what cannot be filled in, and no name or text", async () => {
    const { status, body } = await save(" ", "Dear {{nickName}}, {{email}}");
    expect(status).toBe(400);
    expect(body.errors.map(({ path, text }: { path: string; text: string }) => [path, text])).toEqual([
      ["/name", "Name the template."],
      ["/text", "{{nickName}}, {{email}} cannot be filled in. Only the words listed below can."],
    ]);
  });

  it("P-05 are not there for others", async () => {
    const other = await person(server, "rock@quarry.example");
    expect((await server.ask("GET", url, other)).status).toBe(404);
    expect((await save("Mine", "x", other)).status).toBe(404);
    const [{ id: template }] = (await server.ask("GET", url, hirer)).body.templates;
    await server.ask("DELETE", `/rest/organizations/quarry-works/message-templates/${template}`, other);
    expect((await server.ask("GET", url, hirer)).body.templates).toHaveLength(2);
    const reader = await person(server, "reader@harbor.example");
    await join(server, reader, "reader", "Harbor Trust");
    expect(await filled(reader)).toEqual([]);
    expect((await save("Mine", "x", reader)).status).toBe(404);
  });
});
