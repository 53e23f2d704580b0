import type { ShouldRevalidateFunctionArgs } from "react-router";

/** After an answer that came too late, a list shows what holds now: the answer of a colleague. */
export function revalidatesLists(asked: ShouldRevalidateFunctionArgs): boolean {
  return asked.defaultShouldRevalidate || asked.actionStatus === 409 || asked.actionStatus === 404;
}
