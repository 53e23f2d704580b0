import { message } from "@candor/contract/messages/message";
import { previewDecisions } from "@candor/contract/organizations/decision-routes";
import type { HeldDecision } from "@candor/contract/organizations/shapes";
import type { PageContext } from "@candor/contract/pages";
import { Form, type LoaderFunctionArgs, useActionData, useLoaderData, useNavigation } from "react-router";
import { answeringAddresses } from "../../answering-addresses.ts";
import { KeptUntil } from "../../organizations/applicants/answering-bar.tsx";
import { KeyHelp } from "../../organizations/applicants/key-help.tsx";
import { useKeys } from "../../organizations/applicants/use-keys.ts";
import { heldDecisions } from "../../organizations/decisions/decision-calls.ts";
import { decisionOf, isMark } from "../../organizations/decisions/marks.ts";
import {
  listIn,
  onlyIn,
  reviewAction,
  reviewed,
  stampOf,
} from "../../organizations/decisions/review-action.ts";
import { ReviewedAnswer } from "../../organizations/decisions/reviewed-answer.tsx";
import { WaitingDecisions } from "../../organizations/decisions/waiting-decisions.tsx";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { ListPages } from "../../ui/list-pages.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Trouble } from "../../ui/trouble.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { startIn } from "../../wire/start-in.ts";
import { counted } from "../../wording/counted.ts";
import "../../styles/applications.css";
import "../../styles/organization.css";
import "../../styles/answering.css";
import "../../styles/applicants.css";

export const handle: PageHandle = { requiresAuth: true };

/** How many answers to read on one page. */
const size = 50;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { call, now } = requireSession(url, context);
  const decisions = await heldDecisions(call);
  const marks = reviewed(decisions, url);
  const previews = await previewsOf(call, marks);
  // The last ones of a page may have been removed.
  const last = Math.max(0, Math.ceil(marks.length / size) - 1) * size;
  const begin = Math.min(startIn(url, "begin"), last);
  return {
    left: decisions.filter((one) => !isMark(one)),
    shown: marks.slice(begin, begin + size).map((mark, at) => ({ mark, preview: previews[begin + at] })),
    begin,
    total: marks.length,
    possible: previews.filter(({ problem }) => !problem).length,
    others: decisions.filter(isMark).length - marks.length,
    expiries: marks.map(({ expires }) => ({ expires })),
    stamp: stampOf(marks),
    sendKey: crypto.randomUUID(),
    list: listIn(url),
    only: onlyIn(url),
    now,
  };
}

async function previewsOf(call: PageContext["call"], marks: readonly HeldDecision[]) {
  if (marks.length === 0) return [];
  const decisions = marks.map(decisionOf);
  return answerOrThrow(await call(previewDecisions, { body: { decisions } })).previews;
}

export const action = reviewAction;

/** Everything that is marked, with the text each person will read, and one button that sends it all, on every page. */
export default function AnswersReview() {
  const { left, shown, begin, total, others, list, only, now } = useLoaderData<typeof loader>();
  const review = answeringAddresses.review(list, only, begin);
  const refusal = useActionData<typeof action>();
  useKeys(useNavigation().state !== "idle");
  return (
    <section className="organization review">
      <PageHead title={message("organization.reviewTitle")} path={answeringAddresses.review(list)} unlisted />
      <WaitingDecisions decisions={left} now={now} />
      <p className="application-up">
        <a href={list}>{message("organization.backToList")}</a>
      </p>
      <h1>{message("organization.reviewTitle")}</h1>
      <Trouble text={refusal?.trouble} refusal={refusal} />
      {total === 0 ? (
        <p className="lead">{message("organization.reviewNone")}</p>
      ) : (
        <Form method="post">
          <Send />
          <ol className="reviewed">
            {shown.map((one) => (
              <li key={one.mark.applicationId}>
                <ReviewedAnswer {...one} review={review} />
              </li>
            ))}
          </ol>
        </Form>
      )}
      <ListPages
        addressOf={(start) => answeringAddresses.review(list, only, start)}
        from={begin}
        size={size}
        shown={shown.length}
        total={total}
        label={message("organization.reviewPages")}
      />
      <Others count={others} list={list} />
      <KeyHelp of="review" mayAnswer />
    </section>
  );
}

function Send() {
  const { possible, expiries, stamp, sendKey } = useLoaderData<typeof loader>();
  const busy = useNavigation().state !== "idle";
  return (
    <div className="review-send">
      <input type="hidden" name="reviewed" value={stamp} />
      <input type="hidden" name="key" value={sendKey} />
      <p>
        {message("organization.reviewTerms")} <KeptUntil marks={expiries} />
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
      <a href={answeringAddresses.review(list)}>{message("organization.reviewAll")}</a>
    </p>
  );
}
