import * as contract from "@candor/contract/fairness/routes";
import { Problem } from "../../platform/http/problem.ts";
import { anyone, type Serving, serve } from "../../platform/http/serve.ts";
import { ownerGate } from "../organizations/gate.ts";
import { ownOrganization } from "../organizations/queries/own.ts";
import { organizationBySlug } from "../organizations/queries/public.ts";
import { sessionGate } from "../session/gate/gates.ts";
import type { GateParts } from "../session/gate/parts.ts";
import { countReport, publishReport, type ReportParts } from "./commands/reports.ts";
import { say } from "./commands/say.ts";
import { firstApplication } from "./queries/applicants.ts";
import { reportsOf } from "./queries/reports.ts";
import { saidByOwner } from "./queries/said.ts";
import { countablePeriods } from "./rules/periods.ts";
import { biasReportFile, biasReportView } from "./views.ts";

/** M-25. What people say about themselves, and the sums that organizations publish. */
export function fairnessRoutes(serving: Serving, parts: ReportParts, gates: GateParts): void {
  const { read } = gates;
  const session = sessionGate(gates);
  const owner = ownerGate(gates);

  serve(serving, contract.readSelfIdentification, session, async ({ scope }) => {
    const { sex, ethnicity, disability } = (await saidByOwner(read, scope)) ?? {};
    return { ...(sex && { sex }), ...(ethnicity && { ethnicity }), ...(disability && { disability }) };
  });

  serve(serving, contract.changeSelfIdentification, session, ({ scope, body }) => say(parts, scope, body));

  serve(serving, contract.listBiasReports, owner, async ({ scope, params }) => {
    const { id, name, slug } = await ownOrganization(read, scope, params.slug);
    const reports = (await reportsOf(read, id)).map(biasReportView);
    const first = await firstApplication(read, id);
    const countable = first === undefined ? [] : countablePeriods(first, parts.clock.now());
    const counted = new Set(reports.map(({ period }) => period));
    return {
      organization: { name, slug },
      reports,
      countable: countable.filter((period) => !counted.has(period)),
    };
  });

  serve(serving, contract.countBiasReport, owner, ({ scope, params, body }) =>
    countReport(parts, scope, { ...params, ...body }),
  );

  serve(serving, contract.publishBiasReport, owner, ({ scope, params }) =>
    publishReport(parts, scope, params),
  );

  serve(serving, contract.readBiasReports, anyone, ({ params }) => published(params.slug));

  serve(serving, contract.downloadBiasReport, anyone, async ({ params }) => {
    const { organization, reports } = await published(params.slug);
    const report = reports.find(({ period }) => period === params.period);
    if (!report) throw new Problem("not-found");
    return biasReportFile(organization.slug, report);
  });

  async function published(asked: string) {
    const organization = await organizationBySlug(read, asked);
    if (!organization) throw new Problem("not-found");
    const { id, name, slug } = organization;
    const reports = (await reportsOf(read, id)).filter(({ published_at }) => published_at !== null);
    return { organization: { name, slug }, reports: reports.map(biasReportView) };
  }
}
