import { readOrganizationGig } from "@candor/contract/gigs/routes";
import { message } from "@candor/contract/messages/message";
import { type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { SettingsSection } from "../../accounts/settings-section.tsx";
import { addresses } from "../../addresses.ts";
import { gigAddresses } from "../../gig-addresses.ts";
import { answerAction, type HeldAnswer } from "../../gigs/answer-action.ts";
import { GigFacts } from "../../gigs/gig-facts.tsx";
import { ReceivedProposals } from "../../gigs/received-proposals.tsx";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { OpenedQuestion } from "../../ui/opened-question.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Unsent } from "../../ui/unsent.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { counted } from "../../wording/counted.ts";
import { useDates } from "../../wording/use-dates.ts";
import "../../styles/account.css";
import "../../styles/applications.css";
import "../../styles/connections.css";
import "../../styles/gigs.css";

export const handle: PageHandle = { hydrate: false, requiresAuth: true };

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  const id = params["id"] ?? "";
  return answerOrThrow(await call(readOrganizationGig, { params: { id } }));
}

export const action = answerAction;

/** a gig as its organization sees it, with its proposals. */
export default function OwnGig() {
  const { gig, proposals, mayAnswer } = useLoaderData<typeof loader>();
  const held = useActionData<HeldAnswer>();
  const { dateText } = useDates();
  const isOpen = gig.closedAt === undefined;
  const waiting = proposals.filter(({ endedAt }) => endedAt === undefined).length;
  const isWaiting = (id: string) => proposals.some((each) => each.id === id && each.endedAt === undefined);
  return (
    <section className="own-account">
      <PageHead title={gig.title} path={gigAddresses.ownGig(gig.id)} unlisted />
      <p className="application-up">
        <a href={addresses.myGigs}>{message("screen.myGigs")}</a>
      </p>
      <h1>
        <bdi>{gig.title}</bdi>
      </h1>
      <GigFacts gig={gig} />
      <p className="actions gig-acts">
        {gig.closedAt !== undefined && (
          <strong>{message("gig.closed", { date: dateText(gig.closedAt) })}.</strong>
        )}
        {isOpen && mayAnswer && (
          <ButtonLink tone="quiet" to={gigAddresses.editGig(gig.id)}>
            {message("myGigs.edit")}
          </ButtonLink>
        )}
        <a href={gigAddresses.gig(gig.id)}>{message("myGigs.seePublic")}</a>
      </p>
      <SettingsSection title={message("myGigs.received")}>
        {held?.trouble !== undefined && !isWaiting(held.id) && <Unsent why={held.trouble} text={held.note} />}
        {proposals.length === 0 && <p>{message("myGigs.noneReceived")}</p>}
        <ReceivedProposals
          proposals={proposals}
          organization={gig.organization.name}
          mayAnswer={mayAnswer}
          held={held}
        />
      </SettingsSection>
      {isOpen && mayAnswer && (
        <SettingsSection title={message("myGigs.close")}>
          <OpenedQuestion
            label={message("myGigs.close")}
            hint={[
              message("myGigs.closeBody"),
              ...(waiting > 0 ? [`${counted("myGigs.waiting", waiting)}.`] : []),
            ].join(" ")}
            confirmLabel={message("myGigs.closeNow")}
            intent="close"
          />
        </SettingsSection>
      )}
    </section>
  );
}
