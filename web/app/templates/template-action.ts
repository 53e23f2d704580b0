import { listTemplates, removeTemplate, saveTemplate } from "@candor/contract/conversations/routes";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { type Refusal, refusalOf } from "../forms/refusal.ts";
import { throwIfGone, throwIfPageGone } from "../forms/throw-if-gone.ts";
import { typedFields } from "../forms/typed-fields.ts";
import { requireSession } from "../session/require-session.ts";
import { withNotice } from "../ui/notices/notices.tsx";
import { goneOrThrow } from "../wire/answer-or-throw.ts";

/** A refused template, as typed. */
export type RefusedTemplate = Refusal & { readonly name: string; readonly text: string };

/** Saves a template of an organization, or removes one. */
export async function templateAction({ request, url, params, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const typed = await typedFields(request);
  const slug = params["slug"] ?? "";
  if (typed("intent") === "remove") {
    goneOrThrow(await call(removeTemplate, { params: { slug, id: typed("id") } }));
    return redirect(withNotice(pageWithout(typed("id"), url), "template-removed"), 303);
  }
  const body = { name: typed("name"), text: typed("text") };
  const saved = await call(saveTemplate, { params: { slug }, body });
  if (saved.ok) return redirect(withNotice(url.pathname, "template-saved"), 303);
  const { problem } = saved;
  throwIfGone(problem, body.name, body.text);
  await throwIfPageGone(call(listTemplates, { params: { slug } }), body.name, body.text);
  const refusal = refusalOf(problem, ["name", "text"]);
  return data<RefusedTemplate>({ ...refusal, ...body }, { status: 422 });
}

/** Where another template is being changed, it stays in the form. */
function pageWithout(removed: string, { pathname, searchParams }: URL): string {
  const changing = searchParams.get("change");
  if (changing === null || changing === removed) return pathname;
  return `${pathname}?${new URLSearchParams({ change: changing })}`;
}
