import { readAccount } from "@candor/contract/accounts/routes";
import type { Call } from "@candor/contract/client";
import { data } from "react-router";
import * as checks from "../../session/fields/field-checks.ts";
import type { Typed } from "../../session/fields/typed-fields.ts";

/** For the fields that ask for the caller's own name. */
export const ownNameChecks = { firstName: checks.firstName, lastName: checks.lastName };

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
  const account = await call(readAccount, {});
  if (!account.ok) throw data(null, { status: account.problem.status });
  const { firstName, lastName, displayName } = account.answer;
  return firstName === "" && lastName === "" && displayName === undefined;
}
