import { localAddress } from "@candor/contract/local-address";
import { replace } from "react-router";
import { addresses } from "../addresses.ts";
import type { Typed } from "../forms/typed-fields.ts";

/** Sets a cookie, and returns to the page that the form was on (`ReturnAddress`), without a step for going back. */
export function backWithCookie(cookie: string, typed: Typed): Response {
  const from = localAddress(typed("from")) ?? addresses.home;
  return replace(from, { status: 303, headers: { "set-cookie": cookie } });
}
