import type { JsonSchema, OpenApi, Reference } from "@candor/contract/openapi/open-api";

/** Follows references. */
export function resolved(document: OpenApi, schema: JsonSchema): JsonSchema {
  const name = nameIn(schema);
  if (name === undefined) return schema;
  const { $ref: _reference, ...own } = schema;
  return { ...resolved(document, schemaNamed(document, name)), ...own };
}

export function schemaNamed({ components }: OpenApi, name: string): JsonSchema {
  const schema = components.schemas[name];
  if (!schema) throw new Error(`The OpenAPI document has no schema ${name}.`);
  return schema;
}

/** The name that a reference gives: "#/components/schemas/Problem" is "Problem". */
export function nameIn({ $ref }: JsonSchema | Reference): string | undefined {
  return $ref?.slice($ref.lastIndexOf("/") + 1);
}

/** The schemas that one consists of, without following references. */
function partsOf(schema: JsonSchema): readonly JsonSchema[] {
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = schema;
  const inside = [items, additionalProperties].filter((part) => typeof part === "object");
  return [...Object.values(properties), ...inside, ...anyOf, ...oneOf, ...allOf];
}

/** Whether it has fields to list, or something in it has. */
export function hasFields(document: OpenApi, schema: JsonSchema): boolean {
  const { properties, ...rest } = resolved(document, schema);
  return properties !== undefined || partsOf(rest).some((part) => hasFields(document, part));
}

/** How often each schema with fields is referred to by these schemas and by those that they lead to, by name. */
export function countReferences(document: OpenApi, roots: readonly JsonSchema[]): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (schema: JsonSchema): void => {
    const name = nameIn(schema);
    if (name === undefined) return partsOf(schema).forEach(count);
    const before = counts.get(name) ?? 0;
    counts.set(name, before + 1);
    if (before === 0) count(schemaNamed(document, name));
  };
  roots.forEach(count);
  return new Map([...counts].filter(([name]) => hasFields(document, schemaNamed(document, name))));
}
