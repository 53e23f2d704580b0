import type { Metric } from "@candor/contract/metrics";
import { dropCredential } from "../../platform/credentials.ts";

/** An address in a measurement may carry the credential `e`; it is dropped before anything is kept. */
export function withoutCredentials(metric: Omit<Metric, "name">): Omit<Metric, "name"> {
  if (!metric.attributes) return metric;
  const attributes = Object.fromEntries(
    Object.entries(metric.attributes).map(([name, value]) => [
      name,
      typeof value === "string" ? dropCredential(value) : value,
    ]),
  );
  return { ...metric, attributes };
}
