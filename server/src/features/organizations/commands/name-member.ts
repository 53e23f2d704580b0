import type { OwnName } from "@candor/contract/organizations/member-shapes";
import type { Writer } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import { accountNameOf } from "../../session/queries/names.ts";

/**
 * Names an account that has no name, and refuses if none is given: colleagues read a member's name, and everybody reads
 * a Pro's. An account that has a name keeps it.
 */
export async function nameMember(
  writer: Writer,
  scope: SessionScope,
  { firstName, lastName }: OwnName,
): Promise<void> {
  if ((await accountNameOf(writer, scope)) !== undefined) return;
  if (firstName === undefined || lastName === undefined)
    throw new Problem("invalid-request", {
      fields: [
        ...(firstName === undefined ? [firstNameMissing] : []),
        ...(lastName === undefined ? [lastNameMissing] : []),
      ],
    });
  await writer
    .updateTable("account")
    .set({ first_name: firstName, last_name: lastName })
    .where("id", "=", scope.accountId)
    .execute();
}

const firstNameMissing = { path: "/firstName", key: "validation.firstNameRequired" } as const;
const lastNameMissing = { path: "/lastName", key: "validation.lastNameRequired" } as const;
