import type { Format, RawRow, SourcePosting } from "../source-posting.ts";

export type JsonObject = Readonly<Record<string, unknown>>;

/** How one system writes a posting in JSON. */
export interface Shape {
  readonly format: Format;
  recognises(row: JsonObject): boolean;
  /** Where rows of other kinds stand among the postings and are passed over in silence. */
  readonly isPosting?: (row: JsonObject) => boolean;
  /** Throws a `ZodError` where a row has not this shape. */
  read(row: JsonObject): SourcePosting;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function rowOf(row: number, bytes: number, value: unknown, shape: Shape): RawRow {
  return isObject(value)
    ? { row, bytes, read: () => shape.read(value) }
    : { row, fault: "The row is not an object." };
}
