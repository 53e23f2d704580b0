import { message } from "@candor/contract/messages/message";
import type { PageContext } from "@candor/contract/pages";
import { askSmsNumber, proveSmsNumber, removeSmsNumber } from "@candor/contract/preferences/routes";
import type { ProblemDocument } from "@candor/contract/problems";
import { data, redirect } from "react-router";
import { formFaults } from "../forms/form-faults.ts";
import type { Typed } from "../forms/typed-fields.ts";
import { withNotice } from "../ui/notices/notices.tsx";
import { redirectToPart } from "../wire/redirect-to-part.ts";
import { phoneIntents } from "./phone-intents.ts";
import type { RefusedTexts } from "./text-messages.tsx";

/** Requests a phone's code, checks it, or forgets the phone, as the pressed button says; then returns to the page. */
export async function changePhone({ call }: PageContext, typed: Typed, page: string) {
  const intent = typed("intent");
  if (intent === phoneIntents.again) return redirectToPart(`${page}?number=other#texts`);
  if (intent === phoneIntents.ask) {
    const [number, consent] = [typed("number"), typed("consent")];
    const asked = await call(askSmsNumber, { body: { number, consent } });
    return asked.ok ? redirectToPart(`${page}#texts`) : refusal(asked.problem, { intent, number });
  }
  const changed =
    intent === phoneIntents.prove
      ? await call(proveSmsNumber, { body: { code: typed("code") } })
      : await call(removeSmsNumber, {});
  if (!changed.ok) return refusal(changed.problem, { intent, number: "" });
  return redirect(withNotice(page, "communication-saved"), 303);
}

function refusal(
  problem: ProblemDocument,
  { intent, number }: { readonly intent: string; readonly number: string },
) {
  const first = intent === phoneIntents.ask ? "number" : "code";
  const { faults } = formFaults(problem);
  const refused: RefusedTexts = {
    intent,
    number,
    errors:
      faults.length > 0
        ? faults
        : [{ field: first, text: problem.detail || message("error.tryAgainOrContactSupport") }],
  };
  return data({ refused }, { status: problem.status });
}
