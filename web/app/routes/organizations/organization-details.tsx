import { message } from "@candor/contract/messages/message";
import { readOrganizationDetails } from "@candor/contract/organizations/details-routes";
import { type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { SettingsSection } from "../../accounts/settings-section.tsx";
import { addresses } from "../../addresses.ts";
import { detailsAction, type RefusedDetails } from "../../organizations/details-action.ts";
import { DetailsForm } from "../../organizations/details-form.tsx";
import { LogoForm } from "../../organizations/logo-form.tsx";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { GuardedForms } from "../../ui/unsaved/guarded-forms.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import "../../styles/applications.css";
import "../../styles/account.css";
import "../../styles/conflict.css";
import "../../styles/open-books.css";
import "../../styles/organization.css";

export const handle: PageHandle = { requiresAuth: true };

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  const slug = params["slug"] ?? "";
  return answerOrThrow(await call(readOrganizationDetails, { params: { slug } }));
}

export const action = detailsAction;

/** what an organization says about itself. */
export default function OrganizationDetails() {
  const organization = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedDetails>();
  const { name, slug } = organization;
  const title = message("organizationDetails.title", { organization: name });
  return (
    <GuardedForms refusal={refused}>
      <section className="own-account">
        <PageHead title={title} path={addresses.organizationDetails(slug)} unlisted />
        <p className="application-up">
          <a href={addresses.organization}>{message("screen.myOrganization")}</a>
        </p>
        <h1>{title}</h1>
        <p>
          <a href={addresses.openBooks(organization)}>{message("organizationDetails.page")}</a>
        </p>
        <SettingsSection title={message("organizationDetails.readers")}>
          <DetailsForm
            organization={organization}
            refused={refused?.intent === "text" ? refused : undefined}
          />
        </SettingsSection>
        <SettingsSection title={message("organizationDetails.logo")}>
          <noscript>
            <p className="field-hint">{message("organizationDetails.saveFirst")}</p>
          </noscript>
          <LogoForm organization={organization} refused={refused?.intent === "logo" ? refused : undefined} />
        </SettingsSection>
      </section>
    </GuardedForms>
  );
}
