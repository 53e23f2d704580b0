import { timeZones } from "@candor/contract/accounts/time-zones";
import { readKeeping } from "@candor/contract/keeping/routes";
import { message } from "@candor/contract/messages/message";
import {
  openOrganizationApplication,
  readOrganizationApplication,
} from "@candor/contract/organizations/routes";
import type { OrganizationApplicationDetails } from "@candor/contract/organizations/shapes";
import { readDesk, readFeedback } from "@candor/contract/pipeline/routes";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { addresses } from "../../addresses.ts";
import { answeringAddresses } from "../../answering-addresses.ts";
import { DecisionDueLine } from "../../applications/decision-due-line.tsx";
import { AnswerState } from "../../applications/ledger/answer-state.tsx";
import { SentParts } from "../../applications/sent-parts.tsx";
import { Timeline } from "../../applications/timeline.tsx";
import { readTalk, readTemplates } from "../../conversations/read-talk.ts";
import { Talk } from "../../conversations/talk.tsx";
import { isAboutMessages, talkAction } from "../../conversations/talk-action.ts";
import { InterviewFacts } from "../../interviews/facts.tsx";
import { readFacts } from "../../interviews/read-facts.ts";
import { KeepOnFile } from "../../keeping/keep-on-file.tsx";
import { MatchSheet } from "../../match/match-sheet.tsx";
import { matchOf } from "../../match/read-match.ts";
import { useLive } from "../../notifications/use-live.ts";
import { AnsweringBar } from "../../organizations/applicants/answering-bar.tsx";
import { BetweenApplications } from "../../organizations/applicants/between-applications.tsx";
import { KeyHelp } from "../../organizations/applicants/key-help.tsx";
import { listAddress } from "../../organizations/applicants/list-address.ts";
import { openedFrom } from "../../organizations/applicants/opened-from.ts";
import { useKeys } from "../../organizations/applicants/use-keys.ts";
import { useOpening } from "../../organizations/applicants/use-opening.ts";
import { decisionAction } from "../../organizations/decisions/decision-action.ts";
import { decisionsIfPro } from "../../organizations/decisions/decision-calls.ts";
import { DecisionForm } from "../../organizations/decisions/decision-form.tsx";
import { LeavingAnswer } from "../../organizations/decisions/leaving-answer.tsx";
import { MarkNote } from "../../organizations/decisions/mark-note.tsx";
import { isMark } from "../../organizations/decisions/marks.ts";
import { ToAnswer } from "../../organizations/decisions/to-answer.tsx";
import { WaitingDecisions } from "../../organizations/decisions/waiting-decisions.tsx";
import { InterviewPanel } from "../../organizations/meetings/interview-panel.tsx";
import { DeskSection } from "../../pipeline/desk-section.tsx";
import { FeedbackSection } from "../../pipeline/feedback-section.tsx";
import { Looking, WithPresence } from "../../pipeline/presence/looking.tsx";
import { readPresence } from "../../pipeline/presence/read-presence.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { TemplateLinks } from "../../templates/template-links.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { GuardedForms } from "../../ui/unsaved/guarded-forms.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { formOf } from "../../wire/form-of.ts";
import { isShown } from "../../wire/wants-page.ts";
import "../../styles/applications.css";
import "../../styles/organization.css";
import "../../styles/answering.css";
import "../../styles/conversation.css";
import "../../styles/interview.css";
import "../../styles/meetings.css";
import "../../styles/pipeline.css";

export const handle: PageHandle = { requiresAuth: true };

export async function loader({ request, url, params, context }: LoaderFunctionArgs) {
  const { call, now } = requireSession(url, context);
  const from = openedFrom(url.searchParams);
  const found = answerOrThrow(
    await call(readOrganizationApplication, {
      params: { id: params["id"] ?? "" },
      query: { ...from.filters, ...(from.list && { list: from.list }) },
    }),
  );
  const { id } = found;
  const [held, match, interview, talk, templates, desk, feedback, presence, keeping] = await Promise.all([
    decisionsIfPro(call),
    matchOf({ call }, "applicant", id),
    readFacts(call, id),
    readTalk(call, id),
    readTemplates(call, id),
    call(readDesk, { params: { id } }),
    call(readFeedback, { params: { id } }),
    readPresence(call),
    call(readKeeping, { params: { id } }),
  ]);
  if (isShown(request) && found.status === "submitted")
    await call(openOrganizationApplication, { params: { id } });
  return {
    application: found,
    decisions: held ?? [],
    desk: desk.ok ? desk.answer : undefined,
    presence,
    feedback: feedback.ok ? feedback.answer : undefined,
    keeping: keeping.ok ? keeping.answer : undefined,
    interview,
    match,
    talk,
    templates,
    beginning: templates.find(({ id }) => id === url.searchParams.get("template")),
    from,
    zones: timeZones(),
    sendKey: crypto.randomUUID(),
    now,
  };
}

export async function action(args: ActionFunctionArgs) {
  const form = await formOf(args.request.clone());
  return isAboutMessages(form.get("intent")) ? talkAction(args) : decisionAction(args);
}

/** A conflict means that something has changed in another tab or by a colleague, such as a mark that was sent. */
export const shouldRevalidate = (asked: ShouldRevalidateFunctionArgs) =>
  asked.defaultShouldRevalidate || asked.actionStatus === 409;

