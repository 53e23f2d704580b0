import * as appeals from "@candor/contract/reports/routes";
import { readPostingSignals } from "@candor/contract/signals/routes";
import type { Reader } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import { anyone, type Serving, serve } from "../../platform/http/serve.ts";
import { idOf } from "../../platform/ids.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { postingNamed } from "../jobs/queries.ts";
import { type MemberScope, memberGate, proGate } from "../organizations/gate.ts";
import { onBehalf, type SharedParts } from "../search/queries/on-behalf.ts";
import { administratorGate } from "../session/gate/gates.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { type AppealParts, answerAppeal, appealSignal } from "./commands/appeals.ts";
import { appealsOf } from "./queries/appeals.ts";
import { signalingPosting, signalsOf } from "./queries/posting.ts";
import { evidenceOf } from "./rules/evidence.ts";
import { appealView } from "./views/appeal.ts";
import { signalView } from "./views/signal.ts";

/** M-11: what seekers should know about a posting, imported or written here, and its organization's objections. */
export function signalRoutes(serving: Serving, shared: SharedParts & AppealParts, gates: GateParts): void {
  const { read } = gates;

  serve(serving, readPostingSignals, anyone, async ({ params, request }) => {
    const row = await postingNamed(read, params.id);
    // The signs quote the text, and finding none would praise what was taken down.
    if (!row || row.withheld_at !== null) throw new Problem("job-not-found");
    const { signals, compared } = await onBehalf(shared, request, (parts) => signalsOf(parts, row));
    return { signals: signals.map((signal) => signalView(signal, row)), compared };
  });

  serve(serving, appeals.appealSignal, proGate(gates), async ({ scope, params, body, request }) => {
    const row = await ownPosting(read, scope, params.id);
    const { signals } = await onBehalf(shared, request, (parts) => signalsOf(parts, row));
    const shown = signals.find(({ name }) => name === body.signal);
    if (!shown) throw new Problem("no-such-signal");
    const posting = { id: row.id, organizationId: row.organization_id };
    const evidence = evidenceOf(shown, row);
    const { id, answer_by } = await appealSignal(shared, scope, { ...body, posting, evidence });
    return { id: String(id), answerBy: isoTime(answer_by) };
  });

  serve(serving, appeals.listAppeals, memberGate(gates), async ({ scope, params }) => {
    const { id } = await ownPosting(read, scope, params.id);
    return { appeals: (await appealsOf(read, id)).map(appealView) };
  });

  serve(serving, appeals.answerAppeal, administratorGate(gates), ({ scope, params, body }) =>
    answerAppeal(shared, scope, params.id, body),
  );
}

/** A posting of the caller's organizations, in any state; 404 for any other. */
async function ownPosting(read: Reader, { organizationIds }: MemberScope, id: string) {
  const row = await signalingPosting(read, idOf(id) ?? -1);
  if (!row || !organizationIds.includes(row.organization_id)) throw new Problem("job-not-found");
  return row;
}
