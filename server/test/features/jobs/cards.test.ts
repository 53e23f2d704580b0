import { rateLimits } from "@candor/contract/rate-limits";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Card } from "../../../src/platform/cards/card.ts";
import { Pictures } from "../../../src/platform/cards/pictures.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

let files = 0;

/** Publishes a posting from a file of its own; resolves to its card's address and its source. */
async function published(title: string): Promise<{ url: string; source: string }> {
  files += 1;
  const source = `cards ${files}`;
  await server.publish([aDraft({ title, source, sourceId: "1" })], source);
  const { id } = await server.parts.database.read
    .selectFrom("posting")
    .select("id")
    .where("source", "=", source)
    .executeTakeFirstOrThrow();
  return { url: `/cards/jobs/${id}.png`, source };
}

const get = (url: string, headers = {}) => server.app.inject({ method: "GET", url, headers });

describe("the social card of a posting", () => {
  it("N-19 is a PNG of 1200 by 630 that anybody may keep for an hour", async () => {
    const { url } = await published("Kelp Farm Diver");
    const { statusCode, headers, rawPayload } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=3600",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
    });
    expect(headers["set-cookie"]).toBeUndefined();
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    // The picture isn't blank.
    const { entropy } = await sharp(rawPayload).stats();
    expect(entropy).toBeGreaterThan(0.1);
  });

  it("N-19 is answered 304 to anyone who has it, until the posting says something else", async () => {
    const { url, source } = await published("Lamplighter");
    const etag = (await get(url)).headers.etag as string;
    expect(await get(url, { "if-none-match": etag })).toMatchObject({ statusCode: 304, body: "" });
    await server.publish([aDraft({ title: "Lighthouse Keeper", source, sourceId: "1" })], source);
    const changed = await get(url, { "if-none-match": etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });

  it("N-19 of a closed posting is not found", async () => {
    const { url, source } = await published("Ferryman");
    expect((await get(url)).statusCode).toBe(200);
    await server.publish([], source);
    expect((await get(url)).json()).toMatchObject({ status: 404, code: "job-not-found" });
  });

  it.each(["0.png", "99999999.png", "1", "1.jpg", "1.png.png", "abc.png", "-1.png", "%00.png", "..%2f1.png"])(
    "N-19 at %s is not found",
    async (file) => {
      const { statusCode, headers } = await get(`/cards/jobs/${file}`);
      expect(statusCode).toBe(404);
      expect(headers["cache-control"]).not.toContain("public");
    },
  );

  it.each([
    ["hostile characters", `</text><image href="http://127.0.0.1:9/x"/>&#0;"'\`{{title}}\${1}`],
    ["a very long word", "x".repeat(300)],
    ["very many words", "Very Senior ".repeat(25)],
    ["another script", "ソフトウェアエンジニア"],
    ["a script from right to left", "مهندس برمجيات"],
    ["characters that nothing draws", "\u202E\u200B\uFFFD🚀👩‍👩‍👧"],
    ["marks upon marks", `Z${"\u0301".repeat(200)} Welder`],
  ])("N-19 with a title of %s is drawn", async (_, title) => {
    const { url } = await published(title);
    const { statusCode, rawPayload } = await get(url);
    expect(statusCode).toBe(200);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it("N-19 is drawn so often a minute for one address", async () => {
    const ask = () =>
      server.app.inject({ method: "GET", url: "/cards/jobs/0.png", remoteAddress: "192.0.2.77" });
    for (let asked = 0; asked < rateLimits.drawing.requests; asked++)
      expect((await ask()).statusCode).toBe(404);
    expect((await ask()).statusCode).toBe(429);
  });
});

describe("pictures of cards", () => {
  const card = (title: string): Card => ({ brand: "Candor", title, subtitle: "Harbor Trust", facts: [] });

  it("N-19 are drawn once for all who ask at the same time, and kept", async () => {
    const pictures = new Pictures();
    const [first, second] = await Promise.all([pictures.of(card("Diver")), pictures.of(card("Diver"))]);
    expect(second).toBe(first);
    expect(await pictures.of(card("Diver"))).toBe(first);
    await pictures.close();
  });

  it("N-19 that too many wait for are refused at once with 503, and the others are drawn", async () => {
    const pictures = new Pictures();
    const asked = await Promise.allSettled(
      Array.from({ length: 25 }, (_, at) => pictures.of(card(`Diver ${at}`))),
    );
    const refused = asked.filter((answer) => answer.status === "rejected");
    expect(refused).toHaveLength(5);
    expect(refused[0]?.reason).toMatchObject({ code: "overloaded", status: 503, retryAfter: 2 });
    await pictures.close();
  });
});
