import type { Call } from "@candor/contract/client";
import { localAddress } from "@candor/contract/local-address";
import { forgetPosting, keepPostings, remindBeforeClosing } from "@candor/contract/saved-postings/routes";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { addresses } from "../addresses.ts";
import { throwIfTooOften } from "../forms/throw-if-too-often.ts";
import { withNotice } from "../ui/notices/notices.tsx";
import { formOf } from "../wire/form-of.ts";
import { pageContext } from "../wire/page-context.ts";

/**
 * Saves postings or removes one. A form names its page and returns there, after signing in if need be; a script gets
 * the outcome.
 */
export async function changeSaved({ request, context }: ActionFunctionArgs) {
  const { call, signedIn } = context.get(pageContext);
  const form = await formOf(request);
  const [act, posting = ""] = [form.get("act"), ...textsOf(form, "posting")];
  const from = localAddress(textsOf(form, "from")[0] ?? null);
  if (act === "remind") return changeReminder(call, signedIn, form);
  if (act !== "save" && act !== "forget") throw data(null, { status: 400 });
  if (!signedIn && from !== undefined) {
    const back = act === "save" ? addresses.saved({ save: posting, from }) : from;
    return redirect(addresses.login("sign-in", new URLSearchParams({ redirect: back })), 303);
  }
  const changed =
    act === "save"
      ? await call(keepPostings, { body: { postings: postingsOf(form) } })
      : await call(forgetPosting, { params: { id: posting } });
  if (from !== undefined) {
    if (changed.ok) return redirect(act === "save" ? withNotice(from, "posting-kept") : from, 303);
    throwIfTooOften(changed.problem, from);
    return redirect(withNotice(from, noticeOf(changed.problem.code)), 303);
  }
  return changed.ok ? Response.json({}) : Response.json(changed.problem, { status: changed.problem.status });
}

/** An unchecked box says no. */
async function changeReminder(call: Call, signedIn: boolean, form: FormData): Promise<Response> {
  const page = addresses.saved();
  if (!signedIn) return redirect(addresses.login("sign-in", new URLSearchParams({ redirect: page })), 303);
  const changed = await call(remindBeforeClosing, { body: { wanted: form.has("wanted") } });
  if (!changed.ok) throwIfTooOften(changed.problem, page);
  return redirect(withNotice(page, changed.ok ? "changes-saved" : "try-again"), 303);
}

/** Saves a posting for somebody who has just signed in to save it, and redirects back with the outcome. */
export async function saveAndReturn(call: Call, id: string, from: string): Promise<string> {
  const saved = await call(keepPostings, { body: { postings: [{ id }] } });
  return withNotice(from, saved.ok ? "posting-kept" : noticeOf(saved.problem.code));
}

function noticeOf(code: string) {
  return code === "too-many-saved" ? "too-many-saved" : "try-again";
}

/** One, or as many as a browser hands over: each with its own time. */
function postingsOf(form: FormData) {
  const times = textsOf(form, "savedAt");
  return textsOf(form, "posting").map((id, at) => {
    const savedAt = times[at];
    return { id, ...(savedAt && { savedAt }) };
  });
}

function textsOf(form: FormData, name: string): string[] {
  return form.getAll(name).filter((value) => typeof value === "string");
}
