import type { JsonSchema, OpenApi } from "@candor/contract/openapi/open-api";
import { createElement as h } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FieldList } from "../../app/api-reference/field-list.tsx";
import { fieldsOf, type Way } from "../../app/api-reference/fields.ts";

const schemas: Record<string, JsonSchema> = {
  Place: { type: "object", properties: { city: { type: "string" } }, required: ["city"] },
  Pay: { type: "object", properties: { amount: { type: "number", minimum: 0 } }, required: ["amount"] },
};

/** What a reader sees of an object with this field. Pay has its own place on the page. */
function shown(
  field: JsonSchema,
  { required = true, way = "sent" }: { readonly required?: boolean; readonly way?: Way } = {},
): string {
  const document = { components: { schemas } } as unknown as OpenApi;
  const object = { type: "object", properties: { field }, required: required ? ["field"] : [] };
  const fields = fieldsOf({ document, isShared: (name) => name === "Pay" }, object);
  return renderToStaticMarkup(h(FieldList, { fields, way }))
    .replaceAll(/<(?!\/?(?:a|ul)\b)[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
}

it.each<[string, JsonSchema, RegExp]>([
  ["a text", { type: "string", maxLength: 9 }, /field text, at most 9 characters required/],
  ["an id", { type: "string", pattern: String.raw`^\d{1,16}$` }, /field text, only digits/],
  ["a line", { type: "string", pattern: String.raw`^\P{Cc}*$`, maxLength: 9 }, /text, at most 9 char/],
  ["a period", { type: "string", pattern: "^\\d{4}-H[12]$" }, /text, as \^\\d\{4\}-H\[12\]\$ /],
  ["a time", { type: "string", format: "date-time", pattern: "^x$" }, /field time in UTC required/],
  ["a number", { type: "integer", minimum: 1, maximum: 20 }, /field whole number, 1 to 20 /],
  ["a count", { type: "integer", maximum: Number.MAX_SAFE_INTEGER }, /field whole number required/],
  ["a closed list", { type: "string", enum: ["a", "b"] }, /One of &quot;a&quot; , &quot;b&quot;/],
  ["one value", { type: "boolean", const: true }, /field true required/],
  ["a default", { type: "integer", default: 20 }, /By default 20 \./],
  ["a choice", { anyOf: [{ type: "string" }, { type: "null" }] }, /field text or null /],
  ["a meaning", { type: "string", description: "As `x`." }, /As x \./],
  ["a map", { type: "object", additionalProperties: { type: "integer" } }, /field whole number by name/],
  [
    "a map with known names",
    { type: "object", additionalProperties: { type: "string" }, propertyNames: { enum: ["mine"] } },
    /By these names: &quot;mine&quot;/,
  ],
])("%s is described in words", (_what, schema, expected) => {
  expect(shown(schema)).toMatch(expected);
});

it("a shape that nothing else names is listed below its field; another is linked", () => {
  expect(shown({ $ref: "#/components/schemas/Place" })).toMatch(/field object required <ul.* city text/);
  expect(shown({ type: "array", items: { $ref: "#/components/schemas/Place" }, maxItems: 3 })).toMatch(
    /field list of object, at most 3 entries required <ul.* city text/,
  );
  expect(shown({ $ref: "#/components/schemas/Pay" })).toMatch(/field <a href="#Pay">Pay<\/a>/);
  expect(shown({ $ref: "#/components/schemas/Pay" })).not.toContain("amount");
});

it("either of two objects has its own list", () => {
  const either = ["email", "phone"].map((name) => ({ properties: { [name]: { type: "string" } } }));
  expect(shown({ oneOf: either })).toMatch(/<ul[^>]*> email text .* or <ul[^>]*> phone text/);
});

it("what must be sent is marked, and so is what an answer may leave out", () => {
  const text = { type: "string" };
  expect(shown(text, { required: false })).not.toMatch(/required|absent/);
  expect(shown(text, { way: "answered" })).not.toMatch(/required|absent/);
  expect(shown(text, { way: "answered", required: false })).toContain("may be absent");
});
