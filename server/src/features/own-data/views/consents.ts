import type { Consent } from "@candor/contract/own-data/shapes";
import { isoTime } from "../../../platform/iso-time.ts";
import type { ConsentRow } from "../queries/consents.ts";

export function consentView(row: ConsentRow): Consent {
  const { id, kind, about, wording, given_at, given_where, taken_back_at, taken_back_where } = row;
  return {
    id: String(id),
    kind,
    wording,
    given: { at: isoTime(given_at), where: given_where },
    ...((kind === "application" || kind === "employer") && { applicationId: about }),
    ...(taken_back_at !== null &&
      taken_back_where !== null && { takenBack: { at: isoTime(taken_back_at), where: taken_back_where } }),
  };
}
