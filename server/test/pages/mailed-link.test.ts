import cookie from "@fastify/cookie";
import fc from "fast-check";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { takeMailedLink, withoutCredential } from "../../src/pages/mailed-link.ts";
import { publicOrigin } from "../../src/platform/http/origin.ts";
import { logRequest } from "../../src/platform/http/request-log.ts";
import { openLog } from "../../src/platform/log.ts";

let pages: FastifyInstance;
const lines: string[] = [];
beforeAll(async () => {
  const log = openLog("trace", { write: (line) => lines.push(line) });
  pages = Fastify();
  await pages.register(cookie);
  pages.addHook("onResponse", async (request, reply) => logRequest(log, request, reply));
  takeMailedLink(pages, publicOrigin("https://candor.test"));
  pages.route({ method: ["GET", "HEAD", "POST"], url: "/*", handler: () => "the page" });
});
afterAll(() => pages.close());

describe("N-14 a page that is opened with `e`", () => {
  it.each(["GET", "HEAD"] as const)("has it taken out of its address at once: %s", async (method) => {
    const url = "/search?query=kelp+diver&e=7.abc&jobTypes=a&jobTypes=b";
    const { statusCode, headers, cookies } = await pages.inject({ method, url });
    expect({ statusCode, location: headers.location }).toEqual({
      statusCode: 303,
      location: "/search?query=kelp+diver&jobTypes=a&jobTypes=b",
    });
    expect(headers).toMatchObject({ "referrer-policy": "no-referrer", "cache-control": "no-store" });
    expect(cookies).toEqual([
      {
        name: "__Host-candor-mailed-link",
        value: "7.abc",
        maxAge: 600,
        path: "/",
        httpOnly: true,
        secure: true,
        sameSite: "Lax",
      },
    ]);
  });

  it.each([
    ["GET", "/search?query=e&re=1&E=2"],
    ["POST", "/?e=7.abc"],
  ] as const)("%s %s is the page, and keeps nothing", async (method, url) => {
    const { body, cookies } = await pages.inject({ method, url });
    expect({ body, cookies }).toEqual({ body: "the page", cookies: [] });
  });

  it("has it in no line of the log, at its most talkative", async () => {
    await pages.inject("/opt/canary?e=canary");
    const line = lines.map((one) => JSON.parse(one)).at(-1);
    expect(line).toMatchObject({ route: "/*", status: 303 });
    expect(lines.join("")).not.toContain("canary");
  });
});

describe("an address without its credential", () => {
  it.each([
    ["/?e=x", "/", "x"],
    ["/?%65=x", "/", "x"],
    ["/?e", "/", ""],
    ["/?e=x&e=y&a=1", "/?a=1", "x"],
    ["/?a=%zz&e=%zz", "/?a=%zz", "%zz"],
    ["/?redirect=%2Fabout%3Fa%3D1&e=x", "/?redirect=%2Fabout%3Fa%3D1", "x"],
    ["//evil.example/?e=x", "/evil.example/", "x"],
    ["/\\evil.example/?e=x", "/evil.example/", "x"],
    ["/.//evil.example/?e=x", "/evil.example/", "x"],
    [`/?e=${"x".repeat(300)}`, "/", "x".repeat(200)],
  ])("of %s is %s", (url, address, token) => {
    expect(withoutCredential(url)).toEqual({ address, token });
  });

  it("stays on this site and holds no credential, whatever the address was", () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), fc.string(), (path, query, prefix) => {
        const { address } =
          withoutCredential(`/${prefix.replaceAll("?", "")}${path}?${query}&e=secret`) ?? {};
        const resolved = new URL(address as string, "https://candor.test");
        expect(resolved.origin).toBe("https://candor.test");
        expect(withoutCredential(address as string)).toBeUndefined();
      }),
    );
  });
});
