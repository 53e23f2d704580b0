import type { SearchAnswer } from "@candor/contract/search/shapes";
import type { Correction, Facets } from "@candor/engine/result";
import { isoTime } from "../../../platform/iso-time.ts";

/** Words that were taken for mistakes, and what they were taken for. */
export function correctionView(corrections: readonly Correction[]): NonNullable<SearchAnswer["correction"]> {
  return {
    from: corrections.map(({ word }) => word).join(" "),
    to: corrections.map(({ to }) => to).join(" "),
  };
}

/** Facets with the names of organizations; one that has left the records is left out. */
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
