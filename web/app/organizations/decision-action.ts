import { message } from "@candor/contract/messages/message";
import { decideApplication, openOrganizationApplication } from "@candor/contract/organizations/routes";
import { decisionStages } from "@candor/contract/values";
import { type ActionFunctionArgs, data, redirect } from "react-router";
import { addresses } from "../addresses.ts";
import { requireSession } from "../session/require-session.ts";
import { typedFields } from "../session/typed-fields.ts";
import { withNotice } from "../ui/notices.tsx";
import { pageContext } from "../wire/page-context.ts";
import type { DecisionRefusal } from "./decision-form.tsx";

/** A Pro has opened an application, or answers it. A refused form comes back as typed, with its faults. */
export async function decisionAction({ request, url, params, context }: ActionFunctionArgs) {
  requireSession(url, context);
  const { call } = context.get(pageContext);
  const id = params["id"] ?? "";
  const text = await typedFields(request);
  if (text("intent") === "open") {
    await call(openOrganizationApplication, { params: { id } });
    return undefined;
  }
  const typed = typedIn(text);
  const stage = decisionStages.find((one) => one === typed.stage);
  if (!stage) return refusal(typed, [stageMissing]);
  const reason = typed.ownReason.trim() || typed.reason;
  const outcome = await call(decideApplication, {
    params: { id },
    body: { stage, reason, note: typed.note },
  });
  if (outcome.ok) return redirect(withNotice(addresses.organizationApplication(id), "answer-sent"), 303);
  const { status, detail, errors = [] } = outcome.problem;
  if (status === 404) throw data(null, { status });
  const faults = errors.map(({ path, key, text }) => ({ field: path.slice(1), key, text }));
  return refusal(typed, faults, faults.length === 0 ? detail : undefined, status);
}

const stageMissing = {
  field: "stage",
  key: "organization.stageRequired",
  text: message("organization.stageRequired"),
};

function typedIn(text: (name: string) => string): DecisionRefusal["typed"] {
  return {
    stage: text("stage"),
    reason: text("reason"),
    ownReason: text("ownReason"),
    note: text("note"),
  };
}

function refusal(
  typed: DecisionRefusal["typed"],
  faults: DecisionRefusal["faults"],
  trouble?: string,
  status = 400,
) {
  return data<DecisionRefusal>({ faults, trouble, typed }, { status });
}
