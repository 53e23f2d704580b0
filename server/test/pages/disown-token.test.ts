import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { takeDisownToken } from "../../src/pages/disown-token.ts";
import { publicOrigin } from "../../src/platform/http/origin.ts";

let pages: FastifyInstance;
beforeAll(async () => {
  pages = Fastify();
  await pages.register(cookie);
  takeDisownToken(pages, publicOrigin("https://candor.test"));
  pages.route({ method: ["GET", "HEAD", "POST"], url: "/suspicious", handler: () => "the page" });
});
afterAll(() => pages.close());

describe("R-36 a link that says that it was somebody else", () => {
  it.each(["GET", "HEAD"] as const)("has its token taken out of the address at once: %s", async (method) => {
    const { statusCode, headers, cookies } = await pages.inject({ method, url: "/suspicious?token=7.abc" });
    expect({ statusCode, location: headers.location }).toEqual({ statusCode: 303, location: "/suspicious" });
    expect(headers).toMatchObject({ "referrer-policy": "no-referrer", "cache-control": "no-store" });
    expect(cookies).toEqual([
      {
        name: "__Host-candor-disown",
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
    ["GET", "/suspicious"],
    ["GET", "/suspicious?token=1&token=2"],
    ["POST", "/suspicious?token=7.abc"],
  ] as const)("%s %s is the page, and keeps nothing", async (method, url) => {
    const { body, cookies } = await pages.inject({ method, url });
    expect({ body, cookies }).toEqual({ body: "the page", cookies: [] });
  });
});
