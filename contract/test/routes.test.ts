import { describe, expect, it } from "vitest";
import { enUs } from "../src/messages/en-us.ts";
import { commonProblems, problems } from "../src/problems.ts";
import { rateLimits } from "../src/rate-limits.ts";
import { gateNames, readsToken, refusalsOf } from "../src/roles.ts";
import type { Route } from "../src/route.ts";
import { routes } from "../src/routes.ts";

const all: [string, Route][] = Object.entries(routes);

describe.each(all)("the route %s", (_name, route) => {
  it("names its gate, its limit and only known problems", () => {
    expect(gateNames).toContain(route.gate);
    expect(Object.keys(rateLimits)).toContain(route.limit);
    for (const code of route.problems) expect(Object.keys(problems)).toContain(code);
  });

  it("leaves the problems that every call may answer to the common list", () => {
    expect(route.problems.filter((code) => (commonProblems as readonly string[]).includes(code))).toEqual([]);
  });

  it("says that a missing session is refused exactly where a gate asks for one", () => {
    expect(route.problems.includes("unauthorized")).toBe(readsToken(route.gate));
  });

  it("declares a parameter for each part of its path", () => {
    const named = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const shape = (route.params as { shape?: object } | undefined)?.shape ?? {};
    expect(Object.keys(shape)).toEqual(named);
  });

  it("changes nothing on GET, and reads a body on no GET", () => {
    if (route.method === "GET") expect(route.body).toBeUndefined();
  });

  it("answers JSON unless it answers 204 or a file", () => {
    expect(route.answer === undefined).toBe(route.status === 204 || route.file === true);
  });

  it("has a not-found problem if its gate hides other people's records", () => {
    if (refusalsOf(route.gate).includes("not-found"))
      expect(route.problems.map((code) => problems[code].status)).toEqual(expect.arrayContaining([404]));
  });

  it("takes a file, or a body with or without files, on POST only", () => {
    if (route.upload) expect([route.method, route.body]).toEqual(["POST", undefined]);
    if (route.attachments) expect([route.method, route.upload]).toEqual(["POST", undefined]);
  });

  it("takes a repeated POST once where an idempotency key can come, and says so", () => {
    expect(route.problems.includes("key-reused")).toBe(route.idempotent === true);
  });
});

describe("problems", () => {
  it("all have a text in the catalogue", () => {
    for (const { key } of Object.values(problems)) expect(Object.keys(enUs)).toContain(key);
  });

  it("no two routes share a method and a path", () => {
    const addresses = all.map(([, route]) => `${route.method} ${route.path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});
