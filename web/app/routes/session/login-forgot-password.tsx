import { requestReset } from "@candor/contract/accounts/routes";
import { message } from "@candor/contract/messages/message";
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import * as checks from "../../forms/field-checks.ts";
import { refusalOf } from "../../forms/refusal.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { useCheckedFields } from "../../forms/use-checked-fields.ts";
import { EmailField } from "../../session/fields/email-field.tsx";
import { LoginPage } from "../../session/login-page.tsx";
import { loginAddress, loginParameters } from "../../session/login-parameters.ts";
import { Button } from "../../ui/button.tsx";
import { pageContext } from "../../wire/page-context.ts";

/** Also for signed-in people: they may have forgotten it too. */
export function loader({ request }: LoaderFunctionArgs) {
  return loginParameters(request);
}

/** S-22. */
export async function action({ request, context }: ActionFunctionArgs) {
  const email = (await typedFields(request))("email");
  const asked = await context.get(pageContext).call(requestReset, { body: { email } });
  if (asked.ok) return redirect(loginAddress("reset-password", { ...loginParameters(request), email }), 303);
  const refusal = refusalOf(asked.problem, ["email"]);
  return data({ ...refusal, email }, { status: 422 });
}

export default function ForgotPassword() {
  const parameters = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const checked = useCheckedFields({ email: checks.email }, refused);
  return (
    <LoginPage
      view="forgot-password"
      lead={message("reset.lead")}
      refusal={refused}
      ways={[
        { label: message("login.useCode"), address: loginAddress("sign-in", parameters) },
        { label: message("login.usePassword"), address: loginAddress("password", parameters) },
      ]}
    >
      <Form method="post" noValidate>
        <EmailField
          field={checked("email")}
          value={refused?.email ?? parameters.email}
          autoComplete="username"
        />
        <Button>{message("login.mailCode")}</Button>
      </Form>
    </LoginPage>
  );
}
