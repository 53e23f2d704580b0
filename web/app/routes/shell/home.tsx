import { message } from "@candor/contract/messages/message";
import { commonSearches, searchJobs } from "@candor/contract/search/routes";
import { hasWords } from "@candor/contract/values";
import { type LoaderFunctionArgs, useLoaderData, useRouteLoaderData, useSearchParams } from "react-router";
import { addresses } from "../../addresses.ts";
import { PostingBalance } from "../../jobs/posting-balance.tsx";
import { PostingLedger } from "../../jobs/posting-ledger.tsx";
import { Completions } from "../../search/form/completions.tsx";
import { SearchForm } from "../../search/form/search-form.tsx";
import type { PageHandle } from "../../shell/page-handle.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { StructuredData } from "../../ui/structured-data.tsx";
import { type InstanceData, pageContext } from "../../wire/page-context.ts";

export const handle: PageHandle = { hydrate: false, section: "jobs" };

const shown = 6;

export async function loader({ context }: LoaderFunctionArgs) {
  const { call, now } = context.get(pageContext);
  const [newest, common] = await Promise.all([
    call(searchJobs, { body: { sort: "date", size: shown, facets: true } }),
    call(commonSearches, {}),
  ]);
  const suggestions = common.ok ? common.answer.suggestions : [];
  // The form is what home is for: it is served when the list cannot be.
  return { newest: newest.ok ? { ...newest.answer, now } : undefined, suggestions };
}

export default function Home() {
  const { newest, suggestions } = useLoaderData<typeof loader>();
  const [values] = useSearchParams();
  return (
    <>
      <PageHead path={addresses.home} />
      <SiteData />
      <section className="opening">
        <h1>{message("home.title")}</h1>
        <p className="lead">{message("home.lead")}</p>
        <SearchForm
          values={values}
          error={queryError(values)}
          hidden={[["form", "home"]]}
          hasLists
          placeTools={<Completions id="location-list" kind="place" suggestions={suggestions} />}
        >
          <Completions id="query-list" kind="title" suggestions={suggestions} />
        </SearchForm>
        {newest?.facets && <PostingBalance total={newest.hits.total.value} facets={newest.facets} />}
      </section>
      {newest && <Newest {...newest} />}
    </>
  );
}

/** How a search engine can ask this site itself (schema.org, WebSite). */
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

function Newest({
  documents,
  hits,
  now,
}: NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["newest"]>) {
  const { value: total } = hits.total;
  return (
    <section aria-labelledby="newest">
      <div className="ledger-head">
        <h2 id="newest" className="total">
          {message("home.newest")}
        </h2>
      </div>
      {total === 0 && <p className="lead">{message("home.empty")}</p>}
      <PostingLedger postings={documents} now={now} titleLevel="h3" />
      {total > documents.length && (
        <p className="ledger-more">
          <a href={addresses.search(new URLSearchParams({ sort: "date" }))}>{message("home.seeAll")}</a>
        </p>
      )}
    </section>
  );
}
