import type { Decision, Preview } from "@candor/contract/organizations/shapes";
import type { Reader } from "../../../platform/database/database.ts";
import { idOf } from "../../../platform/ids.ts";
import { isShownTo } from "../../blocks/queries/hidden.ts";
import type { ProScope } from "../../organizations/gate.ts";
import { answeredBefore } from "../../session/queries/answered-before.ts";
import { faultsOfDecision, partsOfDecision } from "../rules/decisions.ts";
import { mayMove } from "../rules/transitions.ts";
import { refusalView } from "../views/decisions.ts";
import { applicantName } from "../views/hidden.ts";
import { movedWords } from "../views/seeker-mails.ts";
import { isWaiting } from "./decisions.ts";
import { withFilledNote } from "./filled-note.ts";
import { answerBefore } from "./last-move.ts";

/** What each applicant would be mailed, in the order of the decisions, or why the decision would be refused. */
export async function previewsOf(
  read: Reader,
  scope: ProScope,
  decisions: readonly Decision[],
  now: number,
): Promise<Preview[]> {
  const rows = await rowsOf(read, scope, decisions);
  const previews: Preview[] = [];
  for (const decision of decisions) previews.push(await previewOf(read, scope, rows, decision, now));
  return previews;
}

/** The applicants that the decisions are about, as far as the Pro may read them. */
export async function applicantsOf(read: Reader, scope: ProScope, decisions: readonly Decision[]) {
  const ids = decisions.map(({ applicationId }) => idOf(applicationId) ?? -1);
  if (ids.length === 0) return [];
  return read
    .selectFrom("application")
    .select(["id", "account_id", "organization_id"])
    .where("id", "in", ids)
    .where("organization_id", "in", scope.organizationIds)
    .where(isShownTo(scope))
    .execute();
}

async function rowsOf(read: Reader, scope: ProScope, decisions: readonly Decision[]) {
  const ids = decisions.map(({ applicationId }) => idOf(applicationId) ?? -1);
  const rows = await read
    .selectFrom("application")
    .innerJoin("posting", "posting.id", "application.posting_id")
    .innerJoin("organization", "organization.id", "application.organization_id")
    .select(["application.id", "application.first_name", "application.last_name", "application.status"])
    .select(["application.blind_until"])
    .select(["posting.title", "organization.name as organization_name"])
    .where("application.id", "in", ids)
    .where("application.organization_id", "in", scope.organizationIds)
    .where(isShownTo(scope))
    .execute();
  return new Map(rows.map((row) => [String(row.id), row]));
}

type Rows = Awaited<ReturnType<typeof rowsOf>>;

async function previewOf(
  read: Reader,
  scope: ProScope,
  rows: Rows,
  decision: Decision,
  now: number,
): Promise<Preview> {
  const { applicationId } = decision;
  const row = rows.get(applicationId);
  if (!row) return { applicationId, problem: refusalView({ code: "not-found" }) };
  const filled = await withFilledNote(read, scope, row.id, decision);
  const { subject, paragraphs } = movedWords(row, partsOfDecision(filled.decision));
  const shown = {
    applicationId,
    name: applicantName(row),
    subject,
    paragraphs: [...paragraphs],
  };
  const fields = [...faultsOfDecision(decision, now), ...filled.faults];
  if (fields.length > 0) return { ...shown, problem: refusalView({ code: "invalid-request", fields }) };
  const before = await answerBefore(read, scope, row, decision);
  if (before) return { ...shown, problem: refusalView(await answeredBefore(read, scope, before)) };
  if (!mayMove(row.status, decision.stage))
    return { ...shown, problem: refusalView({ code: "application-final" }) };
  if (await isWaiting(read, row.id)) return { ...shown, problem: refusalView({ code: "decision-waiting" }) };
  return shown;
}
