import type { EnrollmentBody } from "@candor/contract/consulting/shapes";
import { message } from "@candor/contract/messages/message";
import { hasWords } from "@candor/contract/values";
import { giveConsent, takeConsentBack } from "../../platform/consents.ts";
import type { Writer } from "../../platform/database/database.ts";
import type { ChangeParts } from "../../platform/events/change-parts.ts";
import { actorOf, type EventLog } from "../../platform/events/log.ts";
import { type FieldError, Problem } from "../../platform/http/problem.ts";
import type { SessionScope } from "../session/gate/scopes.ts";
import type { ConsultingEvent } from "./events.ts";
import { enrollmentOf, fullNameOf } from "./queries.ts";

export type ConsultingParts = ChangeParts;

/**
 * Enrolls somebody whose name is known, or changes an enrollment but keeps its date. Sending the same again
 * changes nothing.
 */
export async function enroll(
  { database, clock, events }: ConsultingParts,
  scope: SessionScope,
  { specialty, remote, location: typed }: EnrollmentBody,
): Promise<void> {
  const { accountId } = scope;
  if (typed !== "" && !hasWords(typed))
    throw new Problem("invalid-request", { fields: [{ path: "/location", key: "location.invalid" }] });
  const wanted = { specialty, remote, location: typed === "" ? null : typed };
  await database.write(async (writer) => {
    // A form that is sent twice at once enrolls once.
    await database.dialect.hold(writer, "account", accountId);
    const before = await enrollmentOf(writer, accountId);
    if (before && isSame(before, wanted)) return;
    await requireName(writer, accountId);
    await writer
      .insertInto("consulting_enrollment")
      .values({ account_id: accountId, ...wanted, enrolled_at: clock.now() })
      .onConflict((conflict) => conflict.column("account_id").doUpdateSet(wanted))
      .execute();
    const wording = `${message("consulting.sharedWith")} ${message("consulting.sharedParts")}`;
    await giveConsent(writer, {
      accountId,
      kind: "consulting",
      where: "consulting",
      now: clock.now(),
      wording,
    });
    await announce(events, writer, scope, before ? "consulting-changed" : "consulting-enrolled");
  });
}

/** Keeps nothing of the enrollment. */
export async function unenroll(
  { database, clock, events }: ConsultingParts,
  scope: SessionScope,
): Promise<void> {
  await database.write(async (writer) => {
    const { numDeletedRows } = await writer
      .deleteFrom("consulting_enrollment")
      .where("account_id", "=", scope.accountId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return;
    const { accountId } = scope;
    await takeConsentBack(writer, { accountId, kind: "consulting", where: "consulting", now: clock.now() });
    await announce(events, writer, scope, "consulting-unenrolled");
  });
}

async function requireName(writer: Writer, accountId: number): Promise<void> {
  const name = await fullNameOf(writer, accountId);
  const fields: FieldError[] = [];
  if (!name?.first_name) fields.push({ path: "/firstName", key: "validation.firstNameRequired" });
  if (!name?.last_name) fields.push({ path: "/lastName", key: "validation.lastNameRequired" });
  if (fields.length > 0) throw new Problem("invalid-request", { fields });
}

type Said = Pick<NonNullable<Awaited<ReturnType<typeof enrollmentOf>>>, "specialty" | "remote" | "location">;

function isSame(one: Said, other: Said): boolean {
  return one.specialty === other.specialty && one.remote === other.remote && one.location === other.location;
}

async function announce(
  events: EventLog,
  writer: Writer,
  scope: SessionScope,
  name: ConsultingEvent["name"],
): Promise<void> {
  await events.append(writer, {
    name,
    subject: "consulting-enrollment",
    subjectId: scope.accountId,
    ...actorOf(scope),
    payload: {},
  } satisfies ConsultingEvent);
}
