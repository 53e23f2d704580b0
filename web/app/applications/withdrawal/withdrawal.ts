import { withdrawApplication } from "@candor/contract/applications/routes";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { addresses } from "../../addresses.ts";
import { throwIfTooOften } from "../../forms/throw-if-too-often.ts";
import { requireSession } from "../../session/require-session.ts";

/** Withdraws an application and leads to it; a refusal appears where the person asked. */
export async function withdrawalAction({ url, params, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const id = params["id"] ?? "";
  const outcome = await call(withdrawApplication, { params: { id } });
  if (outcome.ok) return redirect(addresses.application(id), 303);
  throwIfTooOften(outcome.problem, url.pathname);
  const { status } = outcome.problem;
  if (status === 404) throw data(null, { status });
  return data({ refused: true as const, refusal: undefined }, { status });
}
