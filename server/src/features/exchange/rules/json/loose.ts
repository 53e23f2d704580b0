import { z } from "zod";

/**
 * Fields as job boards really fill them: one of the wrong kind counts as absent and costs the row nothing else.
 * Rows are recognised by the fields that are required without these.
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

/** A list; a single value stands for a list of one; entries of the wrong kind are left out. */
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
