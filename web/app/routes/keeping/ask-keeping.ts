import { keepingMonths } from "@candor/contract/keeping/months";
import { askKeeping } from "@candor/contract/keeping/routes";
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
  return redirect(addresses.organizationApplication(params["id"] ?? ""), 303);
}

/** A Pro asks whether somebody may be kept on file. */
export async function action({ request, url, params, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const id = params["id"] ?? "";
  const typed = Number(typedIn(await formOf(request))("months"));
  const months = keepingMonths.find((each) => each === typed) ?? 12;
  const asked = await call(askKeeping, { params: { id }, body: { months } });
  // The address keeps naming the list that the application was opened from.
  const page = `${addresses.organizationApplication(id)}${url.search}#keeping`;
  if (asked.ok) return redirect(withNotice(page, "keeping-asked"), 303);
  throwIfTooOften(asked.problem, page);
  if (asked.problem.code === "keeping-refused") return redirect(withNotice(page, "keeping-refused"), 303);
  if (asked.problem.status === 409) return redirect(withNotice(page, "try-again"), 303);
  throw data(null, { status: asked.problem.status });
}
