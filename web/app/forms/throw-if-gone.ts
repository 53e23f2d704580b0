import { message } from "@candor/contract/messages/message";
import type { ProblemDocument } from "@candor/contract/problems";
import { data } from "react-router";
import type { Outcome, Refusal } from "../wire/answer-or-throw.ts";

/**
 * Throws if what a form is about was deleted, or is no longer open to the person. The form's page is gone with it, so
 * the error page shows what was typed, to be copied.
 */
export function throwIfGone({ status }: Pick<ProblemDocument, "status">, ...typed: readonly string[]): void {
  if (status !== 404) return;
  const texts = typed.map((text) => text.trim()).filter((text) => text !== "");
  if (texts.length === 0) throw data(null, { status });
  const detail = [message("form.gone"), message("form.unsent"), ...texts].join("\n\n");
  // The page of a 404 says nothing but that there is none.
  throw data({ detail } satisfies Refusal, { status: 410 });
}

/** The same for a call that refuses somebody who left their last organization with 403. */
export function throwIfNotTheirs({ status }: Pick<ProblemDocument, "status">, ...typed: readonly string[]) {
  throwIfGone({ status: status === 403 ? 404 : status }, ...typed);
}

/**
 * The same for a form that was refused for another reason: if what its page reads is gone, no page can show the form
 * again.
 */
export async function throwIfPageGone(
  read: Promise<Outcome<unknown>>,
  ...typed: readonly string[]
): Promise<void> {
  const page = await read;
  if (!page.ok) throwIfNotTheirs(page.problem, ...typed);
}
