import { timeZones } from "@candor/contract/accounts/time-zones";
import { lookAtApplication } from "@candor/contract/applications/routes";
import type { ApplicationDetails } from "@candor/contract/applications/shapes";
import { readOwnKeeping } from "@candor/contract/keeping/routes";
import { message } from "@candor/contract/messages/message";
import type { PageContext } from "@candor/contract/pages";
import { similarJobs } from "@candor/contract/search/routes";
import { useEffect } from "react";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useFetcher,
  useLoaderData,
  useNavigation,
} from "react-router";
import { addresses } from "../../addresses.ts";
import { applicationAddresses } from "../../application-addresses.ts";
import { Absence } from "../../applications/absence.tsx";
import { absenceAction } from "../../applications/absence-action.ts";
import { choiceAction, choiceIn } from "../../applications/choice-action.ts";
import { ContactSharing } from "../../applications/contact-sharing.tsx";
import { DecisionDueLine } from "../../applications/decision-due-line.tsx";
import { AnswerState } from "../../applications/ledger/answer-state.tsx";
import { hasLapsed, mayEdit, mayWithdraw } from "../../applications/may-change.ts";
import { Invitation } from "../../applications/meetings/invitation.tsx";
import { Mute } from "../../applications/mute.tsx";
import { ownApplication } from "../../applications/read-application.ts";
import { replyAction } from "../../applications/replies/reply-action.ts";
import { SentParts } from "../../applications/sent-parts.tsx";
import { Timeline } from "../../applications/timeline.tsx";
import { CouldNotWithdraw } from "../../applications/withdrawal/could-not-withdraw.tsx";
import { WithdrawButton } from "../../applications/withdrawal/withdraw-button.tsx";
import { withdrawalAction } from "../../applications/withdrawal/withdrawal.ts";
import { readTalk } from "../../conversations/read-talk.ts";
import { Talk } from "../../conversations/talk.tsx";
import { isAboutMessages, talkAction } from "../../conversations/talk-action.ts";
import { SelfIdentificationOffer } from "../../fairness/self-identification-offer.tsx";
import { OwnNote } from "../../interviews/own-note.tsx";
import { readOwn } from "../../interviews/read-own.ts";
import { SimilarJobs } from "../../jobs/details/similar-jobs.tsx";
import { asksToKeep, OwnKeeping } from "../../keeping/own-keeping.tsx";
import { MatchSheet } from "../../match/match-sheet.tsx";
import { matchOf } from "../../match/read-match.ts";
import { useLive } from "../../notifications/use-live.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { SanitizedHtml } from "../../ui/sanitized-html.tsx";
import { GuardedForms } from "../../ui/unsaved/guarded-forms.tsx";
import { formOf } from "../../wire/form-of.ts";
import { pageContext } from "../../wire/page-context.ts";
import { isShown } from "../../wire/wants-page.ts";
import { heldTitle } from "../../wording/held-title.ts";
import { useDates } from "../../wording/use-dates.ts";
import "../../styles/applications.css";
import "../../styles/conversation.css";
import "../../styles/interview.css";
import "../../styles/meetings.css";
import type { PageHandle } from "../../shell/page-handle.ts";

export const handle: PageHandle = { section: "applications", requiresAuth: true };

export async function loader({ request, url, params, context }: LoaderFunctionArgs) {
  const application = await ownApplication({ url, params, context });
  const { call, now } = context.get(pageContext);
  const [similar, match, interview, talk, keeping] = await Promise.all([
    similarTo(call, application),
    matchOf({ call }, "application", application.id),
    readOwn(call, application.id),
    readTalk(call, application.id),
    call(readOwnKeeping, { params: { id: application.id } }),
  ]);
  if (isShown(request) && !isSeen(application)) await look(call, application.id);
  const zones = application.invitation ? timeZones() : [];
  const kept = keeping.ok ? keeping.answer : undefined;
  return { application, similar, match, interview, talk, kept, zones, replyKey: crypto.randomUUID(), now };
}

/** Where to go on from a lapsed application. */
async function similarTo(call: PageContext["call"], application: ApplicationDetails) {
  if (!hasLapsed(application)) return [];
  const similar = await call(similarJobs, { params: { id: application.jobId } });
  return similar.ok ? similar.answer.documents : [];
}

/** Its owner has looked at it, writes about it, replies to an invitation, or withdraws it. */
export async function action(args: ActionFunctionArgs) {
  const form = await formOf(args.request.clone());
  if (isAboutMessages(form.get("intent"))) return talkAction(args);
  const choice = choiceIn(form.get("intent"));
  if (choice) return choiceAction(args, choice);
  if (form.get("intent") === "reply") return replyAction(args);
  if (form.get("intent") === "absence") return absenceAction(args);
  if (form.get("intent") !== "look") return withdrawalAction(args);
  await look(args.context.get(pageContext).call, args.params["id"] ?? "");
  return { refused: false as const, refusal: undefined };
}

