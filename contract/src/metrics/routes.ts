import { z } from "zod";
import { limits } from "../limits.ts";
import { route } from "../route.ts";
import { metric } from "./shapes.ts";

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
