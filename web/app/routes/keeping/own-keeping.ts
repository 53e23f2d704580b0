import { decideKeeping } from "@candor/contract/keeping/routes";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import { addresses } from "../../addresses.ts";
import { throwIfTooOften } from "../../forms/throw-if-too-often.ts";
import { typedIn } from "../../forms/typed-fields.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { withNotice } from "../../ui/notices/notices.tsx";
import { formOf } from "../../wire/form-of.ts";

export const handle: PageHandle = { requiresAuth: true };

export function loader({ url, params, context }: LoaderFunctionArgs) {
  requireSession(url, context);
  return redirect(addresses.application(params["id"] ?? ""), 303);
}

/** An applicant agrees to be kept on file, refuses, or takes it back. */
export async function action({ request, url, params, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const id = params["id"] ?? "";
  const kept = typedIn(await formOf(request))("kept") === "yes";
  const decided = await call(decideKeeping, { params: { id }, body: { kept } });
  const page = addresses.application(id);
  if (!decided.ok) throwIfTooOften(decided.problem, page);
  // If it was taken back in another window, that is what this one wanted.
  if (!decided.ok && (kept || decided.problem.status !== 404))
    throw data(null, { status: decided.problem.status });
  return redirect(withNotice(page, "changes-saved"), 303);
}
