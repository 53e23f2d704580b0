import type { AskedQuestion, GivenAnswers } from "@candor/contract/answers/shapes";
import { phoneText } from "@candor/contract/profiles/phone-text";
import { sql } from "kysely";
import type { Reader } from "../../../platform/database/database.ts";
import { answersOf } from "../../answers/queries.ts";
import { isKeptAway } from "../../blocks/queries/hidden.ts";
import { questionsOfAll } from "../../hosting/queries/questions.ts";
import { isGeneralPitch } from "../../match/queries.ts";
import { profileRows } from "../../profiles/queries.ts";
import { defaultResume, resumeById } from "../../resumes/queries.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import { knownAnswers } from "../rules/known-answers.ts";

export type OneClick = NonNullable<Awaited<ReturnType<typeof oneClickFor>>>;
export type HeldApplicationRow = NonNullable<Awaited<ReturnType<typeof heldFor>>>;

/** What one press would send to a posting; undefined if something has to be asked first, or was sent already. */
export async function oneClickFor(read: Reader, scope: SessionScope, postingId: number) {
  const asked = await unaskedAmong(read, scope, [postingId]);
  const found = asked.get(postingId);
  if (!found) return undefined;
  const { person, ...more } = found;
  const pitchIsGeneral = await isGeneralPitch(read, postingId, person.elevatorPitch);
  return { ...person, ...more, postingId, pitchIsGeneral };
}

/** Which of these postings one press can apply to. */
export async function oneClickAmong(read: Reader, scope: SessionScope, ids: readonly number[]) {
  return [...(await unaskedAmong(read, scope, ids)).keys()];
}

/** The row, whatever became of it. */
export async function heldFor(
  read: Reader,
  { accountId }: Pick<SessionScope, "accountId">,
  postingId: number,
) {
  return read
    .selectFrom("held_application")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("posting_id", "=", postingId)
    .executeTakeFirst();
}

async function unaskedAmong(read: Reader, scope: SessionScope, ids: readonly number[]) {
  const open = await openAmong(read, scope, ids);
  const person = open.length === 0 ? undefined : await personOf(read, scope);
  if (!person) return new Map<number, never>();
  const questions = await questionsOfAll(read, open);
  const kept = await answersOf(read, scope);
  return new Map(
    open.flatMap((id) => {
      const asked = questions.get(id) ?? [];
      const answers = knownAnswers(asked, { kept, workAuthorization: person.workAuthorization });
      return answers ? [[id, { person, questions: asked, answers } satisfies Unasked] as const] : [];
    }),
  );
}

interface Unasked {
  readonly person: NonNullable<Awaited<ReturnType<typeof personOf>>>;
  readonly questions: readonly AskedQuestion[];
  readonly answers: GivenAnswers;
}

/** Open postings that this account hasn't applied to. For an employer that it keeps away, it has to be asked. */
async function openAmong(read: Reader, scope: SessionScope, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { accountId } = scope;
  const rows = await read
    .selectFrom("posting")
    .leftJoin("application", (join) =>
      join.onRef("application.posting_id", "=", "posting.id").on("application.account_id", "=", accountId),
    )
    .select("posting.id")
    .where("posting.id", "in", ids)
    .where("posting.status", "=", "open")
    .where("application.id", "is", null)
    .where(sql<boolean>`not ${isKeptAway(scope)}`)
    .execute();
  return rows.map(({ id }) => id);
}

/** What every application includes; undefined if any of it is missing. The pitch comes from the latest application. */
async function personOf(read: Reader, scope: SessionScope) {
  const resumeId = await defaultResume(read, scope);
  const resume = resumeId === undefined ? undefined : await resumeById(read, resumeId);
  const latest = await read
    .selectFrom("application")
    .select(["elevator_pitch", "created_at"])
    .where("account_id", "=", scope.accountId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const { account, profile, phones } = await profileRows(read, scope);
  const { first_name: firstName, last_name: lastName, postal_code: postalCode } = account;
  const phone = account.phone ?? (phones[0] && phoneText(phones[0]));
  if (!resume || !latest || !firstName || !lastName || !phone || !postalCode) return undefined;
  const { elevator_pitch: elevatorPitch, created_at: pitchedAt } = latest;
  const workAuthorization = profile?.work_authorization ?? undefined;
  return { resume, firstName, lastName, phone, postalCode, elevatorPitch, pitchedAt, workAuthorization };
}
