import { message } from "@candor/contract/messages/message";
import { createOrganization } from "@candor/contract/organizations/member-routes";
import { hasWords } from "@candor/contract/values";
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
import { type FieldCheck, faultsOf } from "../../forms/field-checks.ts";
import { type Refusal, refusalOf } from "../../forms/refusal.ts";
import { RefusalSummary } from "../../forms/refusal-summary.tsx";
import { typedFields } from "../../forms/typed-fields.ts";
import {
  asksOwnName,
  type OwnNameTyped,
  ownNameChecks,
  ownNameTyped,
} from "../../organizations/members/own-name.ts";
import { OwnNameFields } from "../../organizations/members/own-name-fields.tsx";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { withNotice } from "../../ui/notices/notices.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { GuardedForms } from "../../ui/unsaved/guarded-forms.tsx";
import "../../styles/account.css";

export const handle: PageHandle = { requiresAuth: true };

/** `taken` is the slug of the organization that already has this name. */
type Refused = Refusal & OwnNameTyped & { readonly name: string; readonly taken?: string | undefined };

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  return { asksName: await asksOwnName(call) };
}

const name: FieldCheck = (value) =>
  hasWords(value) ? undefined : message("validation.organizationNameRequired");

export async function action({ request, url, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const typed = await typedFields(request);
  const asksName = await asksOwnName(call);
  const faults = faultsOf({ name, ...(asksName && ownNameChecks) }, typed);
  const own = ownNameTyped(typed);
  const kept = { name: typed("name"), ...own };
  if (faults) return data<Refused>({ ...faults, ...kept }, { status: 422 });
  const created = await call(createOrganization, { body: { name: kept.name, ...(asksName && own) } });
  if (created.ok) return redirect(withNotice(addresses.organization, "organization-created"), 303);
  const { problem } = created;
  const taken = problem.code === "organization-taken" ? problem.id : undefined;
  const refusal = refusalOf(problem, ["name", "firstName", "lastName"]);
  return data<Refused>({ ...refusal, ...kept, taken }, { status: 422 });
}

export default function NewOrganization() {
  const { asksName } = useLoaderData<typeof loader>();
  const refused = useActionData<Refused>();
  return (
    <section className="own-account">
      <PageHead title={message("newOrganization.title")} path={addresses.newOrganization} unlisted />
      <h1>{message("newOrganization.title")}</h1>
      <p className="lead">{message("newOrganization.lead")}</p>
      <GuardedForms refusal={refused}>
        <Form method="post" noValidate className="change-form">
          {refused?.taken === undefined ? (
            <RefusalSummary refusal={refused} />
          ) : (
            <p className="form-errors" role="alert">
              {message("newOrganization.taken", { organization: refused.name })}{" "}
              <a href={addresses.claim(refused.taken)}>{message("newOrganization.claim")}</a>
            </p>
          )}
          <TextField
            name="name"
            label={message("newOrganization.name")}
            hint={message("newOrganization.nameHint")}
            autoComplete="organization"
            required
            defaultValue={refused?.name}
            error={refused?.errors["name"]}
          />
          {asksName && <OwnNameFields refused={refused} />}
          <div className="actions">
            <Button>{message("newOrganization.create")}</Button>
          </div>
        </Form>
      </GuardedForms>
    </section>
  );
}
