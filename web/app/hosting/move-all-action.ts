import { moveAllPostings } from "@candor/contract/hosting/routes";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { addresses } from "../addresses.ts";
import { requireSession } from "../session/require-session.ts";
import { withNotice } from "../ui/notices/notices.tsx";
import { answerOrThrow } from "../wire/answer-or-throw.ts";
import { formOf } from "../wire/form-of.ts";
import { textOf } from "../wire/text-of.ts";

/** Pauses or closes all postings of an organization. */
export async function moveAllAction({ request, url, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const form = await formOf(request);
  const move = textOf(form, "intent");
  if (move !== "pause" && move !== "close") throw data(null, { status: 400 });
  const slug = textOf(form, "slug");
  const count = Number(textOf(form, "count"));
  const moved = await call(moveAllPostings, { params: { slug }, body: { move, count } });
  if (!moved.ok && moved.problem.code === "version-conflict")
    return redirect(withNotice(addresses.moveAllPostings(move, slug), "postings-recounted"), 303);
  answerOrThrow(moved);
  return redirect(withNotice(addresses.organizationJobs, "postings-moved"), 303);
}
