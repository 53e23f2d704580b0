import type { ProblemDocument } from "@candor/contract/problems";
import { data } from "react-router";
import { type Refusal, refusalOf } from "../forms/refusal.ts";
import { throwIfGone } from "../forms/throw-if-gone.ts";
import type { Typed } from "../forms/typed-fields.ts";

/** The form's fields, in its order. */
const fields = ["title", "summary", "text"] as const;

export type TypedArticle = Readonly<Record<(typeof fields)[number], string>>;

/** A refused article, and what was typed. */
export type RefusedArticle = Refusal & { readonly typed: TypedArticle };

/** The title and the summary are one line each, however they were typed. */
export function typedArticle(typed: Typed): TypedArticle {
  const line = (field: "title" | "summary") => typed(field).replaceAll(/\s+/g, " ");
  return { title: line("title"), summary: line("summary"), text: typed("text") };
}

/** Throws if the reader is no administrator, or if there is no such article. */
export function refusedArticle(problem: ProblemDocument, typed: TypedArticle) {
  throwIfGone(problem, typed.title, typed.summary, typed.text);
  return data<RefusedArticle>({ ...refusalOf(problem, fields), typed }, { status: 422 });
}
