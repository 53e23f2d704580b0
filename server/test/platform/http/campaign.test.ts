import cookie from "@fastify/cookie";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { campaignOf, keepCampaigns } from "../../../src/platform/http/campaign.ts";
import { publicOrigin } from "../../../src/platform/http/origin.ts";

async function pages(publicUrl = "http://candor.test") {
  const app = Fastify();
  await app.register(cookie);
  keepCampaigns(app, publicOrigin(publicUrl));
  app.all("/*", async () => "page");
  return app;
}

describe("E-31 a campaign", () => {
  it.each([
    [
      { utm_source: "news", utm_medium: "mail", utm_term: "x", e: "secret" },
      { utm_source: "news", utm_medium: "mail" },
    ],
    [{ utm_source: "" }, {}],
    [{ utm_source: ["a", "b"] }, {}],
    [{ utm_source: "a\nb" }, {}],
    [{ utm_campaign: "a".repeat(101) }, { utm_campaign: "a".repeat(100) }],
    [undefined, {}],
  ])("of %j is %j", (query, campaign) => {
    expect(campaignOf(query)).toEqual(campaign);
  });

  it("is kept for the visit in a cookie that no script reads", async () => {
    const app = await pages();
    const { headers } = await app.inject("/details/a/1?utm_source=news%22%3B&query=x");
    expect(headers["set-cookie"]).toBe(
      "candor-campaign=utm_source%3Dnews%2522%253B; Path=/; HttpOnly; SameSite=Lax",
    );
  });

  it("is told to the scripts of later pages, which set no cookie again", async () => {
    const app = await pages();
    const headers = { cookie: "candor-campaign=utm_source%3Dnews%2522%253B" };
    const later = await app.inject({ url: "/search", headers });
    expect(later.headers["server-timing"]).toBe('campaign;desc="utm_source=news%22%3B"');
    expect(later.headers["set-cookie"]).toBeUndefined();
  });

  it("is absent for a visitor without a campaign, a sent form, and a file", async () => {
    const app = await pages();
    const asked = [
      { method: "GET", url: "/search?query=utm_source" },
      { method: "POST", url: "/login?utm_source=news" },
      { method: "GET", url: "/assets/a.js?utm_source=news" },
    ] as const;
    for (const one of asked) {
      const { headers } = await app.inject(one);
      expect([headers["set-cookie"], headers["server-timing"]]).toEqual([undefined, undefined]);
    }
  });

  it("is bound to the host if the site is secure", async () => {
    const app = await pages("https://candor.test");
    const { headers } = await app.inject("/?utm_source=news");
    expect(headers["set-cookie"]).toBe(
      "__Host-candor-campaign=utm_source=news; Path=/; HttpOnly; Secure; SameSite=Lax",
    );
  });
});
