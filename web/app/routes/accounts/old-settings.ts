import { type LoaderFunctionArgs, redirect } from "react-router";
import { addresses } from "../../addresses.ts";

/** addresses that settings once had. */
export function loader({ url }: LoaderFunctionArgs) {
  const isAccount = url.pathname.includes("/general/");
  return redirect(isAccount ? addresses.account() : addresses.communication, 301);
}
