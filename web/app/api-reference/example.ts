import type { JsonSchema, OpenApi } from "@candor/contract/openapi/open-api";
import { resolved } from "./schemas.ts";

/** A value that fits a schema: its own example, or the least that it takes. */
export function exampleOf(document: OpenApi, schema: JsonSchema): unknown {
  const own = resolved(document, schema);
  const { examples, enum: values, const: constant, default: standard, anyOf, oneOf, allOf } = own;
  const given = [examples?.[0], constant, values?.[0], standard].find((value) => value !== undefined);
  if (given !== undefined) return given;
  const option = anyOf?.[0] ?? oneOf?.[0];
  if (option) return exampleOf(document, option);
  if (allOf && own.type === undefined)
    return Object.assign({}, ...allOf.map((part) => exampleOf(document, part)));
  if (own.properties) return exampleObject(document, own);
  if (own.type === "array") return exampleList(document, own);
  return exampleOfType(own);
}

/** What must be there; of an object whose fields are all optional, those that come with an example, or the first. */
function exampleObject(document: OpenApi, { properties = {}, required = [] }: JsonSchema): object {
  const all = Object.entries(properties);
  const needed = all.filter(([name]) => required.includes(name));
  const telling = all.filter(([, field]) => resolved(document, field).examples !== undefined);
  const shown = [needed, telling, all.slice(0, 1)].find((fields) => fields.length > 0) ?? [];
  return Object.fromEntries(shown.map(([name, field]) => [name, exampleOf(document, field)]));
}

/** With one entry: lists that may be empty are rarely worth sending so. */
function exampleList(document: OpenApi, { items }: JsonSchema): unknown[] {
  return typeof items === "object" ? [exampleOf(document, items)] : [];
}

const byFormat: Readonly<Record<string, string>> = {
  "date-time": "2027-01-15T15:00:00Z",
  date: "2027-01-15",
  email: "ada@example.com",
  uri: "https://example.com/",
};

function exampleOfType({ type, format, minimum, minLength = 0, pattern }: JsonSchema): unknown {
  if (format !== undefined) return byFormat[format] ?? "";
  if (type === "string") return pattern?.startsWith(String.raw`^\d`) ? "1" : "text".padEnd(minLength, ".");
  if (type === "integer" || type === "number") return Math.max(minimum ?? 1, 1);
  if (type === "boolean") return true;
  return type === "null" ? null : {};
}
