import { message } from "@candor/contract/messages/message";
import { readListSwitch, switchList } from "@candor/contract/preferences/routes";
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
    await context.get(pageContext).call(readListSwitch, { body: { token: mailedTokenIn(params) } }),
  );
}

/** The page in the answer is the receipt. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const on = await turnsOn(request);
  answerOrThrow(
    await context.get(pageContext).call(switchList, { body: { token: mailedTokenIn(params), on } }),
  );
  return null;
}

export default function Off() {
  const { kind, on } = useLoaderData<typeof loader>();
  const named = { kind: message(`preference.${kind}`) };
  return (
    <OffSwitch
      title={message("communication.switchTitle")}
      body={message(on ? "communication.switchOn" : "communication.switchedOff", named)}
      state={on ? "on" : "off"}
      stop={message("communication.switchOff")}
      undo={message("communication.switchUndo")}
    />
  );
}

export const ErrorBoundary = RefusedSwitch;
