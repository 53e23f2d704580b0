import { lookUpJob } from "@candor/contract/jobs/routes";
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from "react-router";
import { oneClickAmong } from "../../applications/one-click.ts";
import { opened } from "../../own-lists/own-marks.ts";
import { SearchPane } from "../../search/results/search-pane.tsx";
import { pageContext } from "../../wire/page-context.ts";

/** The posting that a list's address names. Whatever becomes of it, the list stays. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { call, now } = page;
  const id = new URL(request.url).searchParams.get("job");
  if (!id) return { now };
  const [found, oneClick, own] = await Promise.all([
    call(lookUpJob, { params: { id } }),
    oneClickAmong(page, /^\d{1,16}$/.test(id) ? [id] : []),
    opened(page, id),
  ]);
  return found.ok
    ? { now, job: found.answer, isOneClick: oneClick.length > 0, own }
    : { now, problem: found.problem.code };
}

export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || currentUrl.searchParams.get("job") !== nextUrl.searchParams.get("job");
}

export default function SearchPosting() {
  return <SearchPane {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <SearchPane problem="unavailable" now={0} />;
}
