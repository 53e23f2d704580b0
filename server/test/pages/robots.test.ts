import Fastify from "fastify";
import { expect, it } from "vitest";
import { serveRobots } from "../../src/pages/robots.ts";

/** Whether a crawler may read a path under RFC 9309: "*" matches anything, and "$" the end. */
function mayRead(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = ""]) => {
    const parts = rule
      .replace(/\$$/, "")
      .split("*")
      .map((part) => part.replace(/[?.+]/g, "\\$&"));
    return new RegExp(`^${parts.join(".*")}${rule.endsWith("$") ? "$" : ""}`);
  });
  return !rules.some((rule) => rule.test(path));
}

async function robots(): Promise<string> {
  const app = Fastify();
  serveRobots(app, { url: () => "https://candor.example" } as never);
  return (await app.inject({ url: "/robots.txt" })).body;
}

it.each([
  "/organization/pier-company",
  "/organization/newcastle-works",
  "/organization/pier-company?from=20",
  "/embed/pier-company",
  "/feeds/pier-company/indeed.xml",
  "/details/pier-watcher-1/1",
])("R-78 search engines read what is open to all: %s", async (path) => {
  expect(mayRead(await robots(), path)).toBe(true);
});

it.each([
  "/organization",
  "/organization/answers",
  "/organization/jobs",
  "/organization/jobs/1",
  "/organization/new",
  "/organization/pier-company/members",
  "/organization/applications/1",
  "/organization/claims/1.a",
  "/settings/account",
  "/admin",
])("R-78 search engines stay away from what is a member's: %s", async (path) => {
  expect(mayRead(await robots(), path)).toBe(false);
});
