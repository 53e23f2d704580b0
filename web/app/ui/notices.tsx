import { message } from "@candor/contract/messages/message";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";
import { useSession } from "../wire/session-data.ts";
import { Icon } from "./icon.tsx";
import { isNoticeName, type NoticeName, namedNotice, noticeParameter } from "./notice-names.ts";
import { type Notice, notices } from "./notice-store.ts";

/** K-09, in milliseconds. */
const defaultTimeout = 5000;

export function useNotify(): (notice: Notice) => void {
  return notices.show;
}

/** An address whose page says it, with scripts and without. */
export function withNotice(address: string, name: NoticeName): string {
  const [path = "", fragment] = address.split("#");
  const joint = path.includes("?") ? "&" : "?";
  return `${path}${joint}${noticeParameter}=${name}${fragment === undefined ? "" : `#${fragment}`}`;
}

/**
 * Everything that the page has to say. Two live regions stand from the start, so that what comes later is heard. Notices
 * float over a page that can take them away again, and stand in one that cannot.
 */
export function Notices({ floating }: { floating: boolean }) {
  const shown = useSyncExternalStore(notices.subscribe, notices.current, notices.onServer);
  const [named, dismissNamed] = useNamedNotice();
  const [unread, dismissUnread] = useUnreadProfile();
  const all = [
    ...(unread ? [{ notice: unread, key: "unread", dismiss: dismissUnread }] : []),
    ...(named ? [{ notice: named, key: "named", dismiss: dismissNamed }] : []),
    ...shown.map((notice) => ({ notice, key: notice.id, dismiss: () => notices.dismiss(notice.id) })),
  ];
  const urgent = ({ notice }: (typeof all)[number]) => notice.tone === "error";
  return (
    <div className={floating ? "notices notices-floating" : "notices"}>
      <div role="alert">
        {all.filter(urgent).map(({ key, ...rest }) => (
          <NoticeLine key={key} {...rest} />
        ))}
      </div>
      <div role="status">
        {all
          .filter((one) => !urgent(one))
          .map(({ key, ...rest }) => (
            <NoticeLine key={key} {...rest} />
          ))}
      </div>
    </div>
  );
}

/** The notice that the address names. Scripts remove it from the address, so that a reload does not repeat it. */
function useNamedNotice(): [Notice | undefined, () => void] {
  const [parameters, setParameters] = useSearchParams();
  const { email = "" } = useSession().profile ?? {};
  const inAddress = parameters.get(noticeParameter);
  const [name, setName] = useState(inAddress);
  useEffect(() => {
    if (inAddress === null) return;
    setName(inAddress);
    setParameters(
      (before) => {
        before.delete(noticeParameter);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [inAddress, setParameters]);
  if (!isNoticeName(name)) return [undefined, () => undefined];
  return [namedNotice(name, email), () => setName(null)];
}

/** X-03: the page is there without it. */
function useUnreadProfile(): [Notice | undefined, () => void] {
  const { unread: detail } = useSession();
  const [dismissed, setDismissed] = useState<string>();
  if (detail === undefined || detail === dismissed) return [undefined, () => undefined];
  const text = message("session.couldNotRefreshUser", { detail });
  return [{ text, tone: "error" }, () => setDismissed(detail)];
}

/** Goes after its time, but not from under a pointer or the focus. */
function NoticeLine({ notice, dismiss }: { notice: Notice; dismiss: () => void }) {
  const { title, text, tone = "information", timeout = defaultTimeout, action } = notice;
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || timeout === null) return undefined;
    const end = setTimeout(dismiss, timeout);
    return () => clearTimeout(end);
  }, [held, timeout, dismiss]);
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

/** Whether scripts are there to do something; no on the server, and in the first rendering that has to equal it. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
