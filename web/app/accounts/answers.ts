import type { ProblemDocument } from "@candor/contract/problems";
import { data } from "react-router";
import { addresses } from "../addresses.ts";
import { type Refusal, refusalOf } from "../forms/refusal.ts";
import { throwIfTooOften } from "../forms/throw-if-too-often.ts";
import type { Typed } from "../forms/typed-fields.ts";
import type { NoticeName } from "../ui/notices/notice-names.ts";
import { withNotice } from "../ui/notices/notices.tsx";
import { redirectToPart } from "../wire/redirect-to-part.ts";
import type { AccountPart } from "./account-changes.ts";

/** What a refused form on the account's page gets back. */
export type Refused = Refusal &
  Readonly<Record<"code" | "displayName" | "email" | "firstName" | "lastName", string>>;

/** Why no code was mailed; shown with or without the code form. */
export interface Unmailed {
  readonly unmailed: Refusal;
}

/** Returns what was typed, except passwords. */
export function refuse(refusal: Refusal, kept: Partial<Refused> = {}) {
  return data<Refused>(
    { code: "", displayName: "", email: "", firstName: "", lastName: "", ...kept, ...refusal },
    { status: 422 },
  );
}

export function told(problem: ProblemDocument, fields: readonly string[]): Refusal {
  return refusalOf(problem, fields);
}

interface Done {
  readonly ok: boolean;
  readonly problem?: ProblemDocument;
}

/** Leads back to the section that held the form. */
export function done({ ok, problem }: Done, notice: NoticeName, part: AccountPart) {
  if (problem) throwIfTooOften(problem, addresses.account());
  const fault = problem?.code === "impersonated" ? "impersonated" : "try-again";
  return redirectToPart(withNotice(addresses.accountPart(part), ok ? notice : fault));
}

/** One that is already gone is what the person wanted. */
export function gone(answer: Done, notice: NoticeName, part: AccountPart) {
  return done(answer.problem?.status === 404 ? { ok: true } : answer, notice, part);
}

/** What was typed into a field, for a call that can do without it. */
export function given<Name extends string>(name: Name, typed: Typed): Partial<Record<Name, string>> {
  const value = typed(name);
  return value === "" ? {} : ({ [name]: value } as Record<Name, string>);
}
