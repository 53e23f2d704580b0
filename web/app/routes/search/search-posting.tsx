import { lookUpJob } from "@candor/contract/jobs/routes";
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from "react-router";
import { SearchPane } from "../../search/results/search-pane.tsx";
import { pageContext } from "../../wire/page-context.ts";

/** The posting that the address of a list names. Whatever becomes of it, the list stays. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { call, now } = context.get(pageContext);
  const id = new URL(request.url).searchParams.get("job");
  if (!id) return { now };
  const found = await call(lookUpJob, { params: { id } });
  return found.ok ? { now, job: found.answer } : { now, problem: found.problem.code };
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
