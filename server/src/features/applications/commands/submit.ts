import type { AskedQuestion, GivenAnswers } from "@candor/contract/answers/shapes";
import type { Application, ApplicationBody } from "@candor/contract/applications/shapes";
import type { BlockBody } from "@candor/contract/blocks/shapes";
import { limits } from "@candor/contract/limits";
import type { Insertable } from "kysely";
import { logDecision } from "../../../platform/automation/log.ts";
import { decideBy } from "../../../platform/automation/rule.ts";
import type { Writer } from "../../../platform/database/database.ts";
import type { ApplicationTable } from "../../../platform/database/tables/applications.ts";
import { type Actor, actorOf } from "../../../platform/events/log.ts";
import { once, type Repeat } from "../../../platform/http/idempotency.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { jsonText } from "../../../platform/json-text.ts";
import { standingOn } from "../../blocks/queries/blocks.ts";
import { isCharity } from "../../charities/rules.ts";
import { owesResume, questionsOf } from "../../hosting/queries/questions.ts";
import { isPublicPosting } from "../../jobs/queries.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import { renaming } from "../../session/queries/names.ts";
import type { DraftScope } from "../gate.ts";
import { type DraftFiles, filesOfDraft } from "../queries/answer-files.ts";
import { applicationById, sentFor } from "../queries/applications.ts";
import { partiesOf } from "../queries/parties.ts";
import { answerFaults, statedAnswers, withFiles } from "../rules/answers.ts";
import { answerDate } from "../rules/automated.ts";
import { sendingFaults } from "../rules/faults.ts";
import { applicationView } from "../views/application.ts";
import { announce } from "./announce.ts";
import { sendAnswerFiles } from "./answer-files.ts";
import { keepBlindText } from "./blind.ts";
import { consentToSend, type Standing } from "./consent-to-send.ts";
import { keepMatch } from "./keep-match.ts";
import { issueReceipt, type SendingParts } from "./receipt.ts";
import { remember, rememberAnswers } from "./remember.ts";
import { resumeToSend } from "./resume-to-send.ts";

interface Sending {
  readonly postingId: number;
  readonly body: ApplicationBody;
  /** The draft that is sent, if the caller showed its key. */
  readonly draft: DraftScope | undefined;
  readonly repeat: Repeat | undefined;
  /** E-31: the campaign parameters of the visit, by name. */
  readonly campaign: Readonly<Record<string, string>>;
  /** Whether it was sent by 1-Click Apply. */
  readonly oneClick?: boolean;
}

/** Sends an application. However often it is called, there is one per account and posting. */
export async function submit(
  parts: SendingParts,
  scope: SessionScope,
  sending: Sending,
): Promise<Application> {
  const { body, repeat } = sending;
  const fields = sendingFaults(body, { knowsCharity: isCharity });
  if (fields.length > 0) throw new Problem("invalid-request", { fields });
  const now = parts.clock.now();
  return parts.database.write((writer) =>
    once(writer, repeat, now, () => insert(parts, writer, scope, sending, now)),
  );
}

/** Refuses before it writes anything. */
export async function insert(
  parts: SendingParts,
  writer: Writer,
  scope: Actor,
  { postingId, body, draft, campaign, oneClick = false }: Omit<Sending, "repeat">,
  now: number,
): Promise<Application> {
  const { accountId } = scope;
  const posting = await openPosting(parts, writer, postingId);
  const standing = await standingOn(writer, scope, postingId);
  refuseKeptAway(standing?.kind, body);
  const questions = await questionsOf(writer, postingId);
  const files = draft ? await filesOfDraft(writer, draft, postingId, now) : new Map<string, never>();
  const answers = answersToSend(questions, body, files);
  const startedAt = draft ? await forgetDraft(writer, draft, postingId) : undefined;
  const { businessDays } = posting;
  const promised = posting.claimed ? decideBy(answerDate, { from: now, businessDays }) : undefined;
  const answerBy = promised?.outcome ?? null;
  const owed = await owesResume(writer, postingId);
  const resumeId = await resumeToSend(writer, scope, { named: body.resumeId, draft, owed });
  const id = await insertOnce(writer, {
    ...typedColumns(body, now),
    ...postingColumns(posting, standing),
    ...newColumns(now),
    answers_json: jsonText(statedAnswers(questions, answers, files)),
    posting_id: postingId,
    account_id: accountId,
    resume_id: resumeId,
    answer_by: answerBy,
    started_at: startedAt ?? null,
  });
  if (promised) await logDecision(writer, promised, { application_id: id }, now);
  await sendAnswerFiles(writer, id, questions, files);
  if (posting.blindUntil !== null) await keepBlindText(writer, id);
  await consentToSend(writer, { accountId, id, organization: posting.organization, standing, oneClick, now });
  const renamed = await renaming(writer, scope, () => remember(writer, accountId, personalColumns(body)));
  await rememberAnswers(writer, accountId, { questions, answers, now });
  await keepMatch(writer, { id, postingId, accountId, resumeId, now });
  await issueReceipt(parts, writer, id);
  const parties = await partiesOf(writer, { ...posting, id, account_id: accountId });
  await announce(parts, writer, {
    name: "application-submitted",
    subjectId: id,
    ...actorOf(scope),
    payload: {
      ...parties,
      postingId,
      answerBy,
      ...(Object.keys(campaign).length > 0 && { campaign }),
    },
  });
  if (renamed) await parts.events.append(writer, renamed);
  return applicationView(await applicationById(writer, id));
}

