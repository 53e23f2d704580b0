import { message } from "@candor/contract/messages/message";
import { listOrganizationJobs } from "@candor/contract/organizations/routes";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { SettingsSection } from "../../accounts/settings-section.tsx";
import { addresses } from "../../addresses.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { SettingsMenu } from "../../shell/settings-menu.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import "../../styles/account.css";

export const handle: PageHandle = { hydrate: false, requiresAuth: true };

/** An agency is an organization here, with members and answers like any other. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  const own = await call(listOrganizationJobs, { query: { size: 1 } });
  return { organizations: own.ok ? own.answer.organizations.map(({ name }) => name) : [] };
}

export default function Agency() {
  const { organizations } = useLoaderData<typeof loader>();
  return (
    <section className="own-account">
      <PageHead title={message("settings.agency")} path={addresses.agency} unlisted />
      <SettingsMenu current={addresses.agency} />
      <h1>{message("settings.agency")}</h1>
      <SettingsSection title={message("agency.yours")}>
        <p>{message("agency.lead")}</p>
        {organizations.length > 0 ? (
          <>
            <ul>
              {organizations.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
            <p>
              <ButtonLink to={addresses.organization}>{message("agency.open")}</ButtonLink>
            </p>
          </>
        ) : (
          <p>
            <ButtonLink to={addresses.newOrganization} tone="quiet">
              {message("agency.add")}
            </ButtonLink>
          </p>
        )}
      </SettingsSection>
    </section>
  );
}
