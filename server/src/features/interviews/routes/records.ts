import * as contract from "@candor/contract/interviews/routes";
import { limits } from "@candor/contract/limits";
import { day } from "../../../platform/durations.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { type Serving, serve } from "../../../platform/http/serve.ts";
import { idOf } from "../../../platform/ids.ts";
import { noteLooks } from "../../../platform/looks.ts";
import { mayRead } from "../../blocks/queries/hidden.ts";
import { type MemberScope, memberGate, proGate } from "../../organizations/gate.ts";
import { sessionGate } from "../../session/gate/gates.ts";
import type { GateParts } from "../../session/gate/parts.ts";
import { codeSecret } from "../../session/rules/codes.ts";
import { ask } from "../commands/ask.ts";
import type { InterviewParts } from "../commands/parts.ts";
import { remove } from "../commands/remove.ts";
import { interviewOf } from "../queries.ts";
import { linkTo, pathOf } from "../rules/link.ts";
import { organizationInterviewView, ownInterviewView } from "../views/records.ts";

/** M-42. The applicant's own transcript, and what the organization reads of it. */
export function interviewRecordRoutes(serving: Serving, parts: InterviewParts, gates: GateParts): void {
  const { read, keys, clock } = gates;
  const session = sessionGate(gates);

  serve(serving, contract.readOwnInterview, session, async ({ scope, params }) => {
    const state = await interviewOf(read, idOf(params.id) ?? -1);
    if (state?.application.account_id !== scope.accountId) throw new Problem("not-found");
    const expiresAt = clock.now() + limits.interviewLinkDays * day;
    const link = linkTo(codeSecret(keys), state.application, { links: state.links, expiresAt });
    return ownInterviewView(state, pathOf(link));
  });

  serve(serving, contract.deleteOwnInterview, session, ({ scope, params }) =>
    remove(parts, scope, params.id),
  );

  serve(serving, contract.readOrganizationInterview, memberGate(gates), ({ scope, params }) =>
    readFor(scope, params.id),
  );

  serve(serving, contract.mailInterviewLink, proGate(gates), async ({ scope, params }) => {
    await ask(parts, scope, params.id);
    return readFor(scope, params.id);
  });

  async function readFor(scope: MemberScope, id: string) {
    const state = await interviewOf(read, idOf(id) ?? -1);
    if (!state || !(await mayRead(read, scope, state.application))) throw new Problem("not-found");
    const view = organizationInterviewView(state);
    if (view.state === "sent") await noteLooks(parts, scope, "interview", [state.application]);
    return view;
  }
}
