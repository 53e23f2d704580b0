import type { PageContext } from "@candor/contract/pages";
import { addPushBrowser, removePushBrowsers } from "@candor/contract/preferences/routes";
import { redirect } from "react-router";
import type { Typed } from "../forms/typed-fields.ts";
import { pushIntents } from "../live/push-intents.ts";
import { withNotice } from "../ui/notices/notices.tsx";

/** Adds the browser that sends the form, or removes one or all of them; then returns to the page. */
export async function changePush({ call }: PageContext, typed: Typed, page: string): Promise<Response> {
  const endpoint = typed("endpoint");
  const isAdded = typed("intent") === pushIntents.add;
  const changed = isAdded
    ? await call(addPushBrowser, { body: { endpoint, p256dh: typed("p256dh"), auth: typed("auth") } })
    : await call(removePushBrowsers, {
        query: typed("intent") === pushIntents.remove ? { endpoint } : {},
      });
  if (!changed.ok) return redirect(withNotice(page, "push-failed"), 303);
  return redirect(withNotice(page, isAdded ? "push-on" : "push-off"), 303);
}
