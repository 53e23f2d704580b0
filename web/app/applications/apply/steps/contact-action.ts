import { resending } from "@candor/contract/form-header";
import { type MessageKey, message } from "@candor/contract/messages/message";
import type { PageContext } from "@candor/contract/pages";
import { logIn, requestCode } from "@candor/contract/session/routes";
import { type ActionFunctionArgs, redirect } from "react-router";
import { formOf } from "../../../wire/form-of.ts";
import { pageContext } from "../../../wire/page-context.ts";
import { readOwnDraft } from "../draft/draft-calls.ts";
import { type Account, hasProved } from "../draft/own-draft.ts";
import { refusalOf, refused, saveStep } from "../draft/save-step.ts";
import { accountOf } from "../load-apply.ts";
import { onward } from "./onward.ts";

interface Asked {
  readonly page: PageContext;
  readonly jobId: string;
  readonly pathname: string;
  readonly form: FormData;
  /** The signed-in person's account. */
  readonly account: Account | undefined;
}

/** The step that proves the address: it mails a code, and checks it. */
export async function contactAction({ request, url, params, context }: ActionFunctionArgs) {
  const page = context.get(pageContext);
  const asked: Asked = {
    page,
    jobId: params["jobId"] ?? "",
    pathname: url.pathname,
    form: withSuggestion(await formOf(request)),
    account: await accountOf(page),
  };
  if (asked.form.get("intent") === resending) return mailCode(asked, "resent");
  const code = asked.form.get("code");
  const proved = hasProved(asked.account);
  if (typeof code === "string" && !proved) return prove(asked, code.trim());
  const { refusal, draft } = await saveStep(page, asked.jobId, "contact", asked.form);
  if (refusal) return refused(refusal);
  return proved ? onward(page, asked.jobId, asked.pathname, "contact", draft) : mailCode(asked, "sent");
}

async function mailCode(asked: Asked, code: "sent" | "resent") {
  const email = await typedEmail(asked);
  const asTyped = code === "resent" || asked.account || asked.form.get("asTyped") === email;
  const sent = await asked.page.call(requestCode, {
    body: { email, ...(asTyped && { asTyped: true }), ...(code === "resent" && { resend: true }) },
  });
  if (sent.ok) return redirect(`${asked.pathname}?code=${code}`, 303);
  const suggestion = sent.problem.errors?.find((error) => error.suggestion)?.suggestion;
  if (suggestion !== undefined)
    return refused({ ...refusalOf(sent.problem), spelling: { suggestion, typed: email } });
  const final = code === "resent" && sent.problem.code === "too-many-attempts";
  return refused(
    final
      ? { faults: [], trouble: message("auth.resendNotPossible"), unmailed: true }
      : refusalOf(sent.problem),
  );
}

/** V-08: an accepted correction counts as if it had been typed. */
function withSuggestion(form: FormData): FormData {
  const suggestion = form.get("suggestion");
  if (suggestion !== null) form.set("email", suggestion);
  return form;
}

async function prove(asked: Asked, code: string) {
  if (code === "") return refused({ faults: [codeFault("validation.emailCodeRequired")] });
  const credential = { email: await typedEmail(asked), code };
  const proved = await asked.page.call(logIn, { query: {}, body: { provider: "code", credential } });
  // The proof began another session: this page's own session can no longer read an account.
  if (proved.ok) return onward({ ...asked.page, signedIn: false }, asked.jobId, asked.pathname, "contact");
  const refusal =
    proved.problem.code === "credential-refused"
      ? { faults: [codeFault("auth.credentialRefused")] }
      : refusalOf(proved.problem);
  return refused({ ...refusal, code });
}

function codeFault(key: MessageKey) {
  return { field: "code", key, text: message(key) };
}

async function typedEmail({ page, jobId, account }: Asked): Promise<string> {
  if (account) return account.profile.email;
  const draft = await readOwnDraft(page.call, jobId);
  return (draft.ok && draft.answer.fields.email) || "";
}
