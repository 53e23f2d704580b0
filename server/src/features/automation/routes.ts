import { listAutomatedDecisions, replayAutomatedDecisions } from "@candor/contract/automation/routes";
import { type Serving, serve } from "../../platform/http/serve.ts";
import { administratorGate } from "../session/gate/gates.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { countsByRule, decisionsLogged, replayed } from "./queries.ts";
import { everyRule } from "./rules.ts";
import { decisionPageView, replayView } from "./views.ts";

const pageSize = 50;
const replayedAtMost = 1000;

/** M-24. */
export function automationRoutes(serving: Serving, _parts: unknown, gates: GateParts): void {
  const { read } = gates;
  const administrator = administratorGate(gates);

  serve(serving, listAutomatedDecisions, administrator, async ({ query }) => {
    const rows = await decisionsLogged(read, askedIn(query), pageSize + 1);
    const counts = await countsByRule(read);
    return decisionPageView(rows.slice(0, pageSize), counts, rows.length > pageSize);
  });

  serve(serving, replayAutomatedDecisions, administrator, async ({ query }) => {
    const asked = askedIn(query);
    const results = await replayed(read, asked, { most: replayedAtMost, rules: everyRule });
    return replayView(results, replayedAtMost);
  });
}

function askedIn<Query extends { readonly before?: string | undefined }>({ before, ...query }: Query) {
  return { ...query, before: before === undefined ? undefined : Number(before) };
}
