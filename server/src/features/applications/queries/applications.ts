import type { ApplicationStatus } from "@candor/contract/values";
import type { Reader } from "../../../platform/database/database.ts";
import { prepared, preparedWith } from "../../../platform/database/prepared.ts";
import { payloadOf } from "../../../platform/events/event-row.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import { proName } from "../../session/queries/names.ts";
import type { ApplicationEvent } from "../events.ts";
import { wordsIn } from "./answer-words.ts";
import { editsOf } from "./edits.ts";
import { absencesIn } from "./meetings.ts";

/** An application with the parts of its posting that are shown. */
export type ApplicationRow = Awaited<ReturnType<typeof applicationsOf>>[number];
/** An application in full. */
export type ApplicationDetailsRow = NonNullable<Awaited<ReturnType<typeof detailsById>>>;
/** One event of an application's life, with the name of the Pro who acted. */
export type LifeEvent = Awaited<ReturnType<typeof lifeOf>>[number];

/** The applications of one account, newest first. */
export async function applicationsOf(
  read: Reader,
  { accountId }: SessionScope,
  only: { readonly status?: ApplicationStatus; readonly postingId?: number } = {},
) {
  let query = applications(read)
    .where("application.account_id", "=", accountId)
    .orderBy("application.created_at", "desc")
    .orderBy("application.id", "desc");
  if (only.status) query = query.where("application.status", "=", only.status);
  if (only.postingId !== undefined) query = query.where("application.posting_id", "=", only.postingId);
  return query.execute();
}

export async function applicationById(read: Reader, id: number): Promise<ApplicationRow> {
  return applications(read).where("application.id", "=", id).executeTakeFirstOrThrow();
}

export async function countsByStatus(read: Reader, { accountId }: SessionScope) {
  const rows = await read
    .selectFrom("application")
    .select(["status", (e) => e.fn.countAll<number>().as("count")])
    .where("account_id", "=", accountId)
    .groupBy("status")
    .execute();
  return new Map(rows.map(({ status, count }) => [status, count]));
}

/** E-26. */
export function badgesOf(read: Reader, { accountId }: SessionScope) {
  return badges(read, { accountId });
}

const badges = preparedWith((read, { accountId }: Pick<SessionScope, "accountId">) =>
  read
    .selectFrom("application")
    .select(["posting_id", "modified_at", "viewed_at"])
    .where("account_id", "=", accountId)
    .orderBy("id"),
);

/** Undefined unless it is this account's own. */
export async function detailsOfOwn(read: Reader, { accountId }: Pick<SessionScope, "accountId">, id: number) {
  const row = await detailsById(read, id);
  return row?.account_id === accountId ? row : undefined;
}

/** Checks no ownership: for tasks, and for queries that check it. */
export async function detailsById(read: Reader, id: number) {
  const [row] = await detailsByIds(read, [id]);
  return row;
}

const detailsByIds = prepared((read, ids) =>
  applications(read)
    .innerJoin("account", "account.id", "application.account_id")
    .leftJoin("resume", "resume.id", "application.resume_id")
    .leftJoin("file", "file.id", "resume.file_id")
    .leftJoin("pro", "pro.id", "posting.pro_id")
    .select(["application.account_id", "application.organization_id", "account.email", "account.time_zone"])
    .select(["application.contact_shared_at", "application.blind_until"])
    .select([
      "application.first_name",
      "application.last_name",
      "application.phone",
      "application.postal_code",
    ])
    .select(["application.elevator_pitch", "application.answers_json", "application.posting_json"])
    .select(["application.charity_id", "resume.id as resume_id", "resume.text as resume_text"])
    .select((e) => e.fn.coalesce("resume.name", "file.name").as("file_name"))
    .select(["file.media_type", "file.bytes", "file.sha256"])
    .select([proName.$castTo<string | null>().as("pro_name"), "pro.slug as pro_slug"])
    .select((e) =>
      e
        .exists(
          e
            .selectFrom("application_receipt")
            .select("application_receipt.id")
            .whereRef("application_receipt.application_id", "=", "application.id"),
        )
        .as("has_receipt"),
    )
    .where("application.id", "in", ids),
);

