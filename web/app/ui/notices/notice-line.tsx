import { message } from "@candor/contract/messages/message";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { Icon } from "../icon.tsx";
import type { Notice } from "./notice-store.ts";

/** K-09, in milliseconds. */
const defaultTimeout = 5000;

/** Disappears after its time, but not from under a pointer or the focus. */
export function NoticeLine({ notice, dismiss }: { notice: Notice; dismiss: () => void }) {
  const { title, text, tone = "information", timeout = defaultTimeout, action } = notice;
  const [held, setHeld] = useState(false);
  // Its time doesn't start over when the page is rendered again, or notices that keep coming would pile up.
  const end = useEffectEvent(dismiss);
  useEffect(() => {
    if (held || timeout === null) return undefined;
    const ending = setTimeout(() => end(), timeout);
    return () => clearTimeout(ending);
  }, [held, timeout]);
  return (
    <div
      className={`notice notice-${tone}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={tone} />
      <p>
        {title && <strong className="notice-title">{title}</strong>}
        {text} {action && <a href={action.href}>{action.label}</a>}
      </p>
      {useHydrated() && (
        <button type="button" onClick={dismiss} aria-label={message("button.dismiss")}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

/** Whether scripts are running; false on the server and in the first rendering, which must match it. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
