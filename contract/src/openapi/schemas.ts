import { z } from "zod";
import type { JsonSchema } from "./open-api.ts";
import { shapes } from "./shapes.ts";

/** A schema may be looser for what is sent to us than for what we send: fields with defaults are optional there. */
type Direction = "input" | "output";

type Named = readonly (readonly [name: string, schema: z.ZodType])[];

/** JSON Schemas by direction and name. */
type Described = Readonly<Record<Direction, Readonly<Record<string, JsonSchema>>>>;

export interface NamedSchemas {
  readonly refer: (schema: z.ZodType, direction: Direction) => JsonSchema;
  /** Everything that is referred to, by name. */
  readonly components: Readonly<Record<string, JsonSchema>>;
}

/**
 * Describes schemas, and everything they refer to, once each. Shapes that the contract exports keep their names; others
 * get the names given here. A schema that differs by direction gets a second name that ends in `Input`.
 */
export function nameSchemas(sent: Readonly<Record<Direction, Named>>): NamedSchemas {
  const names = registerAll([...shapesByName(), ...sent.input, ...sent.output]);
  const nameOf = (schema: z.ZodType) => names.get(schema)!.id;
  const described = { input: describeAll(names, "input"), output: describeAll(names, "output") };
  const reachedFrom = (direction: Direction) =>
    reached(
      described[direction],
      sent[direction].map(([, schema]) => nameOf(schema)),
    );
  const used = { input: reachedFrom("input"), output: reachedFrom("output") };
  const differing = differingIn(
    described,
    [...used.input].filter((name) => used.output.has(name)),
  );
  const written = (name: string, direction: Direction) =>
    direction === "input" && differing.has(name) ? `${name}Input` : name;
  const componentsOf = (direction: Direction) =>
    [...used[direction]].map((name): [string, JsonSchema] => [
      written(name, direction),
      mapReferences(described[direction][name]!, (each) => written(each, direction)),
    ]);
  return {
    refer: (schema, direction) => ({ $ref: place + written(nameOf(schema), direction) }),
    components: Object.fromEntries([...componentsOf("input"), ...componentsOf("output")]),
  };
}

const place = "#/components/schemas/";

/** Each is named as its export is, after its noun if two nouns export the same name. */
function shapesByName(): [string, z.ZodType][] {
  const exported = Object.entries(shapes).flatMap(([noun, module]) =>
    Object.entries(module as Record<string, unknown>).flatMap(([name, schema]) =>
      schema instanceof z.ZodType ? [{ noun, name, schema }] : [],
    ),
  );
  const count = Map.groupBy(exported, ({ name }) => name);
  return exported.map(({ noun, name, schema }) => [
    count.get(name)!.length > 1 ? capitalized(noun) + capitalized(name) : capitalized(name),
    schema,
  ]);
}

export function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function registerAll(named: Named) {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of named) if (!registry.has(schema)) registry.add(schema, { id });
  return registry;
}

function describeAll(
  registry: z.core.$ZodRegistry<{ id: string }>,
  io: Direction,
): Record<string, JsonSchema> {
  const uri = (name: string) => place + name;
  const { schemas } = z.toJSONSchema(registry, { io, uri, unrepresentable: "any" });
  const own = Object.entries(schemas).map(([name, schema]): [string, JsonSchema] => {
    const { $schema: _version, $id: _address, ...rest } = schema;
    return [name, rest as JsonSchema];
  });
  return Object.fromEntries(own);
}

/** The given names and all names that they lead to. */
function reached(schemas: Readonly<Record<string, JsonSchema>>, from: readonly string[]): Set<string> {
  const names = new Set(from);
  // Iterating over a set also visits what is added on the way.
  for (const name of names) for (const each of referencesIn(schemas[name]!)) names.add(each);
  return names;
}

/** The names whose descriptions differ by direction, and those that lead to one. */
function differingIn({ input, output }: Described, names: readonly string[]): Set<string> {
  const differs = (name: string) => JSON.stringify(input[name]) !== JSON.stringify(output[name]);
  return new Set(names.filter((name) => [...reached(output, [name])].some(differs)));
}

function referencesIn(schema: JsonSchema): string[] {
  const names: string[] = [];
  mapReferences(schema, (name) => {
    names.push(name);
    return name;
  });
  return names;
}

function mapReferences(schema: JsonSchema, rename: (name: string) => string): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === "$ref" && typeof value === "string" ? place + rename(value.slice(place.length)) : value,
  ) as JsonSchema;
}
