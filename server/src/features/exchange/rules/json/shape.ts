import type { Format, RawRow, SourcePosting } from "../source-posting.ts";

export type JsonObject = Readonly<Record<string, unknown>>;

/** The JSON of postings in one system. */
export interface Shape {
  readonly format: Format;
  recognizes(row: JsonObject): boolean;
  /** Whether this row is a posting. Rows of other kinds are silently skipped. */
  readonly isPosting?: (row: JsonObject) => boolean;
  /** Throws a `ZodError` if a row doesn't have this shape. */
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
