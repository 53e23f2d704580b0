import { contentTopic } from "@candor/contract/websocket";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publishArticles } from "../../../src/features/news/commands.ts";
import { anArticle } from "../../harness/an-article.ts";
import { startApp, type TestApp } from "../../harness/app.ts";
import { converse, listen, request } from "../../harness/socket.ts";

const [hour, day] = [3_600_000, 86_400_000];
const changed = { kind: "message", url: contentTopic, body: null };

let server: TestApp;
let address: string;
beforeAll(async () => {
  server = await startApp();
  address = await listen(server);
});
afterAll(() => server.close());

/** A page that is open, and follows our content. */
async function reader() {
  const conversation = await converse(address, { origin: server.origin });
  conversation.send(request("content", "SUBSCRIBE", contentTopic));
  expect(await conversation.next()).toMatchObject({ id: "content", status: 200 });
  return conversation;
}

test("L-06 published news reaches open pages with an event on /rest/cms, and the pages that are kept for strangers", async () => {
  const { parts } = server;
  await publishArticles(parts, [anArticle("older", parts.clock.now())]);
  await parts.settled();
  const page = await reader();
  const before = parts.content.current;
  const now = parts.clock.now();
  await publishArticles(parts, [anArticle("older", now)]);
  await publishArticles(parts, [anArticle("older", now), anArticle("latest", now)]);
  expect(await page.next()).toEqual(changed);
  // The first call published nothing, as its article was there.
  await parts.settled();
  expect(parts.content.current).toBe(before + 1);
  page.socket.terminate();
});

test("L-06 an article with a later date reaches them on its day, and its lists with them", async () => {
  const { parts } = server;
  const listed = async () =>
    Promise.all(
      ["/rest/news", "/news/feed.atom", "/sitemaps/pages.xml"].map(async (path) =>
        JSON.stringify((await server.ask("GET", path)).body).includes("tomorrows"),
      ),
    );
  await publishArticles(parts, [anArticle("tomorrows", parts.clock.now() + day)]);
  const page = await reader();
  await server.advance(day - hour);
  expect(await listed()).toEqual([false, false, false]);
  const before = parts.content.current;
  await server.advance(hour);
  expect(await page.next()).toEqual(changed);
  expect([parts.content.current, await listed()]).toEqual([before + 1, [true, true, true]]);
  page.socket.terminate();
});
