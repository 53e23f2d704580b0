import { type SearchCriteria, searchCriteria } from "./shapes.ts";

export interface UnderstoodParameters {
  readonly criteria: SearchCriteria;
  /** `name=value` for each invalid value. They are reported, never guessed. */
  readonly leftOut: readonly string[];
}

/**
 * Reads the query of `/search` and its feeds, which use the search call's names and repeat a parameter for an array.
 * Ignores other names.
 */
export function criteriaOfParameters(parameters: URLSearchParams): UnderstoodParameters {
  const criteria: Record<string, unknown> = {};
  const leftOut: string[] = [];
  for (const [name, schema] of Object.entries(searchCriteria.shape)) {
    const given = parameters.getAll(name).filter((text) => text.trim() !== "");
    const each = given.filter((text) => valueOf(schema, [text]) !== undefined);
    const value = each.length > 0 ? valueOf(schema, each) : undefined;
    if (value !== undefined) criteria[name] = value;
    // Each value may be valid, but all together too many.
    const understood = value === undefined ? [] : each;
    leftOut.push(...given.filter((text) => !understood.includes(text)).map((text) => `${name}=${text}`));
  }
  return { criteria, leftOut };
}

type Field = (typeof searchCriteria.shape)[keyof SearchCriteria];

/** The first of these that the schema accepts: all values, a position, the last text, a number or boolean. */
function valueOf(schema: Field, texts: readonly string[]): unknown {
  const text = texts.at(-1) ?? "";
  return [texts, ...positionIn(text), text, plainValue(text)].find(
    (candidate) => schema.safeParse(candidate).success,
  );
}

/** "30.27, -97.74": a latitude and a longitude. No place has such a name. */
function positionIn(text: string): { readonly latitude: number; readonly longitude: number }[] {
  const [, latitude, longitude] = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  return longitude === undefined ? [] : [{ latitude: Number(latitude), longitude: Number(longitude) }];
}

function plainValue(text: string): number | boolean | string {
  if (text === "true" || text === "false") return text === "true";
  return /^-?\d+(?:,\d{3})*(?:\.\d+)?$/.test(text) ? Number(text.replaceAll(",", "")) : text;
}
