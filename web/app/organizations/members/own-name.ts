import { readAccount } from "@candor/contract/accounts/routes";
import type { Call } from "@candor/contract/client";
import { firstName, lastName } from "../../forms/field-checks.ts";
import type { Typed } from "../../forms/typed-fields.ts";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";

/** For the fields that ask for the caller's own name. */
export const ownNameChecks = { firstName, lastName };

/** What was typed into them. */
export interface OwnNameTyped {
  readonly firstName: string;
  readonly lastName: string;
}

export function ownNameTyped(typed: Typed): OwnNameTyped {
  return { firstName: typed("firstName"), lastName: typed("lastName") };
}

/** Whether the caller's account has no name yet. */
export async function asksOwnName(call: Call): Promise<boolean> {
  const { firstName, lastName, displayName } = answerOrThrow(await call(readAccount, {}));
  return firstName === "" && lastName === "" && displayName === undefined;
}
