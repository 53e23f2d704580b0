import type { Verdict } from "@candor/contract/reports/shapes";
import type { SignalName } from "@candor/contract/signals/names";
import type { Writer } from "../../../platform/database/database.ts";
import type { ChangeParts } from "../../../platform/events/change-parts.ts";
import { actorOf, type EventLog } from "../../../platform/events/log.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { awaitingVerdict, giveVerdict, verdictGiven } from "../../../platform/verdicts.ts";
import type { PostingsChanged } from "../../jobs/events.ts";
import type { ProScope } from "../../organizations/gate.ts";
import type { AdministratorScope } from "../../session/gate/scopes.ts";
import { answeredBefore } from "../../session/queries/answered-before.ts";
import type { SignalEvent } from "../events.ts";
import { type AppealRow, appealById } from "../queries/appeals.ts";

export type AppealParts = ChangeParts;

interface Objection {
  readonly posting: { readonly id: number; readonly organizationId: number };
  readonly signal: SignalName;
  readonly evidence: string;
  readonly words: string;
}

/** Objects to a signal that a posting shows. Objecting again before the answer is the same appeal. */
export async function appealSignal(
  { database, clock, events }: AppealParts,
  scope: ProScope,
  { posting, signal, evidence, words }: Objection,
): Promise<{ id: number; answer_by: number }> {
  const now = clock.now();
  return database.write(async (writer) => {
    await database.dialect.hold(writer, "posting", posting.id);
    const before = await waiting(writer, posting.id, signal);
    if (before) return before;
    const made = await writer
      .insertInto("signal_appeal")
      .values({
        posting_id: posting.id,
        signal,
        evidence,
        words,
        made_by: scope.accountId,
        ...awaitingVerdict(now),
      })
      .returning(["id", "answer_by"])
      .executeTakeFirstOrThrow();
    await events.append(writer, {
      name: "signal-appealed",
      subject: "posting",
      subjectId: posting.id,
      ...actorOf(scope),
      payload: { appealId: made.id, organizationId: posting.organizationId },
    } satisfies SignalEvent);
    return made;
  });
}

/** Answers an appeal once. Whatever shows the posting's signals reads them again. */
export async function answerAppeal(
  { database, clock, events }: AppealParts,
  scope: AdministratorScope,
  id: string,
  verdict: Verdict,
): Promise<void> {
  await database.write(async (writer) => {
    const by = { by: scope.accountId, now: clock.now() };
    const answered = await giveVerdict(writer, "signal_appeal", id, verdict, by);
    if (!answered) throw await answeredBefore(writer, scope, await verdictGiven(writer, "signal_appeal", id));
    const row = await appealById(writer, answered.id);
    if (!row) throw new Problem("not-found");
    await announceAnswer(events, writer, scope, row);
  });
}

async function announceAnswer(
  events: EventLog,
  writer: Writer,
  scope: AdministratorScope,
  { id, posting_id, organizationId }: AppealRow,
): Promise<void> {
  await events.append(writer, {
    name: "appeal-answered",
    subject: "posting",
    subjectId: posting_id,
    ...actorOf(scope),
    payload: { appealId: id, organizationId },
  } satisfies SignalEvent);
  await events.append(writer, {
    name: "postings-changed",
    subject: "posting",
    payload: { ids: [posting_id] },
  } satisfies PostingsChanged);
}

async function waiting(writer: Writer, postingId: number, signal: SignalName) {
  return writer
    .selectFrom("signal_appeal")
    .select(["id", "answer_by"])
    .where("posting_id", "=", postingId)
    .where("signal", "=", signal)
    .where("answered_at", "is", null)
    .executeTakeFirst();
}
