import { readSwitch, switchAlert } from "@candor/contract/alerts/routes";
import type { Switched } from "@candor/contract/alerts/shapes";
import { type MessageKey, message } from "@candor/contract/messages/message";
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { OffSwitch, switchHeaders, turnsOn } from "../../preferences/off-switch.tsx";
import { RefusedSwitch } from "../../preferences/refused-switch.tsx";
import { mailedTokenIn } from "../../session/mailed-token.ts";
import { answerOrThrow } from "../../wire/answer-or-throw.ts";
import { pageContext } from "../../wire/page-context.ts";

export const handle = { hydrate: false };

export function headers() {
  return switchHeaders;
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  return answerOrThrow(
    await context.get(pageContext).call(readSwitch, { body: { token: mailedTokenIn(params) } }),
  );
}

/** The page in the answer is the receipt. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const on = await turnsOn(request);
  answerOrThrow(
    await context.get(pageContext).call(switchAlert, { body: { token: mailedTokenIn(params), on } }),
  );
  return null;
}

const said: Readonly<Record<Switched["state"], MessageKey>> = {
  on: "alerts.switchOn",
  paused: "alerts.switchedOff",
  gone: "alerts.switchGone",
};

export default function SwitchAlert() {
  const { state, title = "" } = useLoaderData<typeof loader>();
  return (
    <OffSwitch
      title={message("alerts.switchTitle")}
      body={message(said[state], { title })}
      state={state === "paused" ? "off" : state}
      stop={message("alerts.switchOff")}
      undo={message("alerts.switchUndo")}
    />
  );
}

export const ErrorBoundary = RefusedSwitch;
