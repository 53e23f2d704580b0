import { message } from "@candor/contract/messages/message";
import { commonSearches, searchJobs } from "@candor/contract/search/routes";
import { hasWords } from "@candor/contract/values";
import { type LoaderFunctionArgs, useLoaderData, useRouteLoaderData, useSearchParams } from "react-router";
import { addresses } from "../../addresses.ts";
import { OwnLedger } from "../../applications/ledger/own-ledger.tsx";
import { MeetingsAhead } from "../../applications/meetings/meetings-ahead.tsx";
import { PostingLedger } from "../../jobs/posting-ledger.tsx";
import { AnswersDue } from "../../organizations/due/answers-due.tsx";
import { DueWeek } from "../../organizations/due/due-week.tsx";
import { Examples } from "../../search/examples.tsx";
import { Completions } from "../../search/form/completions.tsx";
import { SearchForm } from "../../search/form/search-form.tsx";
import type { PageHandle } from "../../shell/page-handle.ts";
import { readBooks } from "../../shell/read-books.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { StructuredData } from "../../ui/structured-data.tsx";
import { type InstanceData, pageContext } from "../../wire/page-context.ts";
import "../../styles/home.css";

export const handle: PageHandle = { hydrate: false, section: "jobs" };

const shown = 6;

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const [newest, books, common] = await Promise.all([
    page.call(searchJobs, { body: { sort: "date", size: shown } }),
    readBooks(page),
    page.call(commonSearches, {}),
  ]);
  const suggestions = common.ok ? common.answer.suggestions : [];
  // The form is the point of the home page: it is served even if the list can't be.
  return { ...books, newest: newest.ok ? newest.answer : undefined, suggestions, now: page.now };
}

export default function Home() {
  const { newest, suggestions, now, week, examples, owed, meetings, queue } = useLoaderData<typeof loader>();
  const [values] = useSearchParams();
  // Anyone with interviews ahead, or with answers to wait for or to give, sees these first.
  const isOwn = queue !== undefined || owed.length > 0 || meetings.length > 0;
  return (
    <>
      <PageHead path={addresses.home} />
      <SiteData />
      {queue && <AnswersDue {...queue} now={now} />}
      <MeetingsAhead meetings={meetings} now={now} titleLevel={queue ? "h2" : "h1"} />
      {owed.length > 0 && (
        <OwnLedger owed={owed} now={now} titleLevel={queue || meetings.length > 0 ? "h2" : "h1"} />
      )}
      <section className={isOwn ? "opening opening-after" : "opening"}>
        {!isOwn && <h1>{message("home.title")}</h1>}
        {!isOwn && <p className="lead">{message("home.lead")}</p>}
        <div className="opening-search">
          <SearchForm
            values={values}
            error={queryError(values)}
            hidden={[["form", "home"]]}
            hasLists
            placeTools={<Completions id="location-list" kind="place" suggestions={suggestions} />}
          >
            <Completions id="query-list" kind="title" suggestions={suggestions} />
          </SearchForm>
          <Examples queries={examples} />
        </div>
        {week && week.due > 0 && <DueWeek week={week} />}
      </section>
      {newest && <Newest {...newest} now={now} />}
    </>
  );
}

/** How a search engine can search this site (schema.org, WebSite). */
function SiteData() {
  const publicUrl = useRouteLoaderData<InstanceData>("root")?.publicUrl;
  if (publicUrl === undefined) return null;
  return (
    <StructuredData
      data={{
        "@context": "https://schema.org",
        "@type": "WebSite",
        name: message("app.name"),
        url: `${publicUrl}${addresses.home}`,
        potentialAction: {
          "@type": "SearchAction",
          target: { "@type": "EntryPoint", urlTemplate: `${publicUrl}${addresses.search()}?query={query}` },
          "query-input": "required name=query",
        },
      }}
    />
  );
}

/** `/search` sends the form back here when it holds no words. */
function queryError(values: URLSearchParams): string | undefined {
  const query = values.get("query");
  return query === null || hasWords(query) ? undefined : message("validation.queryRequired");
}

type HomeData = ReturnType<typeof useLoaderData<typeof loader>>;

function Newest({ documents, hits, now }: NonNullable<HomeData["newest"]> & { readonly now: number }) {
  const { value: total } = hits.total;
  return (
    <section aria-labelledby="newest">
      <div className="ledger-head">
        <h2 id="newest" className="total">
          {message("home.newest")}
        </h2>
      </div>
      {total === 0 && (
        <EmptyState drawing="postings" text={message("home.empty")}>
          <ButtonLink to={addresses.hire} tone="quiet">
            {message("nav.hire")}
          </ButtonLink>
        </EmptyState>
      )}
      <PostingLedger postings={documents} now={now} titleLevel="h3" />
      {total > documents.length && (
        <p className="ledger-more">
          <a href={addresses.search(new URLSearchParams({ sort: "date" }))}>{message("home.seeAll")}</a>
        </p>
      )}
    </section>
  );
}
