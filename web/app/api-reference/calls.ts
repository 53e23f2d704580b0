import type { Content, JsonSchema, OpenApi, Operation } from "@candor/contract/openapi/open-api";
import { nameIn } from "./schemas.ts";

/** A call of the OpenAPI document, with its place in it. */
export interface Located {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

export interface Refusal {
  readonly status: string;
  readonly codes: readonly string[];
}

/** Calls about one thing stand together, and its list comes before each of its entries. */
export function callsOf({ paths }: OpenApi): Located[] {
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operation,
      })),
    )
    .toSorted(byPath);
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

function byPath(one: Located, other: Located): number {
  if (one.path !== other.path) return one.path < other.path ? -1 : 1;
  return methods.indexOf(one.method) - methods.indexOf(other.method);
}

export function schemaIn(content: Content | undefined): JsonSchema | undefined {
  return Object.values(content ?? {})[0]?.schema;
}

/** What an operation answers with, unless it answers with nothing. */
export function answeredBy({ responses }: Operation): JsonSchema | undefined {
  const response = responses[successOf({ responses })];
  return response && "content" in response ? schemaIn(response.content) : undefined;
}

/** Its status. */
export function successOf({ responses }: Pick<Operation, "responses">): string {
  return Object.keys(responses).find((status) => Number(status) < 300)!;
}

/** By status. Their descriptions list the codes. */
export function refusalsOf({ components }: OpenApi, { responses }: Operation): Refusal[] {
  return Object.entries(responses).flatMap(([status, response]) => {
    if (!("$ref" in response)) return [];
    const { description } = components.responses[nameIn(response)!]!;
    return [{ status, codes: description.split(", ") }];
  });
}

/** The problems that every call may answer. */
export function commonCodes(document: OpenApi): ReadonlySet<string> {
  const [first, ...others] = callsOf(document).map(({ operation }) => codesOf(document, operation));
  return new Set([...(first ?? [])].filter((code) => others.every((codes) => codes.has(code))));
}

function codesOf(document: OpenApi, operation: Operation): ReadonlySet<string> {
  return new Set(refusalsOf(document, operation).flatMap(({ codes }) => codes));
}
