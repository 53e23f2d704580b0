import { message } from "@candor/contract/messages/message";
import { logIn } from "@candor/contract/session/routes";
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { email } from "../../forms/field-checks.ts";
import { Shaken } from "../../forms/shaken.tsx";
import { typedFields } from "../../forms/typed-fields.ts";
import { useCheckedFields } from "../../forms/use-checked-fields.ts";
import { EmailField } from "../../session/fields/email-field.tsx";
import { password } from "../../session/fields/password-checks.ts";
import { TimeZoneField } from "../../session/fields/time-zone-field.tsx";
import { leaveFor } from "../../session/leave-for.ts";
import { LoginPage } from "../../session/login-page.tsx";
import { linkRefusal, loginAddress, loginParameters } from "../../session/login-parameters.ts";
import { passSignedIn } from "../../session/pass-signed-in.ts";
import { refusedLogIn } from "../../session/refused-log-in.ts";
import { whereaboutsOf } from "../../session/whereabouts.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { pageContext } from "../../wire/page-context.ts";

export function loader(asked: LoaderFunctionArgs) {
  passSignedIn(asked);
  const parameters = loginParameters(asked.request);
  return { ...parameters, linked: linkRefusal(parameters) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const typed = await typedFields(request);
  const credential = { email: typed("email"), password: typed("password") };
  const body = { provider: "password" as const, credential };
  const started = await context.get(pageContext).call(logIn, { query: whereaboutsOf(typed), body });
  if (!started.ok)
    return data(
      { ...refusedLogIn(started.problem, Object.keys(credential)), email: credential.email },
      { status: 422 },
    );
  return leaveFor(loginParameters(request).target);
}

export default function PasswordSignIn() {
  const parameters = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const checked = useCheckedFields({ email, password }, refused ?? parameters.linked);
  return (
    <LoginPage
      view="password"
      lead={message("login.passwordLead")}
      refusal={refused}
      ways={[
        {
          label: message("login.forgotPassword"),
          address: loginAddress("forgot-password", {
            ...parameters,
            email: refused?.email ?? parameters.email,
          }),
        },
        { label: message("login.useCode"), address: loginAddress("sign-in", parameters) },
        {
          question: message("login.noAccount"),
          label: message("login.signUp"),
          address: loginAddress("sign-up", parameters),
        },
      ]}
    >
      <Form method="post" noValidate>
        <EmailField
          field={checked("email")}
          value={refused?.email ?? parameters.email}
          autoComplete="username"
        />
        <Shaken by={refused?.trouble === undefined ? undefined : refused}>
          <TextField
            {...checked("password")}
            label={message("login.passwordField")}
            type="password"
            autoComplete="current-password"
            required
          />
        </Shaken>
        <TimeZoneField />
        <Button>{message("login.signIn")}</Button>
      </Form>
    </LoginPage>
  );
}
