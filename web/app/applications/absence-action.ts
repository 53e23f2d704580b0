import { readApplication, stateAbsence } from "@candor/contract/applications/routes";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { addresses } from "../addresses.ts";
import { refusedStatus } from "../forms/refused-status.ts";
import { throwIfGone, throwIfPageGone } from "../forms/throw-if-gone.ts";
import { typedFields } from "../forms/typed-fields.ts";
import { requireSession } from "../session/require-session.ts";
import { withNotice } from "../ui/notices/notices.tsx";
import { type RefusedWords, wordsField } from "./absence.tsx";

/** The applicant reports that nobody came to an interview, or answers the organization's report. */
export async function absenceAction({ request, url, params, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const typed = await typedFields(request);
  const id = params["id"] ?? "";
  const says = typed("act") === "answer" ? "answer" : "absent";
  const said = typed(wordsField(says));
  const body = { says, text: said } as const;
  const told = await call(stateAbsence, { params: { id }, body });
  if (told.ok) return redirect(withNotice(addresses.application(id), "meeting-told"), 303);
  throwIfGone(told.problem, said);
  await throwIfPageGone(call(readApplication, { params: { id } }), said);
  const { detail, errors = [] } = told.problem;
  const absence: RefusedWords = { says, said, error: errors[0]?.text ?? detail };
  return data(
    { refused: false as const, refusal: undefined, absence },
    { status: refusedStatus(told.problem) },
  );
}
