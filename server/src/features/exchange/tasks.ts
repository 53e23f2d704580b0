import { z } from "zod";
import { type MailingParts, postToEach } from "../../platform/mail/mailing.ts";
import { defineTask } from "../../platform/tasks/task.ts";
import { ownersOf } from "../organizations/queries/members.ts";
import { clusterAgain } from "./commands/cluster-again.ts";
import type { ApplyParts } from "./commands/parts.ts";
import { closeSource, pauseSourcesOf, removeDisownedSourcesOf } from "./commands/sources/end.ts";
import { fetchDueSource } from "./commands/sources/fetch.ts";
import type { FetchParts } from "./commands/sources/parts.ts";
import { fetchSourceName } from "./commands/sources/schedule.ts";
import { mailFailingName, mailHeldName } from "./commands/sources/tell.ts";
import { fetchesOf, sourceById } from "./queries/sources.ts";
import { closingsHeldMail, sourceFailingMail } from "./views/source-mails.ts";

/** Clusters a posting that was written here after its event: searches find it even before that. */
export const clusterPosting = defineTask({
  name: "cluster-posting",
  schema: z.object({ subjectId: z.int() }),
  run: (parts: ApplyParts, { subjectId }) => clusterAgain(parts, [subjectId]),
});

/** The same for postings that moved together. */
export const clusterPostings = defineTask({
  name: "cluster-postings",
  schema: z.object({ ids: z.array(z.int()).readonly() }),
  run: (parts: ApplyParts, { ids }) => clusterAgain(parts, ids),
});

/** Fetches a connected source. */
export const fetchConnectedSource = defineTask({
  name: fetchSourceName,
  schema: z.object({ sourceId: z.int(), at: z.int() }),
  lane: "sources",
  run: (parts: FetchParts, due, task) => fetchDueSource(parts, due, task),
});

/** Closes a removed source's postings. */
export const closeRemovedSource = defineTask({
  name: "close-source",
  schema: z.object({ sourceId: z.int() }),
  run: (parts: ApplyParts, { sourceId }) => closeSource(parts, sourceId),
});

/** Stops fetching for an organization that somebody else answers for now, or nobody. */
export const pauseSources = defineTask({
  name: "pause-sources",
  schema: z.object({ organizationId: z.int() }),
  run: (parts: ApplyParts, { organizationId }) => pauseSourcesOf(parts, organizationId),
});

/** Stops what somebody connected who was in another's account. */
export const removeDisownedSources = defineTask({
  name: "remove-disowned-sources",
  schema: z.object({ subjectId: z.int(), since: z.int() }),
  run: (parts: ApplyParts, { subjectId: accountId, since }) =>
    removeDisownedSourcesOf(parts, { accountId, since }),
});

/** Asks the owners whether the postings missing from a source have ended, if that question is still open. */
const mailClosingsHeld = defineTask({
  name: mailHeldName,
  schema: z.object({ sourceId: z.int() }),
  async run(parts: MailingParts, { sourceId }, task) {
    const source = await sourceById(parts.database.read, sourceId);
    if (!source || source.held_closings === 0) return;
    const owners = await ownersOf(parts.database.read, source.wholeId);
    await postToEach(parts, owners, task.key, (addressed) => closingsHeldMail(source, addressed));
  },
});

/** Tells the owners that a source is failing, if it still is. */
const mailSourceFailing = defineTask({
  name: mailFailingName,
  schema: z.object({ sourceId: z.int() }),
  async run(parts: MailingParts, { sourceId }, task) {
    const source = await sourceById(parts.database.read, sourceId);
    if (!source || source.failures === 0 || source.paused_at !== null) return;
    const [last] = await fetchesOf(parts.database.read, sourceId);
    const fault = last?.fault ?? "";
    const owners = await ownersOf(parts.database.read, source.wholeId);
    await postToEach(parts, owners, task.key, (addressed) =>
      sourceFailingMail(source, { ...addressed, fault }),
    );
  },
});

export const exchangeTasks = [
  mailClosingsHeld,
  mailSourceFailing,
  clusterPosting,
  clusterPostings,
  fetchConnectedSource,
  closeRemovedSource,
  pauseSources,
  removeDisownedSources,
] as const;
