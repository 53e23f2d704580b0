import { type LoaderFunctionArgs, redirect } from "react-router";

/** `/jobs/…` is `/apply/…`, with everything that it was asked with. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect(`${pathname.replace("/jobs/", "/apply/")}${search}`, 308);
}
