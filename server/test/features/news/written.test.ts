import { afterAll, beforeAll, expect, it } from "vitest";
import { setAdministrator } from "../../../src/features/accounts/commands/appoint.ts";
import { type Person, person } from "../../harness/an-application.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

const path = "/rest/admin/news";
const fields = { title: "The lamp is lit", summary: "A lamp, and who lit it.", text: "It burns.\n\nAgain." };

let server: TestApp;
let operator: Person;

beforeAll(async () => {
  server = await startApp();
  operator = await person(server, "operator@candor.test");
  await setAdministrator(server.parts, "operator@candor.test", { granted: true });
});
afterAll(() => server.close());

async function publish(content: object = {}, headers: object = {}): Promise<string> {
  const payload = { ...fields, ...content };
  const published = await server.ask("POST", path, { ...operator, ...headers, payload });
  expect(published.status).toBe(201);
  return published.body.id;
}

const read = async (id: string) => server.ask("GET", `/rest/news/${id}`);

it("R-67 an administrator publishes an article, which everybody reads at once", async () => {
  // What other tests published may still be on its way.
  await server.parts.settled();
  const before = server.parts.content.current;
  const id = await publish();
  await server.parts.settled();
  expect(server.parts.content.current).toBe(before + 1);
  const { text: _, ...listed } = fields;
  const body = "<p>It burns.</p>\n<p>Again.</p>";
  expect((await read(id)).body).toMatchObject({ ...listed, id, body });
  const { body: list } = await server.ask("GET", "/rest/news");
  expect(list.articles).toContainEqual(expect.objectContaining({ id, title: fields.title }));
});

it("R-67 a change keeps the article's address and date, and shows it as it was written", async () => {
  const id = await publish({ title: "A change" });
  const { slug, publishedAt } = (await read(id)).body;
  expect((await server.ask("GET", `${path}/${id}`, operator)).body).toMatchObject({
    slug,
    text: fields.text,
  });
  await server.advance(60_000);
  const payload = {
    title: "Another",
    summary: "New.",
    text: "<p>See <a href='https://candor.test/'>this</a></p>",
  };
  expect((await server.ask("PUT", `${path}/${id}`, { ...operator, payload })).status).toBe(204);
  const changed = (await read(id)).body;
  expect(changed).toMatchObject({ slug, publishedAt, title: "Another" });
  expect(changed.body).toContain('<a href="https://candor.test/"');
  expect((await server.ask("GET", `${path}/${id}`, operator)).body.text).toBe(changed.body);
});

it("R-67 an article that is taken down is gone, and taking it down again changes nothing", async () => {
  const id = await publish({ title: "Gone" });
  for (let times = 0; times < 2; times++)
    expect((await server.ask("DELETE", `${path}/${id}`, operator)).status).toBe(204);
  expect((await read(id)).status).toBe(404);
  expect((await server.ask("PUT", `${path}/${id}`, { ...operator, payload: fields })).status).toBe(404);
});

it("articles with the same title have addresses of their own", async () => {
  const [first, second] = [await publish({ title: "Twice" }), await publish({ title: "Twice" })];
  const slugs = [(await read(first)).body.slug, (await read(second)).body.slug];
  expect(slugs).toEqual(["twice", "twice-2"]);
});

it.each([
  ["title", "validation.articleTitleRequired", { title: " " }],
  ["summary", "validation.articleSummaryRequired", { summary: "" }],
  ["text", "validation.articleTextRequired", { text: "\n" }],
])("an article without a %s is refused at its field", async (field, key, content) => {
  const { status, body } = await server.ask("POST", path, {
    ...operator,
    payload: { ...fields, ...content },
  });
  expect([status, body.errors]).toMatchObject([400, [{ path: `/${field}`, key }]]);
});

it("a script in an article does not leave it", async () => {
  const id = await publish({ title: "A script", text: "<p onclick='x()'>Hello<script>x()</script></p>" });
  expect((await read(id)).body.body).toBe("<p>Hello</p>");
});
