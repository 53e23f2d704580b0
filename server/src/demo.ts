import type { AccountEvent } from "./features/accounts/events.ts";
import { hostOpenPostings } from "./features/exchange/commands/host.ts";
import { putAll } from "./features/exchange/commands/put.ts";
import { importsLock } from "./features/exchange/commands/resume.ts";
import type { DemoEvent } from "./features/exchange/events.ts";
import { enterGigs } from "./features/gigs/commands/enter.ts";
import type { PostingDraft } from "./features/jobs/rules/posting-draft.ts";
import { publishArticles } from "./features/news/commands.ts";
import { enterOrganizations } from "./features/organizations/commands/enter.ts";
import { enterPro, giveAccount } from "./features/pros/commands.ts";
import { demoGigs } from "./generator/demo-gigs.ts";
import { demoNews } from "./generator/demo-news.ts";
import { demoPros } from "./generator/demo-pros.ts";
import { demoOrganizations } from "./generator/postings/demo-organizations.ts";
import { generatePostings } from "./generator/postings/generate.ts";
import type { Parts } from "./parts.ts";
import type { Reader } from "./platform/database/database.ts";

const postings = 3000;
const seed = 1;

/**
 * Fills a new instance with made-up organizations, Pros, postings, gigs and news, if the configuration asks for it or,
 * outside production, doesn't say. Every step can be repeated, so the next start completes what a stop interrupted. If
 * several processes start together, one does it, and none does it during an import.
 */
export async function createDemo(parts: Parts): Promise<void> {
  await parts.database.exclusively(importsLock, () => create(parts));
}

async function create(parts: Parts): Promise<void> {
  const begun = await timeOf(parts, "demo-begun");
  if ((await timeOf(parts, "demo-created")) !== undefined) return staff(parts);
  if (begun === undefined && !(await isWanted(parts))) return;
  const now = begun ?? (await announce(parts, "demo-begun"));
  await enterOrganizations(parts.database, demoOrganizations(), now);
  for (const pro of demoPros()) await enterPro(parts, pro, now);
  await staff(parts);
  await putAll(parts, "generated", demoPostings(now));
  await hostOpenPostings(parts, now);
  await publishArticles(parts, demoNews(now));
  // In production nobody could answer the proposals.
  if (!parts.config.production) await enterGigs(parts, demoGigs(now));
  await announce(parts, "demo-created");
  // Once the instance says that it is ready, its content is there.
  await parts.settled();
}

/** Whoever hosts a posting here has to state its pay, type and place, so the demo's organizations do. */
function demoPostings(now: number): Iterable<PostingDraft> {
  const hosting = new Set<string | undefined>(demoOrganizations().map(({ name }) => name));
  return generatePostings({ count: postings, seed, now }).filter(
    (draft) => !hosting.has(draft.organization) || isPublishable(draft),
  );
}

function isPublishable({ payMin, payMax, jobType, remote }: PostingDraft): boolean {
  return [payMin, payMax, jobType].every((value) => value !== undefined) && remote.kind !== "unknown";
}

/**
 * Gives the demo's Pros accounts, so that their organizations may promise answers: people who try the demo read the
 * sign-in codes in the mailbox. In production there is none, so nobody could keep a promise.
 */
async function staff(parts: Parts): Promise<void> {
  if (parts.config.production) return;
  for (const pro of demoPros()) await giveAccount(parts, pro);
}

async function isWanted({ config, database }: Parts): Promise<boolean> {
  if (config.demo !== undefined) return config.demo;
  return !config.production && (await isNew(database.read));
}

/** Whether nothing has happened yet, except that a process which starts beside this one appointed the administrator. */
async function isNew(read: Reader): Promise<boolean> {
  const happened = await read
    .selectFrom("event")
    .select("sequence")
    .where("name", "!=", "administrator-granted" satisfies AccountEvent["name"])
    .limit(1)
    .executeTakeFirst();
  return happened === undefined;
}

async function timeOf({ database }: Parts, name: DemoEvent["name"]): Promise<number | undefined> {
  const event = await database.read
    .selectFrom("event")
    .select("occurred_at")
    .where("name", "=", name)
    .orderBy("sequence")
    .executeTakeFirst();
  return event?.occurred_at;
}

async function announce(parts: Parts, name: DemoEvent["name"]): Promise<number> {
  await parts.database.write((writer) =>
    parts.events.append(writer, { name, subject: "instance", payload: {} } satisfies DemoEvent),
  );
  return parts.clock.now();
}
