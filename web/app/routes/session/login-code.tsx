import type { Call } from "@candor/contract/client";
import { resending } from "@candor/contract/form-header";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import type { ProblemDocument } from "@candor/contract/problems";
import { logIn, requestCode, requestLink, skipProof } from "@candor/contract/session/routes";
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { CodeField } from "../../forms/code-field.tsx";
import type { Refusal } from "../../forms/refusal.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { useCheckedFields } from "../../forms/use-checked-fields.ts";
import { TimeZoneField } from "../../session/fields/time-zone-field.tsx";
import { leaveFor } from "../../session/leave-for.ts";
import { LoginPage } from "../../session/login-page.tsx";
import {
  type LoginParameters,
  linkRefusal,
  loginAddress,
  loginParameters,
} from "../../session/login-parameters.ts";
import { passSignedIn } from "../../session/pass-signed-in.ts";
import { refusedLogIn } from "../../session/refused-log-in.ts";
import { Resend } from "../../session/resend.tsx";
import { whereaboutsOf } from "../../session/whereabouts.ts";
import { Button } from "../../ui/button.tsx";
import { withNotice } from "../../ui/notices/notices.tsx";
import { pageContext } from "../../wire/page-context.ts";

export function loader(asked: LoaderFunctionArgs) {
  passSignedIn(asked);
  const parameters = loginParameters(asked.request);
  // Nothing was mailed to an address that isn't one.
  if (parameters.email === "" || linkRefusal(parameters))
    throw redirect(loginAddress("sign-in", parameters), 303);
  return parameters;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { call } = context.get(pageContext);
  const parameters = loginParameters(request);
  const { email } = parameters;
  const typed = await typedFields(request);
  if (typed("intent") === resending) {
    const again = parameters.signingUp && { again: true as const };
    const asked = await call(requestCode, { body: { email, asTyped: true, resend: true, ...again } });
    if (!asked.ok) return refuseResend();
    return redirect(withNotice(loginAddress("code", parameters), "code-resent"), 303);
  }
  if (typed("intent") === skipping) return skip(call, parameters);
  if (typed("intent") === linking) return mailLink(call, parameters);
  const credential = { email, code: typed("code") };
  const started = await call(logIn, { query: whereaboutsOf(typed), body: { provider: "code", credential } });
  if (!started.ok) return refuse(codeRefusal(started.problem, parameters), credential.code);
  const { target } = parameters;
  return leaveFor(started.answer.notice ? withNotice(target, "email-has-account") : target);
}

/** S-21: the entered data wait for the link as they do for the code. */
async function mailLink(call: Call, parameters: LoginParameters) {
  const { email, target: redirectTo } = parameters;
  const asked = await call(requestLink, { body: { email, redirect: redirectTo, again: true } });
  if (!asked.ok) return refuseResend();
  return redirect(loginAddress("email-link", parameters), 303);
}

/** S-21: starts without the proof; data entered elsewhere, or long ago, must be entered again. */
async function skip(call: Call, parameters: LoginParameters) {
  const begun = await call(skipProof, { body: { email: parameters.email } });
  if (begun.ok) return leaveFor(withNotice(parameters.target, "proof-skipped"));
  if (begun.problem.code === "not-found") return redirect(loginAddress("sign-up", parameters), 303);
  return refuse(refusedLogIn(begun.problem, []));
}

function refuse(refusal: Refusal, code = "") {
  return data({ ...refusal, code, resendRefused: false }, { status: 422 });
}

function refuseResend() {
  return data({ errors: {}, code: "", resendRefused: true }, { status: 422 });
}

function codeRefusal(problem: ProblemDocument, { signingUp }: LoginParameters): Refusal {
  const refusal = refusedLogIn(problem, ["code"]);
  return refusal.incomplete ? { ...refusal, errors: { code: codeRequired(signingUp) } } : refusal;
}

/** V-38, V-40. */
function codeRequired(signingUp: boolean): string {
  return message(signingUp ? "validation.signUpCodeRequired" : "validation.emailCodeRequired");
}

export default function Code() {
  const parameters = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { email, signingUp } = parameters;
  const duration = message("login.codeMinutes", { minutes: limits.codeMinutes });
  return (
    <LoginPage
      view="code"
      lead={message("auth.codeSent", { email, duration })}
      refusal={refused}
      ways={[
        {
          label: message("login.otherAddress"),
          address: loginAddress(signingUp ? "sign-up" : "sign-in", parameters),
        },
        ...(signingUp
          ? []
          : [{ label: message("login.usePassword"), address: loginAddress("password", parameters) }]),
      ]}
    >
      <CodeForm signingUp={signingUp} refused={refused} />
      <Resend refused={refused?.resendRefused === true}>{signingUp && <SignUpWays />}</Resend>
    </LoginPage>
  );
}

const skipping = "skip";
const linking = "link";

/** S-21: further options for somebody signing up. */
function SignUpWays() {
  return (
    <>
      <Button tone="quiet" name="intent" value={linking}>
        {message("login.mailLink")}
      </Button>
      <Button tone="quiet" name="intent" value={skipping}>
        {message("button.skip")}
      </Button>
    </>
  );
}

interface CodeFormProps {
  readonly signingUp: boolean;
  readonly refused: (Refusal & { code: string }) | undefined;
}

function CodeForm({ signingUp, refused }: CodeFormProps) {
  const code = (value: string) => (value.trim() === "" ? codeRequired(signingUp) : undefined);
  const checked = useCheckedFields({ code }, refused);
  return (
    <Form method="post" noValidate className="code-form">
      <CodeField
        {...checked("code")}
        hint={message("login.codeHint")}
        defaultValue={refused?.code}
        autoFocus={refused === undefined}
        data-arrival
      />
      <TimeZoneField />
      <Button>{message(signingUp ? "login.signUp" : "login.signIn")}</Button>
    </Form>
  );
}
