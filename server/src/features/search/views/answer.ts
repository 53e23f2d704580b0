import { type FactName, factNames, unstated } from "@candor/contract/jobs/facts";
import type { Chip, SearchAnswer, SearchCriteria } from "@candor/contract/search/shapes";
import type { WishCounts } from "@candor/engine/facts";
import type { Correction, Facets } from "@candor/engine/result";
import { isoTime } from "../../../platform/iso-time.ts";
import { factLabel, factValueLabel } from "../../jobs/rules/fact-labels.ts";

/** Misspelled words and their corrections. */
export function correctionView(corrections: readonly Correction[]): NonNullable<SearchAnswer["correction"]> {
  return {
    from: corrections.map(({ word }) => word).join(" "),
    to: corrections.map(({ to }) => to).join(" "),
  };
}

/** A fact's values with their counts; the values that the search asks for are included even if nothing states them. */
function factView(
  field: FactName,
  { [field]: counts, unstated: silent }: Facets,
  asked: readonly string[],
): NonNullable<SearchAnswer["facets"]>["facts"][number] {
  const absent = asked.filter((value) => value !== unstated && !counts.some((one) => one.value === value));
  const all = [
    ...counts,
    ...absent.map((value) => ({ value, count: 0 })),
    { value: unstated, count: silent[field] },
  ];
  const values = all.map(({ value, count }) => ({ value, label: factValueLabel(field, value), count }));
  return { field, label: factLabel(field), values };
}

/** The chips of a sentence, in order; wishes come with the counts of postings that say what. */
export function chipsView(chips: readonly Chip[], wishes: readonly WishCounts[] = []): Chip[] {
  const counts = wishes.values();
  return chips.map((chip) => {
    const next = chip.kind === "wish" ? counts.next().value : undefined;
    return next ? { ...chip, counts: { ...next } } : chip;
  });
}

/** Facets with the names of organizations. Leaves out organizations that have left the records. */
export function facetsView(
  found: Facets,
  names: ReadonlyMap<number, string>,
  fields: SearchCriteria,
): NonNullable<SearchAnswer["facets"]> {
  return {
    jobTypes: [...found.jobTypes],
    industries: [...found.industries],
    remote: [...found.remote],
    skills: [...found.skills],
    seniority: [...found.seniority],
    languages: [...found.languages],
    facts: factNames.map((field) => factView(field, found, fields[field] ?? [])),
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
