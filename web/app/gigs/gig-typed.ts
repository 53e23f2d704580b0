import type { GigFields } from "@candor/contract/gigs/shapes";
import type { ProblemDocument } from "@candor/contract/problems";
import type { GigBudget } from "@candor/contract/values";
import { data } from "react-router";
import { type Refusal, refusalOf } from "../forms/refusal.ts";
import { throwIfNotTheirs } from "../forms/throw-if-gone.ts";
import type { Typed } from "../forms/typed-fields.ts";
import { withTyped } from "../profiles/typed-skills.ts";
import { dollarsIn, numberIn } from "./dollars-in.ts";

/** The form's fields, named after the call's innermost ones. */
const fields = [
  "organizationId",
  "title",
  "description",
  "kind",
  "from",
  "to",
  "place",
  "skills",
  "answerBusinessDays",
] as const;

export type TypedGig = Readonly<Record<(typeof fields)[number], string>>;

/** A refused gig, and what was typed. */
export type RefusedGig = Refusal & { readonly typed: TypedGig };

export function typedGig(typed: Typed): TypedGig {
  return Object.fromEntries(fields.map((field) => [field, typed(field)])) as TypedGig;
}

/** What was typed as the call takes it. What makes no sense is left for the call to refuse. */
export function fieldsOf({
  title,
  description,
  kind,
  from,
  to,
  place,
  skills,
  answerBusinessDays,
}: TypedGig) {
  return {
    title,
    description,
    budget: { kind: kind as GigBudget, from: dollarsIn(from), to: dollarsIn(to) },
    place,
    skills: withTyped([], skills).skills,
    answerBusinessDays: numberIn(answerBusinessDays),
  } satisfies GigFields;
}

/** Skills that can't be kept; a call would only refuse the whole list. */
export function skillFault(typed: TypedGig) {
  const { left } = withTyped([], typed.skills);
  return left && data<RefusedGig>({ errors: { skills: left.error }, typed }, { status: 422 });
}

/** Throws if there is no such gig, or none that this person may change. */
export function refusedGig(problem: ProblemDocument, typed: TypedGig) {
  throwIfNotTheirs(problem, typed.title, typed.description);
  return data<RefusedGig>({ ...refusalOf(problem, fields), typed }, { status: 422 });
}
