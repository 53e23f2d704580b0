import { localAddress } from "@candor/contract/local-address";
import { bringBack, hide } from "@candor/contract/own-lists/routes";
import { hiddenKinds } from "@candor/contract/values";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { addresses } from "../addresses.ts";
import { throwIfTooOften } from "../forms/throw-if-too-often.ts";
import { typedFields } from "../forms/typed-fields.ts";
import { withNotice } from "../ui/notices/notices.tsx";
import { pageContext } from "../wire/page-context.ts";

/**
 * Hides a posting or an employer, or brings one back. A form names its page and returns there, after signing in if need
 * be; a script gets the outcome.
 */
export async function changeHidden({ request, context }: ActionFunctionArgs) {
  const { call, signedIn } = context.get(pageContext);
  const typed = await typedFields(request);
  const from = localAddress(typed("from"));
  const act = typed("act");
  const kind = hiddenKinds.find((each) => each === act);
  if (!kind && act !== "back") throw data(null, { status: 400 });
  if (!signedIn)
    return redirect(
      addresses.login("sign-in", new URLSearchParams({ redirect: from ?? addresses.hidden })),
      303,
    );
  const changed = kind
    ? await call(hide, { body: { kind, jobId: typed("posting") } })
    : await call(bringBack, { params: { id: typed("id") } });
  if (from === undefined)
    return changed.ok
      ? Response.json(changed.answer ?? {})
      : Response.json(changed.problem, { status: changed.problem.status });
  if (changed.ok) return redirect(withNotice(from, kind ? "posting-hidden" : "posting-back"), 303);
  throwIfTooOften(changed.problem, from);
  const notice = changed.problem.code === "too-many-hidden" ? "too-many-hidden" : "try-again";
  return redirect(withNotice(from, notice), 303);
}
