import { type LoaderFunctionArgs, redirect } from "react-router";

/** `/jobs/…` is `/apply/…`, with everything that it was asked with. */
export function loader({ url }: LoaderFunctionArgs) {
  const { pathname, search } = url;
  return redirect(`${pathname.replace("/jobs/", "/apply/")}${search}`, 308);
}
