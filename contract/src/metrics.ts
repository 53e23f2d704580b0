import { z } from "zod";
import { limits } from "./limits.ts";
import { route } from "./route.ts";

const plain = z.union([z.string().max(1000), z.number(), z.boolean(), z.null()]);

/** One thing that was measured or done in a browser. Nested values are not kept. */
export const metric = z.object({
  name: z.string().trim().min(1).max(100),
  at: z.iso.datetime({ offset: true }).optional(),
  value: z.number().optional(),
  attributes: z.record(z.string().max(100), plain).optional(),
});

export type Metric = z.infer<typeof metric>;

const accepted = z.object({ accepted: z.int() });

export const recordMetrics = route({
  method: "POST",
  path: "/rest/metrics",
  summary: "Record measurements",
  gate: "anyone",
  body: z.array(metric).max(limits.metricsPerCall),
  bodyBytes: limits.metricsBytes,
  status: 202,
  answer: accepted,
  problems: ["key-reused", "storage-full"],
  limit: "reporting",
  idempotent: true,
});

export const recordAction = route({
  method: "POST",
  path: "/rest/actions",
  summary: "Record one thing that a person did",
  gate: "anyone",
  body: z.array(metric).length(1),
  status: 202,
  answer: accepted,
  problems: ["key-reused", "storage-full"],
  limit: "reporting",
  idempotent: true,
});
