import { readSwitch, switchAlert } from "@candor/contract/alerts/routes";
import type { Switched } from "@candor/contract/alerts/shapes";
import { limits } from "@candor/contract/limits";
import { type MessageKey, message } from "@candor/contract/messages/message";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Button } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Statement } from "../../ui/statement.tsx";
import { pageContext } from "../../wire/page-context.ts";

export const handle = { hydrate: false };

/** It shows what the alert is now: no copy is kept for the next visitor of its address. */
export function headers() {
  return { "cache-control": "no-store" };
}

/** The value of the button that turns the mails on again. */
const resuming = "resume";

/** M-31: opening the address changes nothing, because mail scanners open it too. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const read = await context.get(pageContext).call(readSwitch, { body: { token: tokenIn(params) } });
  if (!read.ok) throw data(null, { status: read.problem.status });
  return read.answer;
}

/**
 * RFC 8058: one POST turns this alert off, whatever it carries: mail programs send no cookie, and some no form. The
 * page that answers is the receipt.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const on = (await intentOf(request)) === resuming;
  const switched = await context.get(pageContext).call(switchAlert, { body: { token: tokenIn(params), on } });
  if (!switched.ok) throw data(null, { status: switched.problem.status });
  return null;
}

function tokenIn(params: LoaderFunctionArgs["params"]): string {
  return (params["token"] ?? "").slice(0, limits.mailedTokenCharacters);
}

async function intentOf(request: Request): Promise<unknown> {
  const form = await request.formData().catch(() => undefined);
  return form?.get("intent");
}

const said: Readonly<Record<Switched["state"], MessageKey>> = {
  on: "alerts.switchOn",
  paused: "alerts.switchedOff",
  gone: "alerts.switchGone",
};

export default function SwitchAlert() {
  const { state, title = "" } = useLoaderData<typeof loader>();
  return (
    <Statement title={message("alerts.switchTitle")} body={message(said[state], { title })}>
      <PageHead title={message("alerts.switchTitle")} unlisted />
      {state !== "gone" && (
        <form method="post" className="actions">
          {state === "on" ? (
            <Button name="intent" value="stop">
              {message("alerts.switchOff")}
            </Button>
          ) : (
            <Button tone="quiet" name="intent" value={resuming}>
              {message("alerts.switchUndo")}
            </Button>
          )}
        </form>
      )}
    </Statement>
  );
}