/** What an applicant sent, and next to it the form for an answer and the timeline. */
export default function OrganizationApplication() {
  const { application, decisions, match, interview, presence, from, now } = useLoaderData<typeof loader>();
  const { mayAnswer, decisionDue } = application;
  const name = `${application.firstName} ${application.lastName}`;
  const outcome = useActionData<typeof action>();
  useLive();
  useOpening(application);
  useKeys(useNavigation().state !== "idle");
  return (
    <GuardedForms refusal={outcome ?? undefined}>
      <article className="application application-reading">
        <PageHead title={name} path={addresses.organizationApplication(application.id)} unlisted />
        <header>
          <WaitingDecisions decisions={decisions} now={now} />
          {from.answering && !from.review && mayAnswer && (
            <AnsweringBar marks={decisions.filter(isMark)} list={listAddress(from, application.jobId)} />
          )}
          <Up application={application} />
          {!from.review && <BetweenApplications place={application.place} from={from} />}
          <h1>{name}</h1>
          <p className="application-state">
            <strong>{message(`applicationStatus.${application.status}`)}</strong>{" "}
            <AnswerState of={application} now={now} size="page" />
          </p>
          {decisionDue && (
            <DecisionDueLine due={decisionDue} organization={application.job.organization.name} now={now} />
          )}
          <p aria-live="polite">
            <WithPresence presence={presence} looksAt={application.id}>
              <Looking id={application.id} />
            </WithPresence>
          </p>
        </header>
        <section className="application-sent" aria-labelledby="sent">
          <h2 id="sent">{message("organization.received", { name })}</h2>
          <SentParts sent={application} side="pro" />
          <MatchSheet
            sheet={match}
            title={message("match.titleOfApplicant")}
            organization={application.job.organization.name}
          >
            <p>{message("match.asSentToPro")}</p>
          </MatchSheet>
          <InterviewFacts {...interview} id={application.id} name={name} mayAsk={mayAnswer} now={now} />
        </section>
        <ToAnswer application={application} decisions={decisions} />
        <section className="application-life" aria-labelledby={mayAnswer ? "decide" : "timeline"}>
          <Life name={name} key={application.id} />
          <KeyHelp of="application" mayAnswer={mayAnswer} />
        </section>
      </article>
    </GuardedForms>
  );
}

/** The interview, the answer, the events, both sides' messages, and what colleagues keep to themselves. */
function Life({ name }: { name: string }) {
  const { application, talk, templates, beginning, desk, feedback, keeping, sendKey, zones, now } =
    useLoaderData<typeof loader>();
  const { mayAnswer } = application;
  const { organization } = application.job;
  const outcome = useActionData<typeof action>();
  return (
    <>
      <InterviewPanel {...{ application, mayAnswer, zones, now }} refusal={aboutMeeting(outcome)} />
      {mayAnswer && (
        <>
          <h2 id="decide">{message("organization.decide")}</h2>
          <Answer />
        </>
      )}
      <h2 id="timeline">{message("applications.timeline")}</h2>
      <Timeline entries={application.timeline} side="pro" />
      {talk && (
        <Talk
          talk={talk}
          to={name}
          organization={organization.name}
          messageKey={`${sendKey} message`}
          refusal={outcome && "message" in outcome ? outcome.message : undefined}
          beginning={beginning}
        >
          <TemplateLinks templates={templates} slug={organization.slug} />
        </Talk>
      )}
      <KeepOnFile
        id={application.id}
        name={name}
        keeping={keeping}
        mayAsk={mayAnswer}
        isAnswered={application.answeredAt !== undefined}
      />
      {feedback && (
        <FeedbackSection
          feedback={feedback}
          name={name}
          refused={outcome && "feedbackError" in outcome ? outcome : undefined}
        />
      )}
      {desk && (
        <DeskSection
          desk={desk}
          name={name}
          mayWrite={mayAnswer}
          noteKey={`${sendKey} note`}
          refused={outcome && "noteError" in outcome ? outcome : undefined}
        />
      )}
    </>
  );
}

type Refusal = ReturnType<typeof useActionData<typeof action>>;

function aboutMeeting(refusal: Refusal) {
  return refusal && "act" in refusal ? refusal : undefined;
}

function aboutDecision(refusal: Refusal) {
  return refusal && "sendKey" in refusal ? refusal : undefined;
}

/** Links back to the list or the review that it was opened from. */
function Up({ application: { jobId, job } }: { application: OrganizationApplicationDetails }) {
  const { from } = useLoaderData<typeof loader>();
  const above =
    from.review !== undefined
      ? { to: from.review, name: message("organization.backToReview") }
      : from.list === "due" && { to: listAddress(from, jobId), name: message("organization.answersDue") };
  return (
    <p className="application-up">
      {above ? (
        <>
          <a href={above.to}>{above.name}</a> · <bdi>{job.title}</bdi>
        </>
      ) : (
        <a href={listAddress(from, jobId)}>{job.title}</a>
      )}
    </p>
  );
}

/** The form, or the answer while it is being sent. */
function Answer() {
  const { application, decisions, templates, from, sendKey, zones, now } = useLoaderData<typeof loader>();
  const refusal = aboutDecision(useActionData<typeof action>());
  const held = decisions.find(({ applicationId }) => applicationId === application.id);
  if (held?.state === "waiting") return <LeavingAnswer stage={held.stage} refusal={refusal} />;
  const { nextOpen } = application.place;
  const onward =
    nextOpen === undefined
      ? answeringAddresses.review(listAddress(from, application.jobId))
      : addresses.organizationApplication(nextOpen, from);
  const answering = from.answering && {
    skip: from.review ?? onward,
    declining: from.declining === true,
    reviewing: from.review !== undefined,
  };
  return (
    <>
      {held?.state === "marked" && <MarkNote mark={held} />}
      <DecisionForm
        key={held?.made}
        application={application}
        mark={held}
        refusal={refusal}
        {...{ sendKey, zones, now }}
        templates={{ templates, slug: application.job.organization.slug }}
        answering={answering || undefined}
      />
    </>
  );
}
