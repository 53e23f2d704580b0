import { openApiDocument } from "@candor/contract/openapi/document";
import { routes } from "@candor/contract/routes";
import { describe, expect, it } from "vitest";
import { areaOf, areasOf } from "../../app/api-reference/area.ts";
import { callsOf, schemaIn } from "../../app/api-reference/calls.ts";
import { exampleOf } from "../../app/api-reference/example.ts";
import type { Field } from "../../app/api-reference/fields.ts";
import type { TypePart } from "../../app/api-reference/types.ts";
import { loader } from "../../app/routes/api-reference/area.tsx";
import { aPage, argsFor } from "../harness/a-page.ts";

const document = openApiDocument();
const areas = areasOf(document).map(({ name }) => areaOf(document, name, "https://candor.test")!);

describe("the reference of the API", () => {
  it("has each call of the OpenAPI document in exactly one area", () => {
    const listed = areas.flatMap(({ calls }) => calls.map(({ method, path }) => `${method} ${path}`));
    const known = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(listed.toSorted()).toEqual(known.toSorted());
    expect(areasOf(document).map(({ calls }) => calls)).toEqual(areas.map(({ calls }) => calls.length));
  });

  it("describes every shape that it names, on the same page", () => {
    for (const { calls, shapes } of areas) {
      const described = calls.flatMap(({ parameters, body, answer }) => [
        ...parameters.flatMap(typesIn),
        ...(body ? [...body.type, ...body.fields.flat().flatMap(typesIn)] : []),
        ...(answer.described
          ? [...answer.described.type, ...answer.described.fields.flat().flatMap(typesIn)]
          : []),
      ]);
      const named = [...described, ...shapes.flatMap(({ fields }) => fields.flat().flatMap(typesIn))];
      const linked = named.flatMap((part) => (typeof part === "string" ? [] : part.shape));
      expect(new Set(linked)).toEqual(new Set(shapes.map(({ name }) => name)));
    }
  });

  it("describes a shape once, however often it is named", () => {
    const shapes = (area: string) => areas.find(({ name }) => name === area)!.shapes;
    expect(shapes("programs")).toEqual([]);
    expect(shapes("profile").map(({ name, way }) => [name, way])).toEqual([["ExperienceBody", "sent"]]);
    expect(shapes("gigs").map(({ name, way }) => [name, way])).toEqual([
      ["Gig", "answered"],
      ["GigBudget", "answered"],
      ["GigFields", "sent"],
      ["OwnGigProposal", "answered"],
    ]);
  });

  it("shows who may make a call and how often in each, and leaves out what is true of all", () => {
    for (const { callers, limits, refusals } of areas.flatMap(({ calls }) => calls)) {
      expect(callers).toMatch(/^For .+\.$/);
      expect(limits[0]).toMatch(/^Limit `\w+`: /);
      expect(refusals.flatMap(({ codes }) => codes)).not.toContain("too-many-requests");
    }
  });

  it("has examples whose bodies the calls take", () => {
    for (const { path, method, operation } of callsOf(document)) {
      const schema = schemaIn(operation.requestBody?.content);
      if (!schema || "multipart/form-data" in operation.requestBody!.content) continue;
      const { body } = routes[operation.operationId as "searchJobs"];
      const { error } = body.safeParse(exampleOf(document, schema));
      expect([method, path, error?.issues]).toEqual([method, path, undefined]);
    }
  });

  it("has no area that the document doesn't name: 404", () => {
    const open = (area: string) => loader(argsFor(aPage(), `/developers/${area}`, { params: { area } }));
    expect(open("search").area.title).toBe("Search and postings");
    for (const area of ["nothing", "Search", "constructor", "__proto__"])
      expect(() => open(area)).toThrow(expect.objectContaining({ init: { status: 404 } }));
  });
});

function typesIn({ type, inside }: Field): TypePart[] {
  return [...type, ...inside.flat().flatMap(typesIn)];
}
