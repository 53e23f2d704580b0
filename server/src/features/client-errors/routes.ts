import { reportClientError } from "@candor/contract/client-errors/routes";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { anyone, type Serving, serve } from "../../platform/http/serve.ts";
import { report } from "./commands.ts";

export function clientErrorRoutes(serving: Serving, parts: { database: Database; clock: Clock }): void {
  serve(serving, reportClientError, anyone, ({ body, repeat, request }) => {
    serving.countReport(request, body);
    const userId = request.headers["x-user-id"];
    return report(parts, body, typeof userId === "string" ? userId : undefined, repeat);
  });
}
