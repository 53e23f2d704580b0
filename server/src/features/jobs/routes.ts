import { lookUpJob } from "@candor/contract/jobs";
import type { Reader } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import { anyone, type Serving, serve } from "../../platform/http/serve.ts";
import { alsoAt, postingById } from "./queries.ts";
import { idOf } from "./rules/ids.ts";
import { jobDetails } from "./views/details.ts";

export function jobRoutes(serving: Serving, read: Reader): void {
  serve(serving, lookUpJob, anyone, async ({ params }) => {
    const id = idOf(params.id);
    const row = id === undefined ? undefined : await postingById(read, id);
    if (!row) throw new Problem("job-not-found");
    return jobDetails(row, await alsoAt(read, { id: row.id, clusterId: row.cluster_id }));
  });
}
