import type { ClientErrorReport } from "@candor/contract/client-errors/shapes";
import { numericId } from "@candor/contract/values";
import { dropCredential } from "../../platform/credentials.ts";

/** The part of a report that is stored: addresses lose their query, which may contain a credential or a search. */
export function keptReport(report: ClientErrorReport, userId: string | undefined): ClientErrorReport {
  const user = report.userId ?? (userId !== undefined && numericId.test(userId) ? userId : undefined);
  return {
    ...report,
    ...(user !== undefined && { userId: user }),
    ...(report.location !== undefined && { location: withoutQuery(report.location) }),
    ...(report.referrer !== undefined && { referrer: withoutQuery(report.referrer) }),
    ...(report.error !== undefined && { error: dropCredential(report.error) }),
    ...(report.breadcrumbs && {
      breadcrumbs: report.breadcrumbs.map((crumb) => ({ ...crumb, text: dropCredential(crumb.text) })),
    }),
  };
}

function withoutQuery(address: string): string {
  return dropCredential(address.replace(/[?#].*$/s, ""));
}
