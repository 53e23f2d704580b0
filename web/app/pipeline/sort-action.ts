import { message } from "@candor/contract/messages/message";
import type { DecisionResult } from "@candor/contract/organizations/shapes";
import type { PageContext } from "@candor/contract/pages";
import { assignApplications, forgetView, saveView, tagApplications } from "@candor/contract/pipeline/routes";
import { data, redirect } from "react-router";
import { refusedStatus } from "../forms/refused-status.ts";
import { throwIfGone } from "../forms/throw-if-gone.ts";
import type { Typed } from "../forms/typed-fields.ts";
import type { FormError } from "../ui/form-errors.tsx";
import { filtersIn } from "./filters-in.ts";

type Call = PageContext["call"];

/** Sorts applications among colleagues: tags, who answers, and views. */
export function sortAction(call: Call, url: URL, checked: readonly string[], text: Typed) {
  switch (text("intent")) {
    case "save-view":
      return save(call, url, text("viewName"));
    case "forget-view":
      return forget(call, url, text("view"));
    case "tag":
    case "untag":
      return tagChecked(call, url, checked, { tag: text("tagText"), on: text("intent") === "tag" });
    case "assign":
      return assignChecked(call, url, checked, text("assignee"));
    default:
      throw data(null, { status: 400 });
  }
}

async function save(call: Call, url: URL, name: string) {
  const filters = filtersIn(url.searchParams);
  const saved = await call(saveView, { body: { name, filters } });
  return saved.ok ? back(url) : refused(saved.problem, "viewName", name);
}

async function forget(call: Call, url: URL, id: string) {
  const forgotten = await call(forgetView, { params: { id } });
  return forgotten.ok || forgotten.problem.status === 404
    ? back(url)
    : refused(forgotten.problem, "viewName");
}

async function tagChecked(
  call: Call,
  url: URL,
  checked: readonly string[],
  tagging: { readonly tag: string; readonly on: boolean },
) {
  if (checked.length === 0) return nothingChecked();
  const tagged = await call(tagApplications, { body: { applicationIds: [...checked], ...tagging } });
  return tagged.ok ? done(url, tagged.answer.results) : refused(tagged.problem, "tagText", tagging.tag);
}

async function assignChecked(call: Call, url: URL, checked: readonly string[], assignee: string) {
  if (checked.length === 0) return nothingChecked();
  const assigned = await call(assignApplications, { body: { applicationIds: [...checked], assignee } });
  return assigned.ok ? done(url, assigned.answer.results) : refused(assigned.problem, "assignee");
}

function done(url: URL, results: readonly DecisionResult[]) {
  const failed = results.filter(({ problem }) => problem);
  return failed.length === 0 ? back(url) : data({ faults: [] as FormError[], failed }, { status: 409 });
}

interface Refused {
  readonly status: number;
  readonly detail: string;
  readonly key: string;
  readonly errors?: readonly { readonly text: string }[] | undefined;
}

/** A faulty field gets its own message. */
function refused({ status, detail, key, errors }: Refused, field: string, typed = "") {
  throwIfGone({ status }, typed);
  const [faulty] = errors ?? [];
  return data(
    { faults: [{ field, text: faulty?.text ?? detail, ...(!faulty && { key }) }] },
    { status: refusedStatus({ status }) },
  );
}

function nothingChecked() {
  return data({ faults: [{ field: "checked", text: message("organization.noneChecked") }] }, { status: 422 });
}

function back(url: URL) {
  return redirect(`${url.pathname}${url.search}`, 303);
}