/** An application's events, oldest first, with what the seeker replied and what the Pros wrote. */
export async function lifeOf(read: Reader, application: { id: number; organization_id: number }) {
  const events = await eventsOf(read, application);
  const replies = await read
    .selectFrom("invitation_reply")
    .select(["id", "text"])
    .where("application_id", "=", application.id)
    .execute();
  const texts = new Map(replies.map(({ id, text }) => [id, text]));
  const written = await wordsIn(read, application.id);
  const isEdit = ({ name }: { name: string }) => name === "application-edited";
  const edited = events.filter(isEdit);
  const edits = edited.length > 0 ? await editsOf(read, application.id, edited.length) : [];
  const replaced = new Map(edited.slice(-edits.length).map(({ sequence }, at) => [sequence, edits[at]]));
  const absences = new Map((await absencesIn(read, application.id)).map((row) => [row.id, row]));
  return events.map((event) => ({
    ...event,
    reply_text: texts.get(rowIn(event, ["invitation-replied"], "replyId")),
    replaced: replaced.get(event.sequence),
    words: written.get(rowIn(event, wordyEvents, "wordsId")),
    absence_text:
      absences.get(rowIn(event, ["meeting-missed"], "absenceId"))?.text ??
      absences.get(rowIn(event, ["absence-answered"], "absenceId"))?.answer ??
      undefined,
  }));
}

/** The events with which a Pro can write something. */
const wordyEvents = ["application-moved", "times-offered", "meeting-canceled"] as const;

/** The id of the row that such an event refers to; -1 for any other event. */
function rowIn(
  event: { name: string; payload_json: string },
  names: readonly ApplicationEvent["name"][],
  id: "replyId" | "wordsId" | "absenceId",
): number {
  if (!(names as readonly string[]).includes(event.name)) return -1;
  return payloadOf<{ payload: Partial<Record<typeof id, number>> }>(event)[id] ?? -1;
}

async function eventsOf(read: Reader, application: { id: number; organization_id: number }) {
  return (
    read
      .selectFrom("event")
      .leftJoin("pro", (join) =>
        join
          .onRef("pro.account_id", "=", "event.actor_id")
          .on("pro.organization_id", "=", application.organization_id),
      )
      .select(["event.sequence", "event.name", "event.actor_id", "event.payload_json", "event.occurred_at"])
      .select(proName.$castTo<string | null>().as("pro_name"))
      // Messages belong to the conversation, which has the application's number.
      .where("event.subject", "in", ["application", "conversation"])
      .where("event.subject_id", "=", application.id)
      .orderBy("event.sequence")
      .execute()
  );
}

/** The id of the application that an account sent for a posting. */
export async function sentFor(
  read: Reader,
  accountId: number,
  postingId: number,
): Promise<number | undefined> {
  const row = await read
    .selectFrom("application")
    .select("id")
    .where("account_id", "=", accountId)
    .where("posting_id", "=", postingId)
    .executeTakeFirst();
  return row?.id;
}

function applications(read: Reader) {
  return read
    .selectFrom("application")
    .innerJoin("posting", "posting.id", "application.posting_id")
    .innerJoin("organization", "organization.id", "application.organization_id")
    .select(["application.id", "application.posting_id", "application.status", "application.answer_by"])
    .select(["application.answered_at", "application.created_at", "application.modified_at"])
    .select(["application.viewed_at", "application.organization_id", "posting.title"])
    .select(["posting.status as posting_status", "posting.withheld_at"])
    .select(["organization.name as organization_name"])
    .select(["organization.slug as organization_slug", "organization.claimed"]);
}
