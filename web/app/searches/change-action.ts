import type { Call } from "@candor/contract/client";
import { localAddress } from "@candor/contract/local-address";
import type { ProblemDocument } from "@candor/contract/problems";
import { criteriaOfParameters } from "@candor/contract/search/parameters";
import {
  forgetRecentSearches,
  forgetSearch,
  keepSearches,
  markSearch,
} from "@candor/contract/searches/routes";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { addresses } from "../addresses.ts";
import { throwIfTooOften } from "../forms/throw-if-too-often.ts";
import { withNotice } from "../ui/notices/notices.tsx";
import { formOf } from "../wire/form-of.ts";
import { pageContext } from "../wire/page-context.ts";

/** Changes what an account keeps. A form names its page and returns there; a script gets the outcome. */
export async function changeAction({ request, context }: ActionFunctionArgs) {
  const { call, signedIn } = context.get(pageContext);
  const form = await formOf(request);
  const from = localAddress(fieldOf(form, "from") ?? null);
  if (!signedIn && from !== undefined)
    return redirect(addresses.login("sign-in", new URLSearchParams({ redirect: from })), 303);
  const act = acts.get(fieldOf(form, "act") ?? "");
  if (!act) throw data(null, { status: 400 });
  const changed = await act(call, form);
  if (from === undefined)
    return changed.ok
      ? Response.json(changed.answer ?? {})
      : Response.json(changed.problem, { status: changed.problem.status });
  if (!changed.ok) throwIfTooOften(changed.problem, from);
  return redirect(noticed(from, changed, form), 303);
}

/** On a search's page nothing else shows that it has been saved. */
function noticed(from: string, changed: Changed, form: FormData): string {
  if (changed.ok)
    return fieldOf(form, "act") === "keep" && fieldOf(form, "favorite") === "true"
      ? withNotice(from, "search-kept")
      : from;
  return withNotice(from, changed.problem.code === "too-many-favorites" ? "too-many-favorites" : "try-again");
}

/** The same for every call. */
type Changed =
  | { readonly ok: true; readonly answer: unknown }
  | { readonly ok: false; readonly problem: ProblemDocument };

const acts: ReadonlyMap<string, (call: Call, form: FormData) => Promise<Changed>> = new Map([
  ["keep", (call, form) => keep(call, searchesOf(form))],
  [
    "mark",
    (call, form) =>
      call(markSearch, { params: idOf(form), body: { favorite: fieldOf(form, "favorite") === "true" } }),
  ],
  ["forget", (call, form) => call(forgetSearch, { params: idOf(form) })],
  ["forget-recent", (call) => call(forgetRecentSearches, {})],
]);

type SearchesToKeep = ReturnType<typeof searchesOf>;

/** A browser may hand over more favorites than an account keeps: the rest become recent, and none is lost. */
async function keep(call: Call, searches: SearchesToKeep): Promise<Changed> {
  const kept = await call(keepSearches, { body: { searches } });
  if (kept.ok || kept.problem.code !== "too-many-favorites" || searches.length === 1) return kept;
  const unmarked = searches.map(({ criteria, usedAt }) => ({ criteria, ...(usedAt && { usedAt }) }));
  return call(keepSearches, { body: { searches: unmarked } });
}

/** One, or as many as a browser hands over: each with its own mark and time. */
function searchesOf(form: FormData) {
  const [favorites, times] = [fieldsOf(form, "favorite"), fieldsOf(form, "usedAt")];
  return fieldsOf(form, "search").map((search, at) => {
    const [favorite, usedAt] = [favorites[at], times[at]];
    return {
      criteria: criteriaOfParameters(new URLSearchParams(search)).criteria,
      ...(favorite && { favorite: favorite === "true" }),
      ...(usedAt && { usedAt }),
    };
  });
}

function idOf(form: FormData): { id: string } {
  return { id: fieldOf(form, "id") ?? "" };
}

function fieldOf(form: FormData, name: string): string | undefined {
  return fieldsOf(form, name)[0];
}

function fieldsOf(form: FormData, name: string): string[] {
  return form.getAll(name).filter((value) => typeof value === "string");
}
