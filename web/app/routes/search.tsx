import { searchJobs } from "@candor/contract/jobs";
import { limits } from "@candor/contract/limits";
import type { ProblemDocument } from "@candor/contract/problems";
import { hasWords } from "@candor/contract/values";
import { data, type LoaderFunctionArgs, redirect, useLoaderData, useSearchParams } from "react-router";
import { addresses } from "../addresses.ts";
import { PageHead } from "../components/page-head.tsx";
import { PostingLedger } from "../components/posting-ledger.tsx";
import { ResultPages } from "../components/result-pages.tsx";
import { SearchForm } from "../components/search-form.tsx";
import { SearchReading } from "../components/search-reading.tsx";
import { SearchTrouble } from "../components/search-trouble.tsx";
import { SortLinks } from "../components/sort-links.tsx";
import { pageContext } from "../page-context.ts";
import { criteriaOfParameters } from "../search/criteria-of-parameters.ts";
import { searchOnly } from "../search/parameters.ts";
import { searchTitle } from "../search/search-title.ts";
import { counted } from "../wording/counted.ts";

export const handle = { hydrate: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { call, now } = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  if (searchParams.get("form") === "home" && !hasWords(searchParams.get("query") ?? ""))
    return redirect(homeWith(searchParams));
  const { criteria, leftOut } = criteriaOfParameters(searchParams);
  const found = await call(searchJobs, { body: criteria });
  const reading = { criteria, leftOut, now };
  return found.ok
    ? { ...reading, found: found.answer, problem: undefined }
    : data({ ...reading, found: undefined, problem: found.problem }, { status: statusOf(found.problem) });
}

/** A page of results that are too old is still a page: the person goes on from it. */
function statusOf({ status }: ProblemDocument): number {
  return status >= 500 || status === 429 ? 503 : 200;
}

function homeWith(parameters: URLSearchParams): string {
  const kept = new URLSearchParams(parameters);
  kept.delete("form");
  return `${addresses.home}?${kept.toString()}`;
}

export default function Search() {
  const { criteria, leftOut, found, problem, now } = useLoaderData<typeof loader>();
  const [parameters] = useSearchParams();
  const title = searchTitle(criteria);
  const from = criteria.from ?? 0;
  return (
    <>
      <PageHead title={title} path={addresses.search(searchOnly(parameters))} />
      <SearchForm values={parameters} hidden={otherFilters(parameters)} />
      <div className="ledger-head">
        <h1 className="total">{found ? counted("search.total", found.hits.total.value) : title}</h1>
        {found && <SortLinks parameters={parameters} sort={criteria.sort ?? "relevance"} />}
      </div>
      <SearchReading criteria={criteria} found={found} leftOut={leftOut} parameters={parameters} />
      {problem && <SearchTrouble problem={problem} parameters={parameters} />}
      {found?.message && (
        <p className="lead" role="status">
          {found.message.text}
        </p>
      )}
      {found && (
        <>
          <PostingLedger postings={found.documents} now={now} start={from + 1} titleLevel="h2" />
          <ResultPages
            parameters={parameters}
            from={from}
            size={criteria.size ?? limits.defaultSearchSize}
            found={found}
          />
        </>
      )}
    </>
  );
}

/** What the form's own fields do not hold stays when it is sent again. */
function otherFilters(parameters: URLSearchParams): [string, string][] {
  const own = ["query", "location", "remote"];
  return [...searchOnly(parameters)].filter(([name]) => !own.includes(name));
}
