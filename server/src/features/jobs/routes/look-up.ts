import { lookUpJob } from "@candor/contract/jobs/routes";
import type { Reader } from "../../../platform/database/database.ts";
import type { AnswerCache } from "../../../platform/http/answer-cache.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { anyone, type Serving, serve } from "../../../platform/http/serve.ts";
import { idOf } from "../../../platform/ids.ts";
import { alsoAt, postingNamed } from "../queries.ts";
import { jobDetails } from "../views/details.ts";

export function jobRoutes(serving: Serving, read: Reader, cache: AnswerCache): void {
  const details = async ({ params }: { params: { id: string } }) => {
    const row = await postingNamed(read, params.id);
    if (!row) throw new Problem("job-not-found");
    return jobDetails(row, await alsoAt(read, { id: row.id, clusterId: row.cluster_id }));
  };
  serve(serving, lookUpJob, anyone, details, { cache, idOf: (params) => idOf(params.id) });
}
