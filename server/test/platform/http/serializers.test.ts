import type { Route } from "@candor/contract/route";
import { routes } from "@candor/contract/routes";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { serializerOf } from "../../../src/platform/http/serializers.ts";

describe("what answers are written with", () => {
  it("leaves out fields that the schema doesn't name, at every depth", () => {
    const write = serializerOf(z.object({ id: z.int(), inner: z.object({ shown: z.string() }) }));
    const answer = { id: 1, password: "x", inner: { shown: "yes", secret: "x" } };
    expect(JSON.parse(write(answer))).toEqual({ id: 1, inner: { shown: "yes" } });
  });

  it("is made once for a schema", () => {
    const schema = z.object({ id: z.int() });
    expect(serializerOf(schema)).toBe(serializerOf(schema));
  });

  it("can be made for every call's answer", () => {
    for (const { answer } of Object.values<Route>(routes))
      if (answer) expect(serializerOf(answer)).toBeTypeOf("function");
  });
});
