import { recordAction, recordMetrics } from "@candor/contract/metrics/routes";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { anyone, type Serving, serve } from "../../platform/http/serve.ts";
import { record } from "./commands.ts";

export function metricsRoutes(serving: Serving, parts: { database: Database; clock: Clock }): void {
  serve(serving, recordMetrics, anyone, ({ body, repeat, request }) => {
    serving.countReport(request, body);
    return record(parts, "metric", body, repeat);
  });
  serve(serving, recordAction, anyone, ({ body, repeat, request }) => {
    serving.countReport(request, body);
    return record(parts, "action", body, repeat);
  });
}
