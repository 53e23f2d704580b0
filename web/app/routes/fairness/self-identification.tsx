import { disabilities, ethnicities, sexes } from "@candor/contract/fairness/categories";
import { changeSelfIdentification, readSelfIdentification } from "@candor/contract/fairness/routes";
import { message } from "@candor/contract/messages/message";
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from "react-router";
import { addresses } from "../../addresses.ts";
import { DisabilityChoice } from "../../fairness/disability-choice.tsx";
import { typedIn } from "../../forms/typed-fields.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { SettingsMenu } from "../../shell/settings-menu.tsx";
import { Button } from "../../ui/button.tsx";
import { ChoiceField } from "../../ui/field.tsx";
import { withNotice } from "../../ui/notices/notices.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { formOf } from "../../wire/form-of.ts";
import "../../styles/account.css";
import "../../styles/fairness.css";

export const handle: PageHandle = { hydrate: false, requiresAuth: true };

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  return answerOrThrow(await call(readSelfIdentification, {}));
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const typed = typedIn(await formOf(request));
  const keeps = typed("intent") !== "take-back";
  const sex = sexes.find((value) => keeps && value === typed("sex"));
  const ethnicity = ethnicities.find((value) => keeps && value === typed("ethnicity"));
  const disability = disabilities.find((value) => keeps && value === typed("disability"));
  const body = { ...(sex && { sex }), ...(ethnicity && { ethnicity }), ...(disability && { disability }) };
  answerOrThrow(await call(changeSelfIdentification, { body }));
  return redirect(withNotice(url.pathname, "changes-saved"), 303);
}

const notSaid = () => ({ value: "", label: message("selfId.notSaid") });

/** M-25: what somebody says about themselves, so that hiring can be counted. */
export default function SelfIdentification() {
  const { sex, ethnicity, disability } = useLoaderData<typeof loader>();
  const title = message("selfId.title");
  return (
    <section className="own-account">
      <PageHead title={title} path={addresses.selfIdentification} unlisted />
      <SettingsMenu current={addresses.selfIdentification} />
      <h1>{title}</h1>
      <div className="self-identification-lead">
        <p className="lead">{message("selfId.lead")}</p>
        <p>{message("selfId.purpose")}</p>
        <p>{message("selfId.back")}</p>
      </div>
      <Form method="post" className="change-form">
        <ChoiceField
          name="sex"
          legend={message("selfId.sex")}
          defaultValue={sex ?? ""}
          options={[...sexes.map((value) => ({ value, label: message(`sex.${value}`) })), notSaid()]}
        />
        <ChoiceField
          name="ethnicity"
          legend={message("selfId.ethnicity")}
          defaultValue={ethnicity ?? ""}
          options={[
            ...ethnicities.map((value) => ({ value, label: message(`ethnicity.${value}`) })),
            notSaid(),
          ]}
        />
        <DisabilityChoice disability={disability} />
        <div className="actions">
          <Button name="intent" value="save">
            {message("profile.save")}
          </Button>
          {(sex ?? ethnicity ?? disability) && (
            <Button name="intent" value="take-back" tone="quiet">
              {message("selfId.takeBack")}
            </Button>
          )}
        </div>
      </Form>
    </section>
  );
}
