import { listImported } from "@candor/contract/hosting/imported-routes";
import type { ImportedPosting } from "@candor/contract/hosting/shapes";
import { message } from "@candor/contract/messages/message";
import { type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { type ImportedAnswer, importedAction } from "../../hosting/imported-action.ts";
import { ImportedList, importedId } from "../../hosting/imported-list.tsx";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FormErrors } from "../../ui/form-errors.tsx";
import { ListPages, startingAt } from "../../ui/list-pages.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { startIn } from "../../wire/start-in.ts";
import { counted } from "../../wording/counted.ts";
import "../../styles/applications.css";
import "../../styles/organization.css";
import "../../styles/hosting.css";

export const handle: PageHandle = { hydrate: false, requiresAuth: true };

const size = 25;

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { call } = requireSession(url, context);
  const from = startIn(url);
  const slug = params["slug"] ?? "";
  const found = answerOrThrow(await call(listImported, { params: { slug }, query: { from, size } }));
  return { ...found, from };
}

export const action = importedAction;

/** an organization's postings that were imported before somebody answered for it. */
export default function ImportedPostings() {
  const { organization, postings, total, from } = useLoaderData<typeof loader>();
  const answer = useActionData<ImportedAnswer>();
  const title = message("hosting.importedOf", { organization: organization.name });
  const path = addresses.importedPostings(organization.slug);
  return (
    <section className="organization">
      <PageHead title={title} path={path} unlisted />
      <p className="application-up">
        <a href={addresses.organizationJobs}>{message("organization.jobs")}</a>
      </p>
      <h1>{title}</h1>
      {answer && <Outcome answer={answer} postings={postings} />}
      {total > 0 && <p className="lead">{message("hosting.importedIntro")}</p>}
      {postings.length > 0 ? (
        <ImportedList postings={postings} kept={answer} />
      ) : (
        <EmptyState drawing="postings" text={message("hosting.importedNone")}>
          <p>
            {message("hosting.importedNoneHint")}{" "}
            <a href={addresses.connections(organization.slug)}>
              {message("programs.title", { organization: organization.name })}
            </a>
          </p>
        </EmptyState>
      )}
      <ListPages
        addressOf={(start) => startingAt(path, start)}
        from={from}
        size={size}
        shown={postings.length}
        total={total}
        label={message("hosting.importedPages")}
      />
    </section>
  );
}

interface OutcomeProps {
  readonly answer: ImportedAnswer;
  readonly postings: readonly ImportedPosting[];
}

function Outcome({ answer: { confirmed, refused, trouble }, postings }: OutcomeProps) {
  const here = postings.filter(({ id }) => refused.includes(id));
  return (
    <>
      {confirmed > 0 && <p role="status">{counted("hosting.importedConfirmed", confirmed)}</p>}
      {trouble !== undefined && (
        <p className="form-errors" role="alert">
          {trouble}
        </p>
      )}
      {refused.length > 0 && (
        <FormErrors
          title={counted("hosting.importedRefused", refused.length)}
          errors={here.map(({ id, title }) => ({ field: importedId(id), text: title }))}
        />
      )}
    </>
  );
}
