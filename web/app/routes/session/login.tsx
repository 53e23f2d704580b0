import { message } from "@candor/contract/messages/message";
import { requestCode } from "@candor/contract/session/routes";
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { EmailSuggestion, emailOf } from "../../forms/email-suggestion.tsx";
import * as checks from "../../forms/field-checks.ts";
import type { Refusal } from "../../forms/refusal.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { useCheckedFields } from "../../forms/use-checked-fields.ts";
import { passkeyAsked } from "../../passkeys/passkey-log-in.ts";
import { PasskeySignIn } from "../../passkeys/passkey-sign-in.tsx";
import { EmailField } from "../../session/fields/email-field.tsx";
import { LoginPage } from "../../session/login-page.tsx";
import { linkRefusal, loginAddress, loginParameters } from "../../session/login-parameters.ts";
import { passSignedIn } from "../../session/pass-signed-in.ts";
import { providerFault, refusalBy } from "../../session/providers/provider-fault.ts";
import { refusedLogIn } from "../../session/refused-log-in.ts";
import { Button } from "../../ui/button.tsx";
import { pageContext } from "../../wire/page-context.ts";

export function loader(asked: LoaderFunctionArgs) {
  passSignedIn(asked);
  const parameters = loginParameters(asked.request);
  return { ...parameters, linked: linkRefusal(parameters), fault: providerFault(asked.url.searchParams) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const typed = await typedFields(request);
  const { call } = context.get(pageContext);
  const parameters = loginParameters(request);
  const byPasskey = await passkeyAsked(call, typed, parameters);
  if (byPasskey) return byPasskey;
  const body = emailOf(typed);
  const { email } = body;
  const asked = await call(requestCode, { body });
  if (!asked.ok) return data({ ...refusedLogIn(asked.problem, ["email"]), email }, { status: 422 });
  return redirect(loginAddress("code", { ...parameters, email, signingUp: false }), 303);
}

export default function SignIn() {
  const parameters = useLoaderData<typeof loader>();
  const refused = useActionData<Refusal & { email: string }>();
  const checked = useCheckedFields({ email: checks.email }, refused ?? parameters.linked);
  return (
    <LoginPage
      view="sign-in"
      lead={message("login.signInLead")}
      refusal={refused ?? refusalBy(parameters.fault)}
      ways={[
        {
          label: message("login.useLink"),
          address: loginAddress("email-link", { ...parameters, email: "" }),
        },
        { label: message("login.usePassword"), address: loginAddress("password", parameters) },
        {
          question: message("login.noAccount"),
          label: message("login.signUp"),
          address: loginAddress("sign-up", parameters),
        },
      ]}
    >
      <Form method="post" noValidate>
        <EmailField field={checked("email")} value={refused?.email ?? parameters.email} />
        <Button>{message("login.mailCode")}</Button>
        <EmailSuggestion suggestion={refused?.suggestion} typed={refused?.email} />
      </Form>
      <PasskeySignIn />
    </LoginPage>
  );
}
