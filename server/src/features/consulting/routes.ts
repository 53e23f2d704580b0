import * as contract from "@candor/contract/consulting/routes";
import { type Serving, serve } from "../../platform/http/serve.ts";
import { profileRows } from "../profiles/queries.ts";
import { administratorGate, sessionGate } from "../session/gate/gates.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { type ConsultingParts, enroll, unenroll } from "./commands.ts";
import { enrollmentOf, enrollments } from "./queries.ts";
import { consultantView, enrollmentView } from "./views.ts";

/** The calls of consultants, and the list of them that administrators read. */
export function consultingRoutes(serving: Serving, parts: ConsultingParts, gates: GateParts): void {
  const { read } = gates;
  const person = sessionGate(gates);

  serve(serving, contract.readEnrollment, person, async ({ scope }) => {
    const row = await enrollmentOf(read, scope.accountId);
    return row ? { enrollment: enrollmentView(row) } : {};
  });

  serve(serving, contract.enroll, person, ({ scope, body }) => enroll(parts, scope, body));

  serve(serving, contract.unenroll, person, ({ scope }) => unenroll(parts, scope));

  serve(serving, contract.listConsultants, administratorGate(gates), async ({ query }) => {
    const { rows, total } = await enrollments(read, query);
    const consultants = await Promise.all(
      rows.map(async (row) => consultantView(row, await profileRows(read, { accountId: row.account_id }))),
    );
    return { consultants, total };
  });
}
