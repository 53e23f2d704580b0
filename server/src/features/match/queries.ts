import type { MatchSheet } from "@candor/contract/match/shapes";
import { hasWords } from "@candor/contract/values";
import { type AutomatedDecision, decideBy } from "../../platform/automation/rule.ts";
import type { Reader } from "../../platform/database/database.ts";
import { isoMonth } from "../../platform/iso-time.ts";
import { remembering } from "../../platform/remembered.ts";
import { fieldsOf } from "../hosting/rules/changes.ts";
import { isPublic } from "../jobs/queries.ts";
import { defaultResume, resumeById } from "../resumes/queries.ts";
import type { Asked } from "./rules/asked/requirement.ts";
import { requirementsOf } from "./rules/asked/requirements-of.ts";
import { mentions } from "./rules/mentions.ts";
import { matchSheet } from "./rules/sheet.ts";
import type { Background } from "./rules/shown/background.ts";
import { backgroundOf } from "./rules/shown/background-of.ts";

/** What a posting whose text anybody may read requires; undefined for any other. */
export async function askedBy(read: Reader, postingId: number): Promise<Asked | undefined> {
  const row = await read
    .selectFrom("posting")
    .leftJoin("hosted_posting", "hosted_posting.posting_id", "posting.id")
    .select(["posting.title", "posting.description", "posting.life", "hosted_posting.fields_json"])
    .where("posting.id", "=", postingId)
    .where("posting.withheld_at", "is", null)
    .where(isPublic)
    .executeTakeFirst();
  if (!row) return undefined;
  // The form of an import that nobody confirmed is made from its text.
  const isHosted = row.life !== null && row.fields_json !== null;
  return requirementsOf({ ...row, fields: isHosted ? fieldsOf(row.fields_json as string) : undefined });
}

interface Whose {
  readonly accountId: number;
  /** The resume to read; the default if absent. */
  readonly resumeId?: number | null | undefined;
  /** The names that the person is about to send, where they are known; otherwise the account's. */
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

/** What a posting asks beside what an account's profile and one of its resumes show now. Checks no ownership. */
export async function sheetNow(read: Reader, asked: Asked, whose: Whose, now: number): Promise<MatchSheet> {
  return (await comparedNow(read, asked, whose, now)).outcome;
}

/** The same, as a decision that can be logged. */
export async function comparedNow(
  read: Reader,
  asked: Asked,
  whose: Whose,
  now: number,
): Promise<AutomatedDecision<MatchSheet>> {
  return decideBy(matchSheet, { asked, background: await shownBy(read, whose), month: isoMonth(now) });
}

/** Remembered, because each posting that somebody opens asks for it. */
export const rememberedBackground = remembering(20, backgroundOf);

async function shownBy(
  read: Reader,
  { accountId, resumeId, firstName, lastName }: Whose,
): Promise<Background> {
  const [account, experience, skills, id] = await Promise.all([
    read
      .selectFrom("account")
      .select(["first_name", "last_name", "display_name"])
      .where("id", "=", accountId)
      .executeTakeFirstOrThrow(),
    experienceOf(read, accountId),
    read.selectFrom("skill").select("name").where("account_id", "=", accountId).orderBy("position").execute(),
    resumeId === undefined ? defaultResume(read, { accountId }) : resumeId,
  ]);
  const resume = typeof id === "number" ? await resumeById(read, id) : undefined;
  const names = [firstName ?? account.first_name, lastName ?? account.last_name, account.display_name].filter(
    (name) => name !== null,
  );
  return rememberedBackground({ names, experience, skills, resumeText: resume?.text ?? "" });
}

function experienceOf(read: Reader, accountId: number) {
  return read
    .selectFrom("experience")
    .select(["title", "company", "started", "ended", "description"])
    .where("account_id", "=", accountId)
    .orderBy("started", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** M-38: whether a pitch mentions nothing of the posting that it is for. A pitch without words isn't judged. */
export async function isGeneralPitch(read: Reader, postingId: number, pitch: string): Promise<boolean> {
  if (!hasWords(pitch)) return false;
  const posting = await read
    .selectFrom("posting")
    .innerJoin("organization", "organization.id", "posting.organization_id")
    .select(["posting.title", "posting.description", "organization.name as organization"])
    .where("posting.id", "=", postingId)
    .executeTakeFirst();
  return posting !== undefined && !mentions(pitch, posting);
}