export default function OwnApplication() {
  const loaded = useLoaderData<typeof loader>();
  const { application, similar, now } = loaded;
  const { job, id } = application;
  const outcome = useActionData<typeof action>();
  useLive(id);
  useLook(application);
  return (
    <GuardedForms refusal={isTyped(outcome) ? outcome : undefined}>
      <article className="application">
        <PageHead
          title={message("job.titleAt", { title: job.title, organization: job.organization.name })}
          path={addresses.application(id)}
          unlisted
        />
        <Standing {...loaded} />
        <Life {...loaded} />
        <Sent {...loaded} />
        {similar.length > 0 && <SimilarJobs postings={similar} now={now} from={addresses.application(id)} />}
      </article>
    </GuardedForms>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

/** What it is about, and how it stands. */
function Standing({ application, now }: Loaded) {
  const { job, status, withdrawalTold, decisionDue } = application;
  const { dateText } = useDates();
  const organization = job.organization.name;
  return (
    <header>
      <p className="application-up">
        <a href={addresses.applications()}>{message("screen.myApplications")}</a>
      </p>
      <h1>
        <bdi>{heldTitle(job.title)}</bdi>
      </h1>
      <p className="posting-organization">
        <a href={addresses.openBooks(job.organization)}>
          <bdi>{organization}</bdi>
        </a>
      </p>
      <p className="application-state">
        <strong>{message(`applicationStatus.${status}`)}</strong>{" "}
        <AnswerState of={application} now={now} size="page" />
      </p>
      {job.withheldAt !== undefined && (
        <p>{message("applications.jobWithheld", { date: dateText(job.withheldAt) })}</p>
      )}
      {decisionDue && <DecisionDueLine due={decisionDue} organization={organization} now={now} />}
      {status === "withdrawn" && (
        <p role="status">
          {message(withdrawalTold ? "applications.withdrawn" : "applications.withdrawnUnclaimed", {
            organization,
          })}
        </p>
      )}
    </header>
  );
}

/** What has happened, and what its owner can do now. */
function Life({ application, interview, talk, kept, zones, replyKey, now }: Loaded) {
  const { id, met, timeline, contactShared, blindUntil } = application;
  const organization = application.job.organization.name;
  const outcome = useActionData<typeof action>();
  return (
    <section className="application-life" aria-labelledby="timeline">
      <Invitation
        application={application}
        replyKey={replyKey}
        zones={zones}
        refusal={outcome && "refusal" in outcome ? outcome.refusal : undefined}
      />
      {met && (
        <Absence
          met={met}
          side="seeker"
          name={organization}
          intent="absence"
          mayAct
          refused={outcome && "absence" in outcome ? outcome.absence : undefined}
          now={now}
        />
      )}
      {asksToKeep(kept) && <OwnKeeping id={id} organization={organization} keeping={kept} />}
      <OwnNote own={interview} id={id} organization={organization} />
      <h2 id="timeline">{message("applications.timeline")}</h2>
      <Timeline entries={timeline} side="seeker" />
      {talk && (
        <Talk
          talk={talk}
          to={organization}
          organization={organization}
          messageKey={`${replyKey} message`}
          refusal={outcome && "message" in outcome ? outcome.message : undefined}
          hidden={!contactShared || blindUntil !== undefined}
        />
      )}
      <Changes application={application} />
    </section>
  );
}

/** What was sent, what the organization sees of it, and how long. */
function Sent({ application, match, talk, kept }: Loaded) {
  const { id, hasReceipt } = application;
  const organization = application.job.organization.name;
  return (
    <section className="application-sent" aria-labelledby="sent">
      <h2 id="sent">{message("applications.details")}</h2>
      <SentParts sent={application} />
      {hasReceipt && (
        <p className="application-receipt">
          <a href={applicationAddresses.receipt(id)}>{message("receipt.see")}</a>
        </p>
      )}
      {(application.status !== "withdrawn" || application.contactShared) && (
        <ContactSharing
          application={application}
          mayWrite={talk !== undefined && talk.closed === undefined}
        />
      )}
      <Mute muted={application.muted} />
      <MatchSheet sheet={match} title={message("match.titleOfApplicant")} organization={organization}>
        <p>{message("match.asSent", { organization })}</p>
      </MatchSheet>
      {!asksToKeep(kept) && <OwnKeeping id={id} organization={organization} keeping={kept} />}
      <SelfIdentificationOffer />
      <Posting application={application} />
    </section>
  );
}

/** Whether a refused form had text in it. */
function isTyped(outcome: ReturnType<typeof useActionData<typeof action>>): boolean {
  return !!outcome && !("refused" in outcome && outcome.refusal === undefined);
}

/**
 * tells the server once for each state that is looked at. The loader does so too, for a page without scripts; this
 * also counts again what is new.
 */
function useLook(application: ApplicationDetails): void {
  const { submit } = useFetcher();
  const { modified } = application;
  const seen = isSeen(application);
  useEffect(() => {
    if (!seen) void submit({ intent: "look" }, { method: "post" });
  }, [seen, modified, submit]);
}

function isSeen({ modified, viewed }: ApplicationDetails): boolean {
  return viewed !== undefined && viewed >= modified;
}

function look(call: PageContext["call"], id: string) {
  return call(lookAtApplication, { params: { id } });
}

function Changes({ application }: { application: ApplicationDetails }) {
  const { id, job, status, pro } = application;
  const outcome = useActionData<typeof action>();
  const refused = outcome && "refused" in outcome && outcome.refused;
  const busy = useNavigation().state !== "idle";
  return (
    <>
      {refused && <CouldNotWithdraw job={job} pro={pro} />}
      {mayWithdraw(status) && (
        <div className="actions">
          {mayEdit(status) && !hasLapsed(application) && (
            <ButtonLink to={applicationAddresses.edit(id)} tone="quiet">
              {message("applications.edit")}
            </ButtonLink>
          )}
          <WithdrawButton application={application} busy={busy} />
        </div>
      )}
    </>
  );
}

/** M-06: kept as it was, whatever becomes of the posting. */
function Posting({ application: { posting, job } }: { application: ApplicationDetails }) {
  return (
    <details className="snapshot">
      <summary>{message("applications.posting")}</summary>
      <h3>{message("job.titleAt", { title: posting.title, organization: posting.organization })}</h3>
      <SanitizedHtml className="description" html={posting.description} />
      <p>
        <a href={addresses.details(job)}>{message("applications.postingLink")}</a>
      </p>
    </details>
  );
}
