import { lookUpJob } from "@candor/contract/jobs/routes";
import { limits } from "@candor/contract/limits";
import type { PageContext } from "@candor/contract/pages";
import type { ProblemDocument } from "@candor/contract/problems";
import { criteriaOfParameters } from "@candor/contract/search/parameters";
import { searchJobs } from "@candor/contract/search/routes";
import type { SearchAnswer } from "@candor/contract/search/shapes";
import { searchTitle } from "@candor/contract/search/title";
import { hasWords, truncate } from "@candor/contract/values";
import {
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from "react-router";
import { addresses } from "../../addresses.ts";
import { oneClickAmong } from "../../applications/one-click.ts";
import { savedIds } from "../../saved-postings/saved-ids.ts";
import { explainedBy } from "../../search/explanation/explained.ts";
import { asked } from "../../search/form/mirror.ts";
import { SearchForm } from "../../search/form/search-form.tsx";
import { isSameList, otherFilters, searchOnly, shownOf } from "../../search/parameters.ts";
import { findPostings } from "../../search/results/find-postings.ts";
import { SearchDesk } from "../../search/results/search-desk.tsx";
import { SearchTrouble } from "../../search/results/search-trouble.tsx";
import { rememberShown } from "../../searches/remember-shown.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { pageContext } from "../../wire/page-context.ts";
import "../../styles/desk-form.css";
import "../../styles/explanation.css";
import "../../styles/own-lists.css";
import "../../styles/search-desk.css";
import "../../styles/search-index.css";
import "../../styles/search-phone.css";
import "../../styles/searches.css";
import type { PageHandle } from "../../shell/page-handle.ts";

export const handle: PageHandle = { section: "jobs" };

type Call = PageContext["call"];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { call, now, proposesChips } = page;
  const { searchParams } = new URL(request.url);
  if (searchParams.get("form") === "home") return redirect(fromHome(searchParams));
  const { criteria, leftOut } = criteriaOfParameters(searchParams);
  if (searchParams.has("was")) return redirect(await askedAddress(call, searchParams));
  const found = await findPostings(call, criteria, shownOf(searchParams, criteria));
  const told = leftOut.map((each) => truncate(each, limits.queryCharacters));
  const reading = { criteria, leftOut: told, now, proposesChips, savedIds: await savedIds(page) };
  return found.ok
    ? {
        ...reading,
        found: found.answer,
        ready: await oneClickAmong(
          page,
          found.answer.documents.map(({ id }) => id),
        ),
        first: await firstPosting(call, found.answer),
        problem: undefined,
        explained: await explainedBy(call, criteria, searchParams),
        isFavorite: await rememberShown(page, request),
      }
    : data(
        {
          ...reading,
          found: undefined,
          ready: [],
          first: undefined,
          problem: found.problem,
          explained: undefined,
          isFavorite: false,
        },
        { status: statusOf(found.problem), headers: headersOf(found.problem) },
      );
}

/** The posting next to the list until another is chosen, and after a step back from one. */
async function firstPosting(call: Call, { documents }: SearchAnswer) {
  const first = documents.find(({ own }) => !own?.hidden);
  if (!first) return undefined;
  const looked = await call(lookUpJob, { params: { id: first.id } });
  return looked.ok ? { ...looked.answer, own: first.own } : undefined;
}

/** The search in a form sent without scripts: its fields showed how the sentence `was` is understood. */
async function askedAddress(call: Call, sent: URLSearchParams): Promise<string> {
  const query = sent.get("was") ?? "";
  const was = await call(searchJobs, { body: { query: query.slice(0, limits.queryCharacters), size: 1 } });
  const search = {
    parameters: new URLSearchParams({ query }),
    criteria: { query },
    found: was.ok ? was.answer : undefined,
  };
  return addresses.search(asked(sent, search));
}

/** A page of expired results is still a page: the person continues from it. */
function statusOf({ status }: ProblemDocument): number {
  return status >= 500 || status === 429 ? 503 : 200;
}

/** RFC 9110, 10.2.3: tells programs when to retry. */
function headersOf(problem: ProblemDocument): Record<string, string> {
  return statusOf(problem) === 503 ? { "retry-after": "2" } : {};
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

/** Home has no script that leaves out empty fields. Without words, its form is shown again. */
function fromHome(sent: URLSearchParams): string {
  const hasQuery = hasWords(sent.get("query") ?? "");
  const kept = [...sent].filter(([name, value]) => name !== "form" && (value !== "" || !hasQuery));
  const filled = new URLSearchParams(kept);
  return hasQuery ? addresses.search(filled) : `${addresses.home}?${filled.toString()}`;
}

/** A list stays as it is while only the posting next to it changes, or what has been appended. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const hasMoved = currentUrl.href !== nextUrl.href;
  if (hasMoved && isSameList(currentUrl.searchParams, nextUrl.searchParams)) return false;
  return defaultShouldRevalidate;
}

export default function Search() {
  const answered = useLoaderData<typeof loader>();
  const [parameters] = useSearchParams();
  return (
    <>
      <PageHead title={searchTitle(answered.criteria)} path={addresses.search(searchOnly(parameters))} />
      <SearchDesk {...answered} parameters={parameters} />
    </>
  );
}

/** If the page's own request failed, the address's words and filters are all there is, and all that it needs. */
export function ErrorBoundary() {
  const [parameters] = useSearchParams();
  const title = searchTitle({ query: parameters.get("query") ?? "" });
  return (
    <>
      <PageHead title={title} unlisted />
      <SearchForm values={parameters} hidden={otherFilters(parameters)} />
      <h1 className="ledger-head total">{title}</h1>
      <SearchTrouble parameters={parameters} />
    </>
  );
}
