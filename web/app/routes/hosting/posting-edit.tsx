import { readPosting } from "@candor/contract/hosting/routes";
import type { HostedPosting } from "@candor/contract/hosting/shapes";
import { message } from "@candor/contract/messages/message";
import { listAppeals } from "@candor/contract/reports/routes";
import { lazy, Suspense } from "react";
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { addresses } from "../../addresses.ts";
import { saveFromPage } from "../../hosting/editor/around-saving.ts";
import type { EditorAnswer } from "../../hosting/editor/editor-answer.ts";
import { KeptEditor } from "../../hosting/editor/kept-editor.tsx";
import { saveAction } from "../../hosting/editor/save-action.ts";
import { PostingState } from "../../hosting/posting-state.tsx";
import { overdueOf } from "../../hosting/read-overdue.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { GuardedForms } from "../../ui/unsaved/guarded-forms.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import "../../styles/applications.css";
import "../../styles/organization.css";
import "../../styles/conflict.css";
import "../../styles/hosting.css";
import "../../styles/posting-actions.css";

/** Few postings have waiting applicants, a signal to appeal against, or a source that differs. */
const Overdue = lazy(() => import("../../hosting/overdue.tsx"));
const Appeals = lazy(() => import("../../hosting/appeals.tsx"));
const SourceSays = lazy(() => import("../../hosting/editor/source-says.tsx"));
/** It is folded. */
const PostingHistory = lazy(async () => ({
  default: (await import("../../hosting/editor/history.tsx")).PostingHistory,
}));

export const handle: PageHandle = { requiresAuth: true };

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const page = requireSession(url, context);
  const { call, now } = page;
  const of = { params: { id: params["jobId"] ?? "" } };
  const [found, appeals] = await Promise.all([call(readPosting, of), call(listAppeals, of)]);
  const posting = answerOrThrow(found);
  const { id, former, life } = posting;
  const jobId = life === "draft" && former !== undefined ? former : id;
  return {
    posting,
    appeals: appeals.ok ? appeals.answer.appeals : [],
    told: url.searchParams.has("publish") ? refusalOf(posting) : undefined,
    overdue: { jobId, waiting: await overdueOf(page, jobId) },
    now,
  };
}

/** Publishing led here: what the editor's own answer would be. */
function refusalOf({ faults, fields }: HostedPosting): EditorAnswer | undefined {
  return faults.length > 0 ? { typed: fields, tried: true } : undefined;
}

export const action = saveAction;

export const clientAction = saveFromPage;

/** A save while somebody types doesn't reload the page's data: the form would start over. */
export function shouldRevalidate({
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formData?.get("intent") !== "autosave" && defaultShouldRevalidate;
}

export default function EditPosting() {
  const { posting, appeals, told, overdue, now } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const refused = answered && "appeal" in answered ? answered.appeal : undefined;
  const answer = answered && "typed" in answered ? answered : undefined;
  const title = posting.fields.title || message("hosting.untitled");
  return (
    <GuardedForms refusal={answered}>
      <section className="organization">
        <PageHead title={title} path={addresses.editPosting(posting.id)} unlisted />
        <p className="application-up">
          <a href={addresses.organizationJobs}>{message("organization.jobs")}</a>
        </p>
        <h1>{title}</h1>
        <Suspense>{overdue.waiting.length > 0 && <Overdue {...overdue} />}</Suspense>
        <PostingState posting={posting} />
        <KeptEditor posting={posting} answer={answer ?? told} now={now}>
          <input type="hidden" name="organizationId" value={posting.organization.id} />
          <Suspense>
            {!answer?.proposals && posting.sourceSays.length > 0 && <SourceSays says={posting.sourceSays} />}
          </Suspense>
        </KeptEditor>
        <Suspense>
          {(posting.signals.length > 0 || appeals.length > 0) && (
            <Appeals signals={posting.signals} appeals={appeals} refused={refused} now={now} />
          )}
        </Suspense>
        <Suspense>
          <PostingHistory changes={posting.changes} />
        </Suspense>
      </section>
    </GuardedForms>
  );
}
