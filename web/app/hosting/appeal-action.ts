import type { PageContext } from "@candor/contract/pages";
import { appealSignal } from "@candor/contract/reports/routes";
import { signalNames } from "@candor/contract/signals/names";
import { data, redirect } from "react-router";
import { addresses } from "../addresses.ts";
import { refusedStatus } from "../forms/refused-status.ts";
import { throwIfGone } from "../forms/throw-if-gone.ts";
import { withNotice } from "../ui/notices/notices.tsx";
import { textOf } from "../wire/text-of.ts";

/** A refused appeal, as written. */
export interface RefusedAppeal {
  readonly signal: string;
  readonly words: string;
  readonly error: string;
}

/** Appeals against one of a posting's signals. */
export async function appealAction(call: PageContext["call"], id: string, form: FormData) {
  const to = addresses.editPosting(id);
  const words = textOf(form, "appeal-words").trim();
  const signal = signalNames.find((name) => name === textOf(form, "signal"));
  if (!signal) throw data(null, { status: 400 });
  if (words === "") return redirect(withNotice(to, "appeal-empty"), 303);
  const made = await call(appealSignal, { params: { id }, body: { signal, words } });
  if (made.ok) return redirect(withNotice(to, "signal-appealed"), 303);
  if (made.problem.code === "no-such-signal") return redirect(withNotice(to, "signal-gone"), 303);
  throwIfGone(made.problem, words);
  const { detail, errors } = made.problem;
  const appeal: RefusedAppeal = { signal, words, error: errors?.[0]?.text ?? detail };
  return data({ appeal }, { status: refusedStatus(made.problem) });
}
