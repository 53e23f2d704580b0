import { readPosting } from "@candor/contract/hosting/routes";
import { message } from "@candor/contract/messages/message";
import { lazy, Suspense, useState } from "react";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
  useSearchParams,
} from "react-router";
import { addresses } from "../../addresses.ts";
import { throwIfNotTheirs } from "../../forms/throw-if-gone.ts";
import { saveFromPage } from "../../hosting/editor/around-saving.ts";
import { beginAction } from "../../hosting/editor/begin-action.ts";
import { unsavedAnswer } from "../../hosting/editor/editor-action.ts";
import type { EditorAnswer } from "../../hosting/editor/editor-answer.ts";
import { EditorForm } from "../../hosting/editor/editor-form.tsx";
import { PostedFor, useReplacing } from "../../hosting/editor/posted-for.tsx";
import { defaultsOf, organizationIn, switchedAnswer } from "../../hosting/editor/switch-organization.ts";
import { textsOf } from "../../hosting/editor/texts-of.ts";
import { typedPosting } from "../../hosting/editor/typed-posting.ts";
import { organizationsToPostFor } from "../../hosting/own-organizations.ts";
import { overdueOf } from "../../hosting/read-overdue.ts";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { GuardedForms } from "../../ui/unsaved/guarded-forms.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { formOf } from "../../wire/form-of.ts";
import { textOf } from "../../wire/text-of.ts";
import "../../styles/applications.css";
import "../../styles/organization.css";
import "../../styles/conflict.css";
import "../../styles/hosting.css";
import "../../styles/posting-actions.css";

/** Few have waiting applicants. */
const Overdue = lazy(() => import("../../hosting/overdue.tsx"));

export const handle: PageHandle = { requiresAuth: true };

/** A copy starts with everything from the former posting except its last day. A page that became a draft opens that. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const page = requireSession(url, context);
  const draft = url.searchParams.get("draft");
  if (draft) throw redirect(addresses.editPosting(encodeURIComponent(draft)), 303);
  const { call, now } = page;
  const organizations = await organizationsToPostFor(call);
  const copyOf = url.searchParams.get("copy") ?? undefined;
  const former =
    copyOf === undefined ? undefined : answerOrThrow(await call(readPosting, { params: { id: copyOf } }));
  const organization = organizationIn(url, organizations);
  return {
    organizations,
    fields: former ? { ...former.fields, validThrough: "" } : await defaultsOf(call, organization.slug),
    organizationId: former?.organization.id ?? organization.id,
    copyOf,
    waiting: copyOf === undefined ? [] : await overdueOf(page, copyOf),
    key: crypto.randomUUID(),
    now,
  };
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const { call } = requireSession(url, context);
  const form = await formOf(request);
  const fields = typedPosting(form);
  if (textOf(form, "intent") === "switch")
    return data<EditorAnswer>(await switchedAnswer(call, url, form, fields));
  const organizationId = textOf(form, "organizationId");
  const unsaved = await unsavedAnswer(call, form, fields, organizationId);
  if (unsaved) return unsaved;
  const begun = await beginAction(call, form, { organizationId, fields, intent: textOf(form, "intent") });
  if (!("problem" in begun)) return begun;
  const { status, detail } = begun.problem;
  throwIfNotTheirs(begun.problem, ...textsOf(fields));
  return data<EditorAnswer>({ typed: fields, trouble: detail }, { status });
}

export const clientAction = saveFromPage;

/** What was typed belongs to the key that the page began with, whichever organization is chosen meanwhile. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const differ = (name: string) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name);
  const isOther = differ("copy") || differ("organization");
  const isAnew = currentUrl.searchParams.has("draft") && !nextUrl.searchParams.has("draft");
  return formMethod === undefined && (isOther || isAnew) && defaultShouldRevalidate;
}

export default function NewPosting() {
  const { organizations, organizationId, fields, copyOf, waiting, key, now } = useLoaderData<typeof loader>();
  const answer = useAnswerUnder(key);
  const nameDraft = useAddress();
  const replace = useReplacing();
  const slug = useSearchParams()[0].get("organization");
  const chosen = organizations.find((one) => (slug === null ? one.id === organizationId : one.slug === slug));
  const choice = chosen && organizations.length > 1 && copyOf === undefined && (
    <PostedFor chosen={chosen} organizations={organizations} isSwitched={answer?.switchedTo !== undefined} />
  );
  return (
    <GuardedForms refusal={answer}>
      <section className="organization">
        <PageHead title={message("hosting.new")} path={addresses.newPosting()} unlisted />
        <p className="application-up">
          <a href={addresses.organizationJobs}>{message("organization.jobs")}</a>
        </p>
        <h1>{message("hosting.new")}</h1>
        <p className="lead">{message("hosting.newLead")}</p>
        <Suspense>
          {copyOf !== undefined && waiting.length > 0 && <Overdue jobId={copyOf} waiting={waiting} />}
        </Suspense>
        <EditorForm
          fields={fields}
          answer={answer}
          now={now}
          onBegun={nameDraft}
          choice={choice}
          onSubmit={replace}
          key={key}
        >
          <input type="hidden" name="key" value={key} />
          {copyOf !== undefined && <input type="hidden" name="copyOf" value={copyOf} />}
          <input type="hidden" name="organizationId" value={chosen?.id ?? organizationId} />
        </EditorForm>
      </section>
    </GuardedForms>
  );
}

/**
 * The answer to the form's last button, for as long as the page has this key. Naming the draft in the address is a
 * navigation, after which the router has no answer anymore; but the form shows what it brought, such as a question.
 */
function useAnswerUnder(key: string): EditorAnswer | undefined {
  const answer = useActionData<typeof action>();
  const [last, setLast] = useState<{ readonly key: string; readonly answer: EditorAnswer }>();
  if (answer !== undefined && answer !== last?.answer) setLast({ key, answer });
  return answer ?? (last?.key === key ? last.answer : undefined);
}

/** A reload or a bookmark opens the draft. The page itself stays as it is, and so do focus and text. */
function useAddress(): (draft: string) => void {
  const [parameters, setParameters] = useSearchParams();
  const isIdle = useNavigation().state === "idle";
  return (draft) => {
    // It would interrupt a form on its way.
    if (!isIdle || parameters.get("draft") === draft) return;
    const named = new URLSearchParams(parameters);
    named.set("draft", draft);
    setParameters(named, { replace: true, preventScrollReset: true });
  };
}