/** M-28. Refuses to send to an employer that the applicant keeps away, unless they confirm it. */
function refuseKeptAway(kind: BlockBody["kind"] | undefined, { toEmployer = false }: ApplicationBody): void {
  if (kind === "blocked") throw new Problem("organization-blocked");
  if (kind === "employer" && !toEmployer) throw new Problem("employer-kept-away");
}

function typedColumns(body: ApplicationBody, now: number) {
  return {
    ...personalColumns(body),
    charity_id: body.charityId ?? null,
    elevator_pitch: body.elevatorPitch.trim(),
    contact_shared_at: body.shareContact === true ? now : null,
  };
}

function personalColumns({ firstName, lastName, phone, postalCode }: ApplicationBody) {
  return {
    first_name: firstName.trim(),
    last_name: lastName.trim(),
    phone: phone.trim(),
    postal_code: postalCode.trim(),
  };
}

function postingColumns(posting: OpenPosting, standing: Standing) {
  return {
    organization_id: posting.organization_id,
    posting_json: posting.snapshot,
    blind_until: posting.blindUntil,
    // A client that is kept away reads no applications; what its agency may see depends only on the agency.
    shown_to_employer: standing?.kind === "employer" && !standing.isClient ? 1 : 0,
  };
}

/** What is the same for every application that was just sent. */
function newColumns(now: number) {
  const times = { created_at: now, modified_at: now, viewed_at: now, answered_at: null };
  return { status: "submitted" as const, ...times };
}

/** Resolves with the new id. A second application to the same posting is refused, with the id of the first. */
async function insertOnce(writer: Writer, columns: Insertable<ApplicationTable>): Promise<number> {
  const inserted = await writer
    .insertInto("application")
    .values(columns)
    .onConflict((conflict) => conflict.columns(["account_id", "posting_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (inserted) return inserted.id;
  const first = await sentFor(writer, columns.account_id, columns.posting_id);
  throw new Problem("already-applied", { id: String(first) });
}

type OpenPosting = Awaited<ReturnType<typeof openPosting>>;

/** Holds what closing a posting and moving it to another organization hold, in the order that a merge takes them. */
async function openPosting({ database }: SendingParts, writer: Writer, id: number) {
  const known = await writer
    .selectFrom("posting")
    .select("organization_id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (!known || !(await isPublicPosting(writer, id))) throw new Problem("job-not-found");
  await database.dialect.hold(writer, "organization", known.organization_id);
  await database.dialect.hold(writer, "posting", id);
  const posting = await writer
    .selectFrom("posting")
    .innerJoin("organization", "organization.id", "posting.organization_id")
    .select(["posting.title", "posting.description", "posting.status", "posting.organization_id"])
    .select(["posting.answer_business_days", "organization.name", "organization.claimed", "posting.life"])
    .select("organization.blind_until")
    .where("posting.id", "=", id)
    .executeTakeFirstOrThrow();
  if (posting.life === "paused") throw new Problem("job-paused");
  if (posting.status !== "open") throw new Problem("job-closed");
  const { title, description, name: organization } = posting;
  return {
    title,
    organization,
    organization_id: posting.organization_id,
    claimed: posting.claimed === 1,
    blindUntil: posting.blind_until,
    businessDays: posting.answer_business_days ?? limits.answerBusinessDays,
    snapshot: jsonText({ title, organization, description }),
  };
}

/** Ignores answers to questions that aren't asked, or are no longer asked. */
function answersToSend(
  questions: readonly AskedQuestion[],
  { answers: typed = {} }: ApplicationBody,
  files: DraftFiles,
): GivenAnswers {
  const answers = withFiles(questions, typed, files);
  const fields = answerFaults(questions, answers).map(({ id, key }) => ({ path: `/answers/${id}`, key }));
  if (fields.length > 0) throw new Problem("invalid-request", { fields });
  return answers;
}

/** Resolves with when it was started. */
async function forgetDraft(
  writer: Writer,
  { keyHash }: DraftScope,
  postingId: number,
): Promise<number | null | undefined> {
  const forgotten = await writer
    .deleteFrom("apply_draft")
    .where("key_hash", "=", keyHash)
    .where("posting_id", "=", postingId)
    .returning("started_at")
    .executeTakeFirst();
  return forgotten?.started_at;
}
