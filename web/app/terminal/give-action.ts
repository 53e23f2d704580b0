import { giveCommand } from "@candor/contract/terminal/routes";
import type { ProcessName } from "@candor/contract/terminal/shapes";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { administrationAddresses } from "../administration-addresses.ts";
import { type Refusal, refusalOf } from "../forms/refusal.ts";
import { throwIfGone } from "../forms/throw-if-gone.ts";
import { typedFields } from "../forms/typed-fields.ts";
import { requireSession } from "../session/require-session.ts";

/** What a refused form gets back, and what was typed. */
export type RefusedCommand = Refusal & { readonly line: string };

/** Gives the process the typed command, and leads to its output. */
export async function giveAction({ request, url, params, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const line = (await typedFields(request))("line");
  const named = namedIn(params);
  const given = await call(giveCommand, { params: named, body: { line } });
  if (given.ok) return redirect(administrationAddresses.adminProcess(named, given.answer.id), 303);
  const { problem } = given;
  throwIfGone(problem, line);
  return data<RefusedCommand>({ ...refusalOf(problem, ["line"]), line }, { status: 422 });
}

/** The process that a page's address names. */
export function namedIn({ hostname = "", name = "" }: ActionFunctionArgs["params"]): ProcessName {
  return { hostname, name };
}
