import { industries } from "@candor/contract/values";
import type { EnrollStep } from "../addresses.ts";

export type Specialty = (typeof industries)[number];

/** The steps, grouped by progress, which the header shows.: identity and profile are one part. */
export const parts: readonly (readonly EnrollStep[])[] = [["specialty"], ["identity", "profile"], ["search"]];

/** The choice from the first step. The address carries it to the last one: nothing is saved before that. */
export function specialtyIn({ searchParams }: URL): Specialty | undefined {
  const given = searchParams.get("specialty");
  return industries.find((each) => each === given);
}
