import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openApiDocument } from "../src/openapi/document.ts";
import { shapes } from "../src/openapi/shapes.ts";

interface OpenApi {
  readonly paths: Record<string, Record<string, { readonly security?: readonly object[] }>>;
  readonly components: { readonly securitySchemes: object };
}

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

  it("takes its names from every file of shapes", () => {
    const files = globSync("src/*/{shapes,*-shapes}.ts", {
      cwd: `${import.meta.dirname}/..`,
      exclude: ["src/openapi/**"],
    });
    expect(Object.keys(shapes)).toHaveLength(files.length);
  });
});
