import { randomBytes } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { minute } from "../../../src/platform/durations.ts";
import { aDraft } from "../../harness/a-draft.ts";
import { startApp, type TestApp } from "../../harness/app.ts";

let server: TestApp;
let callers = 0;

beforeEach(async () => {
  server = await startApp();
  await server.publish([aDraft({ title: "Baker", organization: "Crumbs" })]);
});
afterEach(() => server.close());

/** Comes from another network each time: the limit is not what this is about. */
function ask(headers: Readonly<Record<string, string>> = {}, of = "/crumbs") {
  callers += 1;
  const url = `/feeds${of}/indeed.xml`;
  return server.app.inject({ method: "GET", url, headers, remoteAddress: `203.0.${callers}.1` });
}

function builtAt(text: string): string | undefined {
  return /<lastBuildDate>([^<]+)/.exec(text)?.[1];
}

describe("M-45 a feed for job boards that is read again", () => {
  it("is the one that was written before, until postings change", async () => {
    const first = await ask();
    await server.advance(2 * minute);
    expect((await ask()).body).toBe(first.body);
    await server.publish([aDraft({ title: "Mason", organization: "Bricks" })], "bricks");
    const second = await ask();
    expect(builtAt(second.body)).not.toBe(builtAt(first.body));
    expect(second.body).not.toContain("Mason");
    await server.publish([aDraft({ title: "Miller", organization: "Crumbs" })], "mills");
    expect((await ask()).body).toContain("Miller");
  });

  it("is each organization's own, and everybody's another", async () => {
    await server.publish([aDraft({ title: "Mason", organization: "Bricks" })], "bricks");
    const titles = async (of: string) =>
      [...(await ask({}, of)).body.matchAll(/<title>([^<]+)/g)].map(([, title]) => title);
    expect(await titles("/crumbs")).toEqual(["Baker"]);
    expect(await titles("/bricks")).toEqual(["Mason"]);
    expect(await titles("")).toEqual(["Baker", "Mason"]);
  });

  it("is sent packed to whoever takes it so", async () => {
    const [plainly, packed] = [await ask(), await ask({ "accept-encoding": "br, gzip" })];
    expect(plainly.headers["content-encoding"]).toBeUndefined();
    expect(packed.headers).toMatchObject({ "content-encoding": "gzip", etag: plainly.headers["etag"] });
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plainly.body);
  });

  it("isn't sent to whoever has it, even if it was written again", async () => {
    const tag = String((await ask()).headers["etag"]);
    expect(await ask({ "if-none-match": tag })).toMatchObject({ statusCode: 304, body: "" });
    await server.advance(minute);
    await server.publish([aDraft({ title: "Tiler", organization: "Bricks" })], "tiles");
    expect((await ask({ "if-none-match": tag })).statusCode).toBe(304);
    await server.publish([aDraft({ title: "Taster", organization: "Crumbs" })], "tastes");
    expect((await ask({ "if-none-match": tag })).statusCode).toBe(200);
  });

  it("is written out for each caller if it is too long to keep", async () => {
    const long = Array.from({ length: 24 }, (_, at) =>
      aDraft({
        title: `Long ${at}`,
        organization: "Volumes",
        description: randomBytes(750_000).toString("base64"),
      }),
    );
    await server.publish(long, "volumes");
    for (const _ of [1, 2]) {
      const answer = await ask({}, "/volumes");
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).not.toHaveProperty("etag");
      expect(answer.body.match(/<job>/g)).toHaveLength(24);
      expect(answer.body.endsWith("</source>\n")).toBe(true);
    }
  }, 60_000);
});
