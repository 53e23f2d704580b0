import { contentTopic } from "@candor/contract/websocket";
import { expect, test } from "vitest";
import { publishArticles } from "../../../src/features/news/commands.ts";
import { anArticle } from "../../harness/an-article.ts";
import { startApp } from "../../harness/app.ts";
import { converse, listen, request } from "../../harness/socket.ts";

test("L-06 published news reaches open pages with an event on /rest/cms, and the pages that are kept for strangers", async () => {
  const server = await startApp();
  const { parts, origin } = server;
  await publishArticles(parts, [anArticle("older", parts.clock.now())]);
  await parts.settled();
  const reader = await converse(await listen(server), { origin });
  reader.send(request("content", "SUBSCRIBE", contentTopic));
  expect(await reader.next()).toMatchObject({ id: "content", status: 200 });
  const before = parts.content.current;
  const now = parts.clock.now();
  await publishArticles(parts, [anArticle("older", now)]);
  await publishArticles(parts, [anArticle("older", now), anArticle("latest", now)]);
  expect(await reader.next()).toEqual({ kind: "message", url: contentTopic, body: null });
  // The first call published nothing, as its article was there.
  await parts.settled();
  expect(parts.content.current).toBe(before + 1);
  reader.socket.terminate();
  await server.close();
});
