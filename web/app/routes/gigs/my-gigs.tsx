import { listOrganizationGigs, listOwnGigProposals, withdrawGigProposal } from "@candor/contract/gigs/routes";
import type { OrganizationGig, OwnGigProposal } from "@candor/contract/gigs/shapes";
import { message } from "@candor/contract/messages/message";
import { isPro } from "@candor/contract/values";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { SettingsSection } from "../../accounts/settings-section.tsx";
import { addresses } from "../../addresses.ts";
import { typedFields } from "../../forms/typed-fields.ts";
import { gigAddresses } from "../../gig-addresses.ts";
import { OrganizationGigs } from "../../gigs/organization-gigs.tsx";
import { OwnProposal } from "../../gigs/own-proposal.tsx";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { useSession } from "../../wire/session-data.ts";
import "../../styles/account.css";
import "../../styles/gigs.css";

export const handle: PageHandle = { hydrate: false, requiresAuth: true };

/** Somebody who belongs to no organization has no gigs there, only proposals. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  const [sent, posted] = await Promise.all([call(listOwnGigProposals, {}), call(listOrganizationGigs, {})]);
  const { proposals } = answerOrThrow(sent);
  const isMember = posted.ok || posted.problem.status !== 403;
  return { proposals, isMember, gigs: isMember ? answerOrThrow(posted).gigs : [] };
}

/** Withdraws a proposal. One that was answered meanwhile is shown with its answer. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const id = (await typedFields(request))("id");
  const withdrawn = await call(withdrawGigProposal, { params: { id } });
  if (!withdrawn.ok && withdrawn.problem.code !== "proposal-final") answerOrThrow(withdrawn);
  return redirect(gigAddresses.ownProposal(id), 303);
}

/** R-79: somebody's proposals and their organizations' gigs. What somebody owes comes first. */
export default function MyGigs() {
  const { proposals, gigs, isMember } = useLoaderData<typeof loader>();
  return (
    <section className="own-account">
      <PageHead title={message("screen.myGigs")} path={addresses.myGigs} unlisted />
      <h1>{message("screen.myGigs")}</h1>
      <p className="lead">{message("myGigs.lead")}</p>
      {isMember && <Posted gigs={gigs} />}
      <Sent proposals={proposals} />
      {!isMember && <Posted gigs={gigs} />}
    </section>
  );
}

function Sent({ proposals }: { proposals: readonly OwnGigProposal[] }) {
  return (
    <SettingsSection title={message("myGigs.proposals")}>
      {proposals.length === 0 && <p>{message("myGigs.noProposals")}</p>}
      <ul className="gig-proposals">
        {proposals.map((proposal) => (
          <li key={proposal.id} id={`proposal-${proposal.id}`}>
            <h3>
              <a href={gigAddresses.gig(proposal.gig.id)}>
                <bdi>{proposal.gig.title}</bdi>
              </a>
            </h3>
            <p>
              <a href={addresses.openBooks(proposal.organization)}>
                <bdi>{proposal.organization.name}</bdi>
              </a>
            </p>
            <OwnProposal proposal={proposal} />
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink tone="quiet" to={addresses.gigs}>
          {message("gigs.find")}
        </ButtonLink>
      </p>
    </SettingsSection>
  );
}

function Posted({ gigs }: { gigs: readonly OrganizationGig[] }) {
  const organizations = useSession().profile?.organizations ?? [];
  return (
    <SettingsSection title={message("myGigs.posted")}>
      {organizations.length === 0 ? (
        <p>
          {message("myGigs.noOrganization")}{" "}
          <a href={addresses.newOrganization}>{message("newOrganization.title")}</a>
        </p>
      ) : (
        <OrganizationGigs gigs={gigs} />
      )}
      {organizations.some(isPro) && (
        <p>
          <ButtonLink to={gigAddresses.newGig}>{message("myGigs.new")}</ButtonLink>
        </p>
      )}
    </SettingsSection>
  );
}
