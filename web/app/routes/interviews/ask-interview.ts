import { mailInterviewLink } from "@candor/contract/interviews/routes";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import { addresses } from "../../addresses.ts";
import { throwIfTooOften } from "../../forms/throw-if-too-often.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { withNotice } from "../../ui/notices/notices.tsx";

export const handle: PageHandle = { requiresAuth: true };

export function loader({ url, params, context }: LoaderFunctionArgs) {
  requireSession(url, context);
  return redirect(addresses.organizationApplication(params["id"] ?? ""), 303);
}

/** A Pro requests the interview. Whatever happened in between, the application's page shows the current state. */
export async function action({ url, params, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const id = params["id"] ?? "";
  const asked = await call(mailInterviewLink, { params: { id } });
  // The address keeps naming the list that the application was opened from.
  const page = `${addresses.organizationApplication(id)}${url.search}#interview`;
  if (asked.ok) return redirect(withNotice(page, "interview-mailed"), 303);
  throwIfTooOften(asked.problem, page);
  const { status } = asked.problem;
  if (status === 409) return redirect(withNotice(page, "try-again"), 303);
  throw data(null, { status });
}
