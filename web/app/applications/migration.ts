import { migrateApplication, requestMigrationCode } from "@candor/contract/applications/routes";
import { resending } from "@candor/contract/form-header";
import type { PageContext } from "@candor/contract/pages";
import type { ProblemDocument } from "@candor/contract/problems";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { addresses } from "../addresses.ts";
import { type Refusal, refusalOf } from "../forms/refusal.ts";
import { typedFields } from "../forms/typed-fields.ts";
import { requireSession } from "../session/require-session.ts";
import { withNotice } from "../ui/notices/notices.tsx";

export interface RefusedMigration extends Refusal {
  /** As typed. */
  readonly code: string;
  readonly resendRefused: boolean;
}

/** Mails the code, mails it again, or moves the application with it. */
export async function migrationAction({ request, url, params, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const reference = params["reference"] ?? "";
  const typed = await typedFields(request);
  const intent = typed("intent");
  if (intent === "move" || intent === resending) return mailCode(call, reference, intent === resending);
  const code = typed("code");
  const moved = await call(migrateApplication, { body: { reference, code } });
  if (moved.ok)
    return redirect(withNotice(addresses.application(moved.answer.id), "application-migrated"), 303);
  return refuse(moved.problem, { ...refusalOf(moved.problem, ["code"]), code });
}

async function mailCode(call: PageContext["call"], reference: string, again: boolean) {
  const asked = await call(requestMigrationCode, { body: { reference, ...(again && { resend: true }) } });
  if (!asked.ok)
    return refuse(asked.problem, { errors: {}, ...(!again && { trouble: asked.problem.detail }) }, again);
  const page = addresses.migration(reference, new URLSearchParams({ code: "sent" }));
  return redirect(again ? withNotice(page, "code-resent") : page, 303);
}

/** Leaves out what the page's own data already says. */
function refuse({ status }: ProblemDocument, refusal: Refusal & { code?: string }, resendRefused = false) {
  const refused: RefusedMigration = { code: "", ...refusal, resendRefused };
  return data(refused, { status: status === 400 ? 422 : status });
}
