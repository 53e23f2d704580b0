import { type LoaderFunctionArgs, redirect } from "react-router";
import { addresses } from "../../addresses.ts";

/** addresses that settings once had. R-64: a password is changed on the account's page. */
export function loader({ url }: LoaderFunctionArgs) {
  if (url.pathname === "/settings/password") return redirect(addresses.account("password"), 303);
  const isAccount = url.pathname.includes("/general/");
  return redirect(isAccount ? addresses.account() : addresses.communication, 301);
}
