import { resending } from "@candor/contract/form-header";
import { limits } from "@candor/contract/limits";
import { message } from "@candor/contract/messages/message";
import { requestLink } from "@candor/contract/session/routes";
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { addresses } from "../../addresses.ts";
import * as checks from "../../forms/field-checks.ts";
import type { Refusal } from "../../forms/refusal.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { useCheckedFields } from "../../forms/use-checked-fields.ts";
import { EmailField } from "../../session/fields/email-field.tsx";
import { LoginPage } from "../../session/login-page.tsx";
import { loginAddress, loginParameters } from "../../session/login-parameters.ts";
import { passSignedIn } from "../../session/pass-signed-in.ts";
import { refusedLogIn } from "../../session/refused-log-in.ts";
import { Resend } from "../../session/resend.tsx";
import { Button } from "../../ui/button.tsx";
import { withNotice } from "../../ui/notices/notices.tsx";
import { pageContext } from "../../wire/page-context.ts";

export function loader(asked: LoaderFunctionArgs) {
  passSignedIn(asked);
  return loginParameters(asked.request);
}

/** S-18. */
export async function action({ request, context }: ActionFunctionArgs) {
  const typed = await typedFields(request);
  const parameters = loginParameters(request);
  const resent = typed("intent") === resending;
  const email = resent ? parameters.email : typed("email");
  const { target } = parameters;
  const body = {
    email,
    ...(target !== addresses.home && { redirect: target }),
    ...(resent && parameters.signingUp && { again: true as const }),
  };
  const asked = await context.get(pageContext).call(requestLink, { body });
  if (!asked.ok) {
    const refusal: Refusal = resent ? { errors: {} } : refusedLogIn(asked.problem, ["email"]);
    return data({ ...refusal, email, resendRefused: resent }, { status: 422 });
  }
  const sent = loginAddress("email-link", { ...parameters, email });
  return redirect(resent ? withNotice(sent, "code-resent") : sent, 303);
}

export default function EmailLink() {
  const parameters = useLoaderData<typeof loader>();
  return parameters.email === "" ? <AskForLink {...parameters} /> : <LinkSent {...parameters} />;
}

type Parameters = ReturnType<typeof loader>;

function AskForLink(parameters: Parameters) {
  const refused = useActionData<typeof action>();
  const checked = useCheckedFields({ email: checks.email }, refused);
  return (
    <LoginPage
      view="email-link"
      title={message("login.linkTitle")}
      lead={message("login.linkLead")}
      refusal={refused}
      ways={[
        { label: message("login.useCode"), address: loginAddress("sign-in", parameters) },
        { label: message("login.usePassword"), address: loginAddress("password", parameters) },
      ]}
    >
      <Form method="post" noValidate>
        <EmailField field={checked("email")} value={refused?.email} />
        <Button>{message("login.mailLink")}</Button>
      </Form>
    </LoginPage>
  );
}

function LinkSent(parameters: Parameters) {
  const refused = useActionData<typeof action>();
  const duration = message("login.codeMinutes", { minutes: limits.linkMinutes });
  return (
    <LoginPage
      view="email-link"
      lead={message("auth.linkSent", { email: parameters.email, duration })}
      refusal={refused}
      ways={[
        {
          label: message("login.otherAddress"),
          address: loginAddress("email-link", { ...parameters, email: "" }),
        },
        { label: message("login.useCode"), address: loginAddress("sign-in", parameters) },
      ]}
    >
      <Resend refused={refused?.resendRefused === true} />
    </LoginPage>
  );
}
