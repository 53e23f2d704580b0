import type { Format, RawRow, SourcePosting } from "../source-posting.ts";
import { ashby } from "./ashby.ts";
import { greenhouse } from "./greenhouse.ts";
import { jobPostingLd } from "./job-posting-ld.ts";
import { lever } from "./lever.ts";
import { listings } from "./listings.ts";

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

const shapes: readonly Shape[] = [jobPostingLd, greenhouse, listings, lever, ashby];

export function shapeOf(row: JsonObject, format?: Format): Shape | undefined {
  return shapes.find((shape) => (format === undefined || shape.format === format) && shape.recognises(row));
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function rowOf(row: number, bytes: number, value: unknown, shape: Shape): RawRow {
  return isObject(value)
    ? { row, bytes, read: () => shape.read(value) }
    : { row, fault: "The row is not an object." };
}
