import { z } from "zod";
import { defineTask } from "../../platform/tasks/task.ts";
import { clusterAgain } from "./commands/cluster-again.ts";
import type { ApplyParts } from "./commands/parts.ts";
import { closeSource, pauseSourcesOf } from "./commands/sources/end.ts";
import { fetchDueSource } from "./commands/sources/fetch.ts";
import type { FetchParts } from "./commands/sources/parts.ts";
import { fetchSourceName } from "./commands/sources/schedule.ts";

/** A posting that was written here is clustered after its event: searches find it before that. */
export const clusterPosting = defineTask({
  name: "cluster-posting",
  schema: z.object({ subjectId: z.int() }),
  run: (parts: ApplyParts, { subjectId }) => clusterAgain(parts, subjectId),
});

/** Fetches a connected source. It waits for other people's servers, so it keeps no quick task waiting. */
export const fetchConnectedSource = defineTask({
  name: fetchSourceName,
  schema: z.object({ sourceId: z.int(), at: z.int() }),
  slow: true,
  run: (parts: FetchParts, due) => fetchDueSource(parts, due),
});

/** Closes what a removed source had. */
export const closeRemovedSource = defineTask({
  name: "close-source",
  schema: z.object({ sourceId: z.int() }),
  run: (parts: ApplyParts, { sourceId }) => closeSource(parts, sourceId),
});

/** Fetches nothing more for an organization that somebody else answers for now, or nobody. */
export const pauseSources = defineTask({
  name: "pause-sources",
  schema: z.object({ organizationId: z.int() }),
  run: (parts: ApplyParts, { organizationId }) => pauseSourcesOf(parts, organizationId),
});

export const exchangeTasks = [
  clusterPosting,
  fetchConnectedSource,
  closeRemovedSource,
  pauseSources,
] as const;
