import { message } from "@candor/contract/messages/message";
import { previewDecisions } from "@candor/contract/organizations/decision-routes";
import { Form, type LoaderFunctionArgs, useActionData, useLoaderData, useNavigation } from "react-router";
import { addresses } from "../../addresses.ts";
import { KeptUntil } from "../../organizations/applicants/answering-bar.tsx";
import { KeyHelp } from "../../organizations/applicants/key-help.tsx";
import { useKeys } from "../../organizations/applicants/use-keys.ts";
import { heldDecisions } from "../../organizations/decisions/decision-calls.ts";
import { decisionOf, isMark } from "../../organizations/decisions/marks.ts";
import { listIn, reviewAction, reviewed, stampOf } from "../../organizations/decisions/review-action.ts";
import { ReviewedAnswer } from "../../organizations/decisions/reviewed-answer.tsx";
import { WaitingDecisions } from "../../organizations/decisions/waiting-decisions.tsx";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { Trouble } from "../../ui/trouble.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { counted } from "../../wording/counted.ts";
import "../../styles/applications.css";
import "../../styles/organization.css";
import "../../styles/answering.css";
import "../../styles/applicants.css";

export const handle: PageHandle = { requiresAuth: true };

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call, now } = requireSession(url, context);
  const decisions = await heldDecisions(call);
  const marks = reviewed(decisions, url);
  const sending = { stamp: stampOf(marks), sendKey: crypto.randomUUID() };
  const common = { decisions, marks, ...sending, list: listIn(url), now };
  if (marks.length === 0) return { ...common, previews: [] };
  const found = answerOrThrow(await call(previewDecisions, { body: { decisions: marks.map(decisionOf) } }));
  return { ...common, previews: found.previews };
}

export const action = reviewAction;

/** Everything that is marked, with the text each person will read, and one button that sends it all. */
export default function AnswersReview() {
  const { decisions, marks, previews, list, now } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  useKeys(useNavigation().state !== "idle");
  return (
    <section className="organization review">
      <PageHead title={message("organization.reviewTitle")} path={addresses.reviewAnswers(list)} unlisted />
      <WaitingDecisions decisions={decisions} now={now} />
      <p className="application-up">
        <a href={list}>{message("organization.backToList")}</a>
      </p>
      <h1>{message("organization.reviewTitle")}</h1>
      <Trouble text={refusal?.trouble} refusal={refusal} />
      {marks.length === 0 ? (
        <p className="lead">{message("organization.reviewNone")}</p>
      ) : (
        <Form method="post">
          <Send />
          <ol className="reviewed">
            {marks.map((mark, at) => (
              <li key={mark.applicationId}>
                <ReviewedAnswer mark={mark} preview={previews[at]} />
              </li>
            ))}
          </ol>
        </Form>
      )}
      <Others count={decisions.filter(isMark).length - marks.length} list={list} />
      <KeyHelp of="review" mayAnswer />
    </section>
  );
}

function Send() {
  const { marks, previews, stamp, sendKey } = useLoaderData<typeof loader>();
  const busy = useNavigation().state !== "idle";
  const possible = previews.filter(({ problem }) => !problem).length;
  return (
    <div className="review-send">
      <input type="hidden" name="reviewed" value={stamp} />
      <input type="hidden" name="key" value={sendKey} />
      <p>
        {message("organization.reviewTerms")} <KeptUntil marks={marks} />
      </p>
      {possible > 0 && (
        <button className="button" name="intent" value="send" data-keys="s" aria-disabled={busy || undefined}>
          {counted("organization.sendMany", possible)}
        </button>
      )}
    </div>
  );
}

function Others({ count, list }: { count: number; list: string }) {
  if (count <= 0) return null;
  return (
    <p>
      {counted("organization.reviewOthers", count)}{" "}
      <a href={addresses.reviewAnswers(list)}>{message("organization.reviewAll")}</a>
    </p>
  );
}
