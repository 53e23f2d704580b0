import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance } from "fastify";
import { describe, expect, it } from "vitest";
import { strangerKey } from "../../src/pages/page-cache.ts";
import { pagePolicy } from "../../src/pages/policy.ts";
import { webRequest } from "../../src/pages/web-request.ts";
import { publicOrigin } from "../../src/platform/http/origin.ts";

const plain = { development: false, formTargets: [], oneTap: false };

const publicUrl = "https://jobs.example.com";

async function withCookies(): Promise<FastifyInstance> {
  const app = Fastify();
  await app.register(cookie);
  return app;
}

describe("a page's request", () => {
  it.each([
    ["/search?query=a%20b&location=x", "/search?query=a%20b&location=x"],
    ["//elsewhere.example/x", "//elsewhere.example/x"],
    ["/https://elsewhere.example/x", "/https://elsewhere.example/x"],
    ["/a/../b", "/b"],
  ])("for %s stays at the public address", async (path, expected) => {
    const app = await withCookies();
    app.get("/*", (request, reply) => webRequest(request, reply, publicUrl).url);
    // inject() would take a path with two slashes for a host.
    const address = await app.listen({ port: 0, host: "127.0.0.1" });
    const answer = await fetch(`${address}${path}`);
    expect(await answer.text()).toBe(`${publicUrl}${expected}`);
    await app.close();
  });

  it("tells the public host, whatever the request says of its own", async () => {
    const app = await withCookies();
    app.get("/*", (request, reply) => {
      const { url, headers } = webRequest(request, reply, publicUrl);
      return { url, host: headers.get("host"), forwarded: headers.get("x-forwarded-host") };
    });
    const headers = { host: "elsewhere.example", "x-forwarded-host": "elsewhere.example" };
    expect((await app.inject({ url: "/", headers })).json()).toEqual({
      url: `${publicUrl}/`,
      host: "jobs.example.com",
      forwarded: null,
    });
  });
});

it.each([
  ["theme=dark; candor=secret; candor-draft=key", "theme=dark"],
  ["a=1;theme=%64ark", "theme=dark"],
  ["theme=dark; theme=light", "theme=dark"],
  ["theme=%0D%0AX; candor=secret", ""],
])(
  "a page is shown of the cookies %j no more than %j, which names what is kept for strangers",
  async (cookies, shown) => {
    const app = await withCookies();
    const origin = publicOrigin(publicUrl);
    app.get("/*", (request, reply) => ({
      page: webRequest(request, reply, publicUrl).headers.get("cookie"),
      key: strangerKey(request, origin),
    }));
    const answer = await app.inject({ url: "/about", headers: { cookie: cookies } });
    expect(answer.json()).toEqual({ page: shown, key: `en-US  ${shown} /about` });
  },
);

describe("the policy of pages", () => {
  it("lets run only scripts of ours and those that carry the nonce", () => {
    const policy = pagePolicy(["'nonce-abc'"], { ...plain, secure: true });
    expect(policy).toContain("default-src 'none'; script-src 'self' 'nonce-abc'; style-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("upgrade-insecure-requests");
    expect(policy).not.toContain("unsafe");
  });

  it("asks for https only if the instance has it", () => {
    expect(pagePolicy(["'nonce-abc'"], { ...plain, secure: false })).not.toContain(
      "upgrade-insecure-requests",
    );
  });
});
