import { z } from "zod";

const plain = z.union([z.string().max(1000), z.number(), z.boolean(), z.null()]);

/** One measurement or action in a browser. Nested values are dropped. */
export const metric = z.object({
  name: z.string().trim().min(1).max(100),
  at: z.iso.datetime({ offset: true }).optional(),
  value: z.number().optional().describe("Times are in milliseconds."),
  attributes: z.record(z.string().max(100), plain).optional(),
});

export type Metric = z.infer<typeof metric>;
