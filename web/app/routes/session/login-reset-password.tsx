import { confirmReset, requestReset } from "@candor/contract/accounts/routes";
import { resending } from "@candor/contract/form-header";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { logIn } from "@candor/contract/session/routes";
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
import { faultsOf } from "../../forms/field-checks.ts";
import { type Refusal, refusalOf } from "../../forms/refusal.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { useCheckedFields } from "../../forms/use-checked-fields.ts";
import { NewPasswordField, RepeatedPasswordField } from "../../session/fields/new-password-field.tsx";
import { repeats, requiredNewPassword, resetCode } from "../../session/fields/password-checks.ts";
import { leaveFor } from "../../session/leave-for.ts";
import { LoginPage } from "../../session/login-page.tsx";
import { loginAddress, loginParameters } from "../../session/login-parameters.ts";
import { Resend } from "../../session/resend.tsx";
import { Button } from "../../ui/button.tsx";
import { withNotice } from "../../ui/notices/notices.tsx";
import { pageContext } from "../../wire/page-context.ts";

export function loader({ request }: LoaderFunctionArgs) {
  const parameters = loginParameters(request);
  if (parameters.email === "") throw redirect(loginAddress("forgot-password", parameters), 303);
  return parameters;
}

/** S-22: setting a new password signs the person in. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { call } = context.get(pageContext);
  const parameters = loginParameters(request);
  const { email, target } = parameters;
  const typed = await typedFields(request);
  if (typed("intent") === resending) {
    const asked = await call(requestReset, { body: { email, resend: true } });
    if (!asked.ok) return data<Refused>({ errors: {}, code: "", resendRefused: true }, { status: 422 });
    return redirect(withNotice(loginAddress("reset-password", parameters), "code-resent"), 303);
  }
  const [code, password] = [typed("code"), typed("password")];
  const faults = faultsOf(fieldChecks, typed);
  if (faults) return refuse(faults, code);
  const reset = await call(confirmReset, { body: { email, code, password } });
  if (!reset.ok) return refuse(refusalOf(reset.problem, Object.keys(fieldChecks)), code);
  const credential = { email, password };
  const started = await call(logIn, { query: {}, body: { provider: "password", credential } });
  return leaveFor(withNotice(started.ok ? target : loginAddress("password", parameters), "password-set"));
}

const fieldChecks = {
  code: resetCode,
  password: requiredNewPassword,
  repeat: repeats("password"),
};

/** The form's answer; strength estimates only go to the meter. */
type Refused = Refusal & { code: string; resendRefused: boolean };

function refuse(refusal: Refusal, code: string) {
  return data<Refused>({ ...refusal, code, resendRefused: false }, { status: 422 });
}

export default function ResetPassword() {
  const parameters = useLoaderData<typeof loader>();
  const refused = useActionData<Refused>();
  const duration = message("login.codeMinutes", { minutes: limits.codeMinutes });
  return (
    <LoginPage
      view="reset-password"
      lead={message("auth.resetSent", { email: parameters.email, duration })}
      refusal={refused}
      ways={[
        { label: message("login.otherAddress"), address: loginAddress("forgot-password", parameters) },
        { label: message("login.usePassword"), address: loginAddress("password", parameters) },
      ]}
    >
      <ResetForm email={parameters.email} refused={refused} />
      <Resend refused={refused?.resendRefused === true} />
    </LoginPage>
  );
}

function ResetForm({ email, refused }: { email: string; refused: Refused | undefined }) {
  const checked = useCheckedFields(fieldChecks, refused);
  return (
    <Form method="post" noValidate>
      <CodeField {...checked("code")} hint={message("login.codeHint")} defaultValue={refused?.code} />
      <NewPasswordField
        field={checked("password")}
        label={message("account.newPassword")}
        required
        person={{ email }}
      />
      <RepeatedPasswordField field={checked("repeat")} />
      <Button>{message("reset.set")}</Button>
    </Form>
  );
}
