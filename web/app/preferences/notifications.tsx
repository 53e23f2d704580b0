import { message } from "@candor/contract/messages/message";
import type { Preferences } from "@candor/contract/preferences/shapes";
import { useEffect, useState } from "react";
import { Form, useSubmit } from "react-router";
import { type PushState, pushState, subscribe, unsubscribe } from "../live/push-here.ts";
import { pushIntents } from "../live/push-intents.ts";
import { Button } from "../ui/button.tsx";
import { useNotify } from "../ui/notices/notices.tsx";
import { counted } from "../wording/counted.ts";

type Push = NonNullable<Preferences["push"]>;

/** E-23: whether this browser shows notifications, and how many others do. */
export function Notifications({ push: { key, browsers } }: { push: Push }) {
  const { state, busy, turn } = usePush(key);
  return (
    <section className="text-messages" id="notifications">
      <h2>{message("push.title")}</h2>
      <p>{message("push.lead")}</p>
      <noscript>
        <p>{message("push.needsScripts")}</p>
      </noscript>
      <div role="status">
        {state === "on" && <p>{message("push.isOn")}</p>}
        {state === "denied" && <p>{message("push.denied")}</p>}
        {state === "unable" && <p>{message("push.unable")}</p>}
      </div>
      {(state === "on" || state === "off") && (
        <Button type="button" tone="quiet" busy={busy} onClick={() => void turn(state === "off")}>
          {message(state === "off" ? "push.turnOn" : "push.turnOff")}
        </Button>
      )}
      {browsers > 0 && (
        <Form method="post" preventScrollReset>
          <p>{counted("push.others", browsers)}</p>
          <Button tone="quiet" name="intent" value={pushIntents.removeAll}>
            {message("push.turnOffAll")}
          </Button>
        </Form>
      )}
    </section>
  );
}

function usePush(key: string) {
  const [state, setState] = useState<PushState>();
  const [busy, setBusy] = useState(false);
  const submit = useSubmit();
  const notify = useNotify();
  const read = () => pushState().then(setState, () => setState("unable"));
  useEffect(() => void read(), []);

  async function turn(on: boolean): Promise<void> {
    setBusy(true);
    try {
      const form = on ? await subscribe(key) : await unsubscribe();
      if (form) await submit(form, { method: "post", preventScrollReset: true });
    } catch {
      notify({ text: message("push.failed"), tone: "warning" });
    }
    await read();
    setBusy(false);
  }
  return { state, busy, turn };
}
