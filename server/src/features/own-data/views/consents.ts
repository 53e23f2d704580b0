import type { Consent } from "@candor/contract/own-data/shapes";
import { isoTime } from "../../../platform/iso-time.ts";
import type { ConsentedRow, ConsentRow } from "../queries/consents.ts";

/** The number of the application that a consent is about, if it is about one. */
export function consentedId({ kind, about }: Pick<ConsentRow, "kind" | "about">): number | undefined {
  return kind === "application" || kind === "employer" || kind === "kept" ? Number(about) : undefined;
}

export function consentView(row: ConsentRow, applications: readonly ConsentedRow[]): Consent {
  const { id, kind, wording, given_at, given_where, taken_back_at, taken_back_where } = row;
  const applicationId = consentedId(row);
  const application = applications.find((one) => one.id === applicationId);
  return {
    id: String(id),
    kind,
    wording,
    given: { at: isoTime(given_at), where: given_where },
    ...(applicationId !== undefined && { applicationId: String(applicationId) }),
    ...(application && { posting: { title: application.title, organization: application.organization } }),
    ...(taken_back_at !== null &&
      taken_back_where !== null && { takenBack: { at: isoTime(taken_back_at), where: taken_back_where } }),
  };
}
