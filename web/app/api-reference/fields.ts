import { message } from "@candor/contract/messages/message";
import type { JsonSchema, Parameter } from "@candor/contract/openapi/open-api";
import { nameIn, resolved } from "./schemas.ts";
import { type Describing, limitsOf, type TypePart, typeOf } from "./types.ts";

/** One field of a body or an answer, or a parameter of an address. */
export interface Field {
  readonly name: string;
  readonly type: readonly TypePart[];
  readonly required: boolean;
  readonly limits: readonly string[];
  readonly meaning?: string;
  /** All that it can be, as JSON. */
  readonly values: readonly string[];
  /** If it is an object whose fields are alike and have names from a closed list, those names. */
  readonly names: readonly string[];
  /** As JSON. */
  readonly standard?: string;
  readonly inside: Alternatives;
}

/** The fields of an object; several lists if it can have either these or those. */
export type Alternatives = readonly (readonly Field[])[];

/** Leaves out what the page describes elsewhere. */
export function fieldsOf(describing: Describing, schema: JsonSchema): Alternatives {
  const name = nameIn(schema);
  return name !== undefined && describing.isShared(name) ? [] : ownFieldsOf(describing, schema);
}

/** The fields of a shape where it is described. */
export function ownFieldsOf(describing: Describing, schema: JsonSchema): Alternatives {
  const { properties, required = [], ...rest } = resolved(describing.document, schema);
  const { items, additionalProperties, allOf } = rest;
  const own = Object.entries(properties ?? {}).map(([name, value]) =>
    fieldOf(describing, name, value, required.includes(name)),
  );
  if (own.length > 0) return [own];
  if (allOf) {
    const joined = allOf.flatMap((part) => ownFieldsOf(describing, part).flat());
    return joined.length > 0 ? [joined] : [];
  }
  const inside = typeof items === "object" ? items : additionalProperties;
  if (typeof inside === "object") return fieldsOf(describing, inside);
  return (rest.anyOf ?? rest.oneOf ?? []).flatMap((option) => fieldsOf(describing, option));
}

export function parameterField(describing: Describing, parameter: Parameter): Field {
  const { name, in: place, required, description, schema } = parameter;
  const whole = description === undefined ? schema : { ...schema, description };
  const field = fieldOf(describing, name, whole, required);
  return { ...field, type: [`${message(`developers.in.${place}`)}, `, ...field.type] };
}

function fieldOf(describing: Describing, name: string, schema: JsonSchema, required: boolean): Field {
  const { description, default: standard, propertyNames } = resolved(describing.document, schema);
  return {
    name,
    type: typeOf(describing, schema),
    required,
    limits: limitsOf(describing, schema),
    ...(description !== undefined && { meaning: description }),
    values: valuesOf(describing, schema),
    names: propertyNames ? valuesOf(describing, propertyNames) : [],
    ...(standard !== undefined && { standard: JSON.stringify(standard) }),
    inside: fieldsOf(describing, schema),
  };
}

/** The values of a closed list, or of a list whose items come from one. */
function valuesOf(describing: Describing, schema: JsonSchema): string[] {
  const { enum: values, items } = resolved(describing.document, schema);
  if (values) return values.map((value) => JSON.stringify(value));
  return typeof items === "object" ? valuesOf(describing, items) : [];
}

/** Whether a caller sends it, where a field that is needed is worth a word; or gets it, where one that may be absent is. */
export type Way = "sent" | "answered";
