import { openEngine } from "@candor/engine/engine";
import { buildApp } from "@candor/server/app";
import { putAll } from "@candor/server/features/exchange/commands/put";
import { generatePostings } from "@candor/server/generator/postings/generate";
import { openParts, type Parts } from "@candor/server/parts";
import { readConfig } from "@candor/server/platform/config";
import { openLog } from "@candor/server/platform/log";
import { type Applicant, signInMany } from "../applying/people.ts";

export interface Made {
  /** The members of one organization: the first may answer, the others read. */
  readonly members: readonly Applicant[];
  /** Unanswered applications to it. */
  readonly applicationIds: readonly string[];
}

/** Fills a folder with one organization, its members, and applications by as many people. */
export async function makeUp(
  environment: Readonly<Record<string, string>>,
  { members: memberCount, applications }: { readonly members: number; readonly applications: number },
): Promise<Made> {
  const parts = await openParts(readConfig(environment), openLog("silent"), openEngine);
  const app = await buildApp(parts);
  try {
    await app.ready();
    const postings = [...generatePostings({ count: 1, seed: 1, now: parts.clock.now() })];
    await putAll(parts, "generated", postings, { progress: () => {} });
    const people = await signInMany(app, parts, memberCount + applications);
    const members = people.slice(0, memberCount);
    const jobId = await join(parts, members);
    const applicationIds: string[] = [];
    for (const { authorization, address } of people.slice(memberCount)) {
      const { statusCode, body } = await app.inject({
        method: "POST",
        url: `/rest/jobs/${jobId}/applications`,
        headers: { authorization },
        remoteAddress: address,
        payload: sent,
      });
      if (statusCode !== 201) throw new Error(`An application was answered ${statusCode}: ${body}`);
      applicationIds.push((JSON.parse(body) as { id: string }).id);
    }
    await parts.settled();
    return { members, applicationIds };
  } finally {
    await app.close();
    await parts.close();
  }
}

const sent = {
  firstName: "Ada",
  lastName: "Byron",
  phone: "(212) 555-2368",
  postalCode: "10001",
  elevatorPitch: "I keep lamps lit.",
  shareContact: true,
};

async function join({ database, clock }: Parts, members: readonly Applicant[]): Promise<number> {
  const { id, organization_id } = await database.read
    .selectFrom("posting")
    .select(["id", "organization_id"])
    .executeTakeFirstOrThrow();
  await database.write(async (writer) => {
    for (const [at, { accountId }] of members.entries())
      await writer
        .insertInto("membership")
        .values({
          organization_id,
          account_id: accountId,
          role: at === 0 ? "owner" : "reader",
          created_at: clock.now(),
        })
        .execute();
  });
  return id;
}
