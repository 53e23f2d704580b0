import type { Call } from "@candor/contract/client";
import { askDeletion, askExport, cancelDeletion } from "@candor/contract/own-data/routes";
import type { ProblemDocument } from "@candor/contract/problems";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { addresses } from "../addresses.ts";
import { throwIfTooOften } from "../forms/throw-if-too-often.ts";
import { typedFields } from "../forms/typed-fields.ts";
import { requireSession } from "../session/require-session.ts";
import type { NoticeName } from "../ui/notices/notice-names.ts";
import { withNotice } from "../ui/notices/notices.tsx";

/** Carries out what a form on the page asks for. */
export async function ownDataAction({ request, url, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const act = acts.get((await typedFields(request))("intent"));
  if (!act) throw data(null, { status: 400 });
  return act(call);
}

const acts: ReadonlyMap<string, (call: Call) => Promise<Response>> = new Map([
  ["delete", async (call: Call) => done(await call(askDeletion, {}), "deletion-asked")],
  ["export", async (call: Call) => done(await call(askExport, {}), "export-asked")],
  ["keep", async (call: Call) => done(await call(cancelDeletion, {}), "account-kept")],
]);

interface Done {
  readonly ok: boolean;
  readonly problem?: ProblemDocument;
}

/** The page itself lists organizations to leave first. */
function done({ ok, problem }: Done, notice: NoticeName): Response {
  if (problem?.code === "still-member") return redirect(addresses.ownData("delete"), 303);
  if (problem) throwIfTooOften(problem, addresses.ownData());
  const fault = problem?.code === "impersonated" ? "impersonated" : "try-again";
  return redirect(withNotice(addresses.ownData(), ok ? notice : fault), 303);
}
