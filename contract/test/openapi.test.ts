import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openApiDocument } from "../src/openapi/document.ts";
import type { OpenApi } from "../src/openapi/open-api.ts";
import { shapes } from "../src/openapi/shapes.ts";

describe("the OpenAPI document", () => {
  const text = JSON.stringify(openApiDocument(), null, 2);

  it("changes only with a reviewed snapshot", async () => {
    await expect(text).toMatchFileSnapshot("openapi.json");
  });

  it("describes each schema that it refers to, and no other", () => {
    const { schemas } = (JSON.parse(text) as { components: { schemas: object } }).components;
    const referred = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!);
    expect(Object.keys(schemas)).toEqual([...new Set(referred)].toSorted());
  });

  it("defines each security scheme that a call names, and no other", () => {
    const { paths, components } = JSON.parse(text) as OpenApi;
    const named = Object.values(paths)
      .flatMap((calls) => Object.values(calls))
      .flatMap(({ security = [] }) => security.flatMap((scheme) => Object.keys(scheme)));
    expect(new Set(named)).toEqual(new Set(Object.keys(components.securitySchemes)));
  });

  it("says of each call who may make it and how often, and when to ask again", () => {
    const { paths, components } = JSON.parse(text) as OpenApi;
    for (const { description } of Object.values(paths).flatMap((calls) => Object.values(calls)))
      expect(description).toMatch(
        /^For .+\.\n\nLimit `\w+`: \d+ (?:a|an|in) [a-z ]+ from one network address\./,
      );
    const waiting = Object.entries(components.responses).filter(([codes]) =>
      /too-many-(?:requests|attempts)|unavailable/.test(codes),
    );
    expect(waiting.length).toBeGreaterThan(1);
    for (const [, { headers }] of waiting) expect(headers).toHaveProperty("Retry-After");
  });

  it("puts each call into one area, and describes each area that has calls", () => {
    const { tags, paths } = JSON.parse(text) as OpenApi;
    const named = Object.values(paths)
      .flatMap((calls) => Object.values(calls))
      .map(({ tags: [area, ...others] }) => ({ area, others }));
    expect(named.flatMap(({ others }) => others)).toEqual([]);
    expect(new Set(named.map(({ area }) => area))).toEqual(new Set(tags.map(({ name }) => name)));
    for (const { description } of tags) expect(description).toMatch(/^[A-Z].+\.$/);
  });

  it("describes an API key separately from a session's token", () => {
    const { paths } = JSON.parse(text) as OpenApi;
    expect(paths["/rest/program/postings"]!["get"]!.security).toEqual([{ program: [] }]);
  });

  it("takes its names from every file of shapes", () => {
    const files = globSync("src/*/{shapes,*-shapes}.ts", {
      cwd: `${import.meta.dirname}/..`,
      exclude: ["src/openapi/**"],
    });
    expect(Object.keys(shapes)).toHaveLength(files.length);
  });
});
