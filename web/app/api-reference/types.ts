import { type MessageKey, message } from "@candor/contract/messages/message";
import type { JsonSchema, OpenApi } from "@candor/contract/openapi/open-api";
import { hasFields, nameIn, resolved } from "./schemas.ts";

/** Words, or the name of a shape that the page describes elsewhere. */
export type TypePart = string | { readonly shape: string };

/** Describes the schemas of one page. */
export interface Describing {
  readonly document: OpenApi;
  /** Whether a shape has its own place on the page. */
  readonly isShared: (name: string) => boolean;
}

/** What a value is, as a phrase: "list of Address". */
export function typeOf(describing: Describing, schema: JsonSchema): TypePart[] {
  const { document, isShared } = describing;
  const name = nameIn(schema);
  if (name !== undefined && isShared(name)) return [{ shape: name }];
  const { items, additionalProperties, anyOf, oneOf, allOf, ...rest } = resolved(document, schema);
  const options = anyOf ?? oneOf;
  if (options) return alternatives(options.map((option) => typeOf(describing, option)));
  if (allOf && rest.type === undefined) return typeOf(describing, allOf[0]!);
  if (typeof items === "object") return [`${message("developers.listOf")} `, ...typeOf(describing, items)];
  if (rest.properties === undefined && typeof additionalProperties === "object")
    return [...typeOf(describing, additionalProperties), ` ${message("developers.byName")}`];
  return [simpleType(rest)];
}

/** The same type is named once: several objects are one "object". */
function alternatives(types: readonly TypePart[][]): TypePart[] {
  const different = new Map(types.map((type) => [JSON.stringify(type), type]));
  return [...different.values()].flatMap((type, at) =>
    at === 0 ? type : [` ${message("developers.or")} `, ...type],
  );
}

const formats: Readonly<Record<string, MessageKey>> = {
  "date-time": "developers.type.time",
  date: "developers.type.date",
  email: "developers.type.email",
  uri: "developers.type.address",
};

const names: Readonly<Record<string, MessageKey>> = {
  string: "developers.type.string",
  integer: "developers.type.integer",
  number: "developers.type.number",
  boolean: "developers.type.boolean",
  object: "developers.type.object",
  array: "developers.type.list",
  null: "developers.type.null",
};

function simpleType({ type, format, const: constant, contentMediaType }: JsonSchema): string {
  if (constant !== undefined) return JSON.stringify(constant);
  if (contentMediaType !== undefined) return message("developers.type.file");
  const key = (format !== undefined && formats[format]) || names[String(type)];
  return key ? message(key) : message("developers.type.any");
}

/** How long, how large or how many, in words; nothing for what is not limited. */
export function limitsOf(describing: Describing, schema: JsonSchema): string[] {
  const own = resolved(describing.document, schema);
  const list = own.items === undefined ? [] : rangeText("items", own.minItems, own.maxItems);
  const inside = typeof own.items === "object" ? own.items : undefined;
  if (inside)
    return [...list, ...(hasFields(describing.document, inside) ? [] : limitsOf(describing, inside))];
  if (own.format !== undefined) return [];
  const { type, minLength, maxLength, minimum, exclusiveMinimum, maximum, pattern } = own;
  const texts = type === "string" ? rangeText("characters", minLength, maxLength) : [];
  const numbers =
    exclusiveMinimum === undefined
      ? rangeText("numbers", safe(minimum), safe(maximum))
      : [message("developers.above", { least: exclusiveMinimum })];
  const written = pattern === undefined || pattern === withoutControls ? [] : [patternText(pattern)];
  return [...texts, ...numbers, ...written];
}

/** Most texts have it: no line breaks. */
const withoutControls = String.raw`^\P{Cc}*$`;
const digits = /^\^\\d\{1,(\d+)\}\$$/;

function patternText(pattern: string): string {
  return digits.test(pattern) ? message("developers.digits") : message("developers.pattern", { pattern });
}

/** The limits of whole numbers in JSON are not worth saying. */
function safe(limit: number | undefined): number | undefined {
  return limit === undefined || Math.abs(limit) === Number.MAX_SAFE_INTEGER ? undefined : limit;
}

function rangeText(of: "items" | "characters" | "numbers", least?: number, most?: number): string[] {
  const isLeast = least !== undefined && (of === "numbers" || least > 0);
  if (isLeast && most !== undefined) return [message(`developers.${of}Between`, { least, most })];
  if (most !== undefined) return [message(`developers.${of}AtMost`, { most })];
  return isLeast ? [message(`developers.${of}AtLeast`, { least })] : [];
}
