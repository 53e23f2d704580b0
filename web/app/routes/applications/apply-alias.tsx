import { type LoaderFunctionArgs, redirect } from "react-router";

/** redirects `/jobs/…` to `/apply/…`, keeping the rest of the address. */
export function loader({ url }: LoaderFunctionArgs) {
  const { pathname, search } = url;
  return redirect(`${pathname.replace("/jobs/", "/apply/")}${search}`, 308);
}
