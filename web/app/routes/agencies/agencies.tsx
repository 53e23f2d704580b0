import { listAgencies } from "@candor/contract/agencies/routes";
import { readPosting } from "@candor/contract/hosting/routes";
import { message } from "@candor/contract/messages/message";
import { readProfile } from "@candor/contract/session/routes";
import { isPro } from "@candor/contract/values";
import { type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { SettingsSection } from "../../accounts/settings-section.tsx";
import { addresses } from "../../addresses.ts";
import { agencyAction, type RefusedClient } from "../../agencies/agency-action.ts";
import { ClientForm, PostingClient } from "../../agencies/client-form.tsx";
import { Questions, Relations } from "../../agencies/relations.tsx";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import "../../styles/applications.css";
import "../../styles/account.css";
import "../../styles/connections.css";
import "../../styles/members.css";

export const handle: PageHandle = { hydrate: false, requiresAuth: true };

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  const slug = params["slug"] ?? "";
  const id = url.searchParams.get("posting") ?? undefined;
  const [found, profile, posting] = await Promise.all([
    call(listAgencies, { params: { slug } }),
    call(readProfile, { query: {} }),
    id === undefined ? undefined : call(readPosting, { params: { id } }),
  ]);
  const { organization, relations } = answerOrThrow(found);
  const own = profile.ok ? profile.answer.organizations : [];
  const role = own.find((one) => one.slug === organization.slug)?.role ?? "reader";
  return { organization, relations, role, posting: posting && answerOrThrow(posting) };
}

export const action = agencyAction;

/** who posts for an organization, and who it posts for. */
export default function Agencies() {
  const { organization, relations, role, posting } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedClient>();
  const { name, slug } = organization;
  const mayDecide = role === "owner";
  const asking = relations.filter(({ isClient, state }) => isClient && state === "asked");
  const ofYours = relations.filter(({ isClient, state }) => isClient && state !== "asked");
  const clients = relations.filter(({ isClient }) => !isClient);
  const title = message("agencies.title", { organization: name });
  return (
    <section className="own-account">
      <PageHead title={title} path={addresses.agencies(slug)} unlisted />
      <p className="application-up">
        <a href={posting ? addresses.editPosting(posting.id) : addresses.organization}>
          {posting ? posting.fields.title || message("hosting.untitled") : message("screen.myOrganization")}
        </a>
      </p>
      <h1>{title}</h1>
      <p className="lead">{message("agencies.lead")}</p>
      {posting && (
        <SettingsSection title={message("agencies.askForOne")}>
          <PostingClient posting={posting} />
          <ClientForm refused={refused} postingId={posting.id} />
        </SettingsSection>
      )}
      {asking.length > 0 && (
        <SettingsSection title={message("agencies.asking")}>
          <Questions relations={asking} mayDecide={mayDecide} />
        </SettingsSection>
      )}
      <SettingsSection title={message("agencies.ofYours")}>
        {ofYours.length === 0 && <p>{message("agencies.noAgencies", { organization: name })}</p>}
        <Relations relations={ofYours} mayDecide={mayDecide} />
      </SettingsSection>
      <SettingsSection title={message("agencies.clients")}>
        {clients.length === 0 && <p>{message("agencies.noClients", { organization: name })}</p>}
        <Relations relations={clients} mayDecide={mayDecide} />
      </SettingsSection>
      {!posting && isPro({ role }) && (
        <SettingsSection title={message("agencies.ask")}>
          <ClientForm refused={refused} />
        </SettingsSection>
      )}
    </section>
  );
}
