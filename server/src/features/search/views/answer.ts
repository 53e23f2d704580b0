import type { SearchAnswer } from "@candor/contract/search/shapes";
import type { Correction, Facets } from "@candor/engine/result";
import { isoTime } from "../../../platform/iso-time.ts";

/** Misspelled words and their corrections. */
export function correctionView(corrections: readonly Correction[]): NonNullable<SearchAnswer["correction"]> {
  return {
    from: corrections.map(({ word }) => word).join(" "),
    to: corrections.map(({ to }) => to).join(" "),
  };
}

/** Facets with the names of organizations, without those that have left the records. */
export function facetsView(
  found: Facets,
  names: ReadonlyMap<number, string>,
): NonNullable<SearchAnswer["facets"]> {
  return {
    jobTypes: [...found.jobTypes],
    industries: [...found.industries],
    remote: [...found.remote],
    skills: [...found.skills],
    seniority: [...found.seniority],
    languages: [...found.languages],
    promised: [...found.promised],
    compensation: [...found.compensation],
    payFloors: [...found.payFloors],
    ...(found.pay && {
      pay: {
        ...found.pay,
        firstSeenFrom: isoTime(found.pay.firstSeenFrom),
        firstSeenTo: isoTime(found.pay.firstSeenTo),
      },
    }),
    organizations: found.organizations.flatMap(({ value, count }) => {
      const label = names.get(Number(value));
      return label === undefined ? [] : [{ value, label, count }];
    }),
  };
}
