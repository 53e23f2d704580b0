import { type LoaderFunctionArgs, redirect } from "react-router";

/** redirects `/jobs/…` to `/apply/…`, keeping the rest of the address. */
export function loader({ url }: LoaderFunctionArgs) {
  const { pathname, search } = url;
  // Addresses ignore case: unless this does too, it leads to itself.
  return redirect(`${pathname.replace(/^\/jobs\//i, "/apply/")}${search}`, 308);
}
