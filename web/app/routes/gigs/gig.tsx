import { readGig, readGigStanding } from "@candor/contract/gigs/routes";
import type { Gig } from "@candor/contract/gigs/shapes";
import { message } from "@candor/contract/messages/message";
import { type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { gigAddresses } from "../../gig-addresses.ts";
import { GigFacts, gigBudgetText } from "../../gigs/gig-facts.tsx";
import { OwnProposal } from "../../gigs/own-proposal.tsx";
import { proposalAction, type RefusedProposal } from "../../gigs/proposal-action.ts";
import { ProposalForm, useDueDate } from "../../gigs/proposal-form.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Unsent } from "../../ui/unsent.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { pageContext } from "../../wire/page-context.ts";
import { useDates } from "../../wording/use-dates.ts";
import "../../styles/account.css";
import "../../styles/applications.css";
import "../../styles/gigs.css";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { call, signedIn, now } = context.get(pageContext);
  const of = { params: { id: params["id"] ?? "" } };
  const [found, standing] = await Promise.all([
    call(readGig, of),
    signedIn ? call(readGigStanding, of) : undefined,
  ]);
  return { gig: answerOrThrow(found), standing: standing && answerOrThrow(standing), now };
}

export const action = proposalAction;

/** a gig in full, and a proposal for it. */
export default function GigPage() {
  const { gig } = useLoaderData<typeof loader>();
  const { title, description, organization } = gig;
  return (
    <article className="gig">
      <PageHead
        title={title}
        description={message("gig.describe", {
          organization: organization.name,
          budget: gigBudgetText(gig),
        })}
        path={gigAddresses.gig(gig.id)}
        unlisted={gig.closedAt !== undefined}
      />
      <p className="application-up">
        <a href={addresses.gigs}>{message("gigs.title")}</a>
      </p>
      <h1>{title}</h1>
      <GigFacts gig={gig} />
      <p className="gig-text">{description}</p>
      <Proposing />
    </article>
  );
}

/** The form, or what takes its place. */
function Proposing() {
  const { gig, standing, now } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedProposal>();
  const { obstacle, proposal } = standing ?? {};
  const isOffered = !proposal && !obstacle && gig.closedAt === undefined;
  return (
    <section className="gig-proposal" aria-labelledby="proposal">
      {(proposal || isOffered) && (
        <h2 id="proposal">{message(proposal ? "gigProposal.yours" : "gigProposal.title")}</h2>
      )}
      {proposal && <OwnProposal proposal={proposal} />}
      {!isOffered && refused?.trouble !== undefined && (
        <Unsent why={refused.trouble} text={refused.written.message} />
      )}
      {!proposal && !isOffered && <Obstacle gig={gig} obstacle={obstacle ?? "gig-closed"} />}
      {isOffered && !standing && <SignInFirst gig={gig} now={now} />}
      {isOffered && standing && <ProposalForm gig={gig} refused={refused} now={now} />}
    </section>
  );
}

function SignInFirst({ gig, now }: { gig: Gig; now: number }) {
  const redirect = gigAddresses.gig(gig.id);
  const date = useDueDate(gig, now);
  return (
    <>
      <p>{message("gig.signInLead", { organization: gig.organization.name, date })}</p>
      <p>
        <ButtonLink to={addresses.login("sign-in", new URLSearchParams({ redirect }))}>
          {message("gig.signIn")}
        </ButtonLink>
      </p>
    </>
  );
}

interface ObstacleProps {
  readonly gig: Gig;
  readonly obstacle: "gig-closed" | "own-gig" | "organization-blocked";
}

function Obstacle({ gig, obstacle }: ObstacleProps) {
  const { dateText } = useDates();
  const organization = gig.organization.name;
  const closed = gig.closedAt && `${message("gig.closed", { date: dateText(gig.closedAt) })}.`;
  if (obstacle === "gig-closed")
    return (
      <p id="proposal">
        <strong>{closed}</strong> {message("gig.closedBody")}
      </p>
    );
  if (obstacle === "own-gig")
    return (
      <p id="proposal">
        {closed} {message("gig.ownBody", { organization })}{" "}
        <a href={gigAddresses.ownGig(gig.id)}>{message("gig.ownLink")}</a>
      </p>
    );
  return (
    <p id="proposal">
      {message("gig.blockedBody", { organization })}{" "}
      <a href={addresses.blocked()}>{message("blocks.title")}</a>
    </p>
  );
}
