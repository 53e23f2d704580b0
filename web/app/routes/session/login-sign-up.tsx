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
  useLocation,
} from "react-router";
import { addresses } from "../../addresses.ts";
import { EmailSuggestion, emailOf } from "../../forms/email-suggestion.tsx";
import { email, firstName, lastName } from "../../forms/field-checks.ts";
import type { Refusal } from "../../forms/refusal.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { useCheckedFields } from "../../forms/use-checked-fields.ts";
import { EmailField } from "../../session/fields/email-field.tsx";
import { NewPasswordField } from "../../session/fields/new-password-field.tsx";
import { newPassword } from "../../session/fields/password-checks.ts";
import { LoginPage } from "../../session/login-page.tsx";
import { loginAddress, loginParameters, type PersonNames } from "../../session/login-parameters.ts";
import { passSignedIn } from "../../session/pass-signed-in.ts";
import { useSignInProviders } from "../../session/providers/use-sign-in-providers.ts";
import { refusedLogIn } from "../../session/refused-log-in.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { pageContext } from "../../wire/page-context.ts";

export function loader(asked: LoaderFunctionArgs) {
  passSignedIn(asked);
  return loginParameters(asked.request);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { call } = context.get(pageContext);
  const typed = await typedFields(request);
  const password = typed("password");
  const person = { firstName: typed("firstName"), lastName: typed("lastName") };
  const { email, ...spelling } = emailOf(typed);
  const signUp = { ...person, ...(password !== "" && { password }) };
  const asked = await call(requestCode, { body: { email, ...spelling, signUp } });
  if (!asked.ok)
    return data({ ...refusedLogIn(asked.problem, fields), typed: { ...person, email } }, { status: 422 });
  const parameters = { ...loginParameters(request), email, signingUp: true, names: person };
  return redirect(loginAddress("code", parameters), 303);
}

const fields = ["firstName", "lastName", "email", "password"];

/** The form's answer; strength estimates only go to the meter. */
type Refused = Refusal & { typed: TypedSignUp };

type TypedSignUp = PersonNames & { readonly email: string };

export default function SignUp() {
  const parameters = useLoaderData<typeof loader>();
  const refused = useActionData<Refused>();
  // the same form, without the other ways to sign up.
  const byEmail = useLocation().pathname === addresses.login("email-sign-up");
  const hasOtherWays = useSignInProviders().length > 0;
  return (
    <LoginPage
      view={byEmail ? "email-sign-up" : "sign-up"}
      lead={message("login.signUpLead")}
      refusal={refused}
      ways={[
        {
          question: message("login.hasAccount"),
          label: message("login.signIn"),
          address: loginAddress("sign-in", parameters),
        },
        ...(hasOtherWays
          ? [
              byEmail
                ? { label: message("login.otherWays"), address: loginAddress("sign-up", parameters) }
                : { label: message("login.emailSignUp"), address: loginAddress("email-sign-up", parameters) },
            ]
          : []),
      ]}
    >
      <SignUpForm
        typed={refused?.typed ?? { ...parameters.names, email: parameters.email }}
        refused={refused}
      />
    </LoginPage>
  );
}

function SignUpForm({ typed, refused }: { typed: TypedSignUp; refused: Refused | undefined }) {
  const checked = useCheckedFields({ firstName, lastName, email, password: newPassword }, refused);
  return (
    <Form method="post" noValidate>
      <TextField
        {...checked("firstName")}
        label={message("login.firstName")}
        autoComplete="given-name"
        required
        defaultValue={typed.firstName}
      />
      <TextField
        {...checked("lastName")}
        label={message("login.lastName")}
        autoComplete="family-name"
        required
        defaultValue={typed.lastName}
      />
      <EmailField field={checked("email")} value={typed.email} />
      <NewPasswordField field={checked("password")} label={message("login.passwordOptional")} />
      <Button>{message("login.mailCode")}</Button>
      <EmailSuggestion suggestion={refused?.suggestion} typed={typed.email} />
    </Form>
  );
}
