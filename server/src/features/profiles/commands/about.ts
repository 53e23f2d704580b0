import { message } from "@candor/contract/messages/message";
import type { backgroundBody, currentPayBody, goalsBody } from "@candor/contract/profiles/shapes";
import type { z } from "zod";
import { giveConsent, takeConsentBack } from "../../../platform/consents.ts";
import type { Writer } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { SessionScope } from "../../session/gate/scopes.ts";
import { mayAskCurrentPay } from "../rules/pay-history.ts";
import { change, given, type ProfileParts, put } from "./change.ts";

type Body<S extends z.ZodType> = z.output<S>;

/** */
export async function saveBackground(
  parts: ProfileParts,
  scope: SessionScope,
  { workAuthorization, mostRecentEmployer, mostRecentJobTitle }: Body<typeof backgroundBody>,
): Promise<void> {
  await change(parts, scope, "background", async (writer) =>
    put(parts, writer, scope, {
      work_authorization: workAuthorization ?? null,
      ...(!(await hasExperience(writer, scope)) && {
        recent_employer: given(mostRecentEmployer),
        recent_title: given(mostRecentJobTitle),
      }),
    }),
  );
}

/** */
export async function saveGoals(
  parts: ProfileParts,
  scope: SessionScope,
  { goal, expectedSalary, expectedSalaryType }: Body<typeof goalsBody>,
): Promise<void> {
  const expected = expectedSalary === undefined ? null : cents(expectedSalary);
  await change(parts, scope, "goals", (writer) =>
    put(parts, writer, scope, {
      goal: given(goal),
      expected_pay: expected,
      expected_pay_type: expected === null ? null : expectedSalaryType,
    }),
  );
}

/** E-12. Refused where the law bans asking. */
export async function saveCurrentPay(
  parts: ProfileParts,
  scope: SessionScope,
  { currentSalary, currentSalaryType }: Body<typeof currentPayBody>,
): Promise<void> {
  await change(parts, scope, "current-pay", async (writer) => {
    const place = await writer
      .selectFrom("profile")
      .select(["country", "region", "city"])
      .where("account_id", "=", scope.accountId)
      .executeTakeFirst();
    if (!place || !mayAskCurrentPay(place)) throw new Problem("current-pay-not-offered");
    const row = { current_pay: cents(currentSalary), current_pay_type: currentSalaryType };
    await put(parts, writer, scope, row);
    const wording = message("profile.currentPayHint");
    await giveConsent(writer, { ...payAgreed(scope), now: parts.clock.now(), wording });
  });
}

const payAgreed = ({ accountId }: SessionScope) =>
  ({ accountId, kind: "current-pay", where: "goals" }) as const;

export async function forgetCurrentPay(parts: ProfileParts, scope: SessionScope): Promise<void> {
  await change(parts, scope, "current-pay", async (writer) => {
    await put(parts, writer, scope, { current_pay: null, current_pay_type: null });
    await takeConsentBack(writer, { ...payAgreed(scope), now: parts.clock.now() });
  });
}

async function hasExperience(writer: Writer, { accountId }: SessionScope): Promise<boolean> {
  const row = await writer
    .selectFrom("experience")
    .select("id")
    .where("account_id", "=", accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function cents(dollars: number): number {
  return Math.round(dollars * 100);
}
