import { listImported } from "@candor/contract/hosting/imported-routes";
import { message } from "@candor/contract/messages/message";
import { type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { addresses } from "../../addresses.ts";
import { type ImportedAnswer, importedAction } from "../../hosting/imported-action.ts";
import { ImportedList } from "../../hosting/imported-list.tsx";
import { requireSession } from "../../session/require-session.ts";
import type { PageHandle } from "../../shell/page-handle.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
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
      {answer && <Outcome answer={answer} />}
      {total > 0 && <p className="lead">{message("hosting.importedIntro")}</p>}
      {postings.length > 0 ? (
        <ImportedList postings={postings} />
      ) : (
        <EmptyState drawing="postings" text={message("hosting.importedNone")} />
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

function Outcome({ answer: { confirmed, refused, trouble } }: { answer: ImportedAnswer }) {
  return (
    <>
      {confirmed > 0 && <p role="status">{counted("hosting.importedConfirmed", confirmed)}</p>}
      {(refused > 0 || trouble !== undefined) && (
        <p className="form-errors" role="alert">
          {trouble ?? counted("hosting.importedRefused", refused)}
        </p>
      )}
    </>
  );
}
