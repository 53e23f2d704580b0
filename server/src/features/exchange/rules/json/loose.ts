import { z } from "zod";

/**
 * Schemas for fields as job boards really fill them: a value of the wrong type counts as absent, and the row stays
 * valid. Rows are recognized by other, required fields.
 */
export const maybeText = z
  .union([z.string(), z.number().transform(String)])
  .optional()
  .catch(undefined);
export const maybeNumber = z.number().optional().catch(undefined);
export const maybeFlag = z.boolean().optional().catch(undefined);
export const maybeDate = z.union([z.string(), z.number()]).optional().catch(undefined);

export function maybe<T extends z.ZodType>(schema: T) {
  return schema.optional().catch(undefined);
}

/** A list. A single value counts as a list of one; entries of the wrong type are dropped. */
export function maybeMany<T extends z.ZodType>(schema: T) {
  return z
    .unknown()
    .optional()
    .transform((value): z.output<T>[] =>
      (Array.isArray(value) ? value : [value]).flatMap((entry) => {
        const read = schema.safeParse(entry);
        return read.success ? [read.data] : [];
      }),
    );
}

export function present<T>(values: readonly (T | undefined | null)[]): T[] {
  return values.filter((value) => value !== undefined && value !== null);
}
