import { z } from "zod";

/** Schemas for files of other programs: what doesn't fit counts as not stated, and the rest is read. */
export const text = z.string().optional().catch(undefined);

export const flag = z.boolean().optional().catch(undefined);

/** Without its entries that don't fit. */
export function list<Schema extends z.ZodType>(schema: Schema, most: number) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((entries) =>
      entries.slice(0, most).flatMap((entry) => {
        const parsed = schema.safeParse(entry);
        return parsed.success ? [parsed.data] : [];
      }),
    );
}

/** An object, empty if it is something else. */
export function part<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.preprocess((value) => (isObject(value) ? value : {}), z.object(shape));
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
