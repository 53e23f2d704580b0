import { message } from "@candor/contract/messages/message";
import { lazy, Suspense, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigation, useSearchParams } from "react-router";
import { useSession } from "../../wire/session-data.ts";
import { NoticeLine } from "./notice-line.tsx";
import type { NoticeName } from "./notice-names.ts";
import { type Notice, notices } from "./notice-store.ts";

/** A notice that the address names. Only few visitors of few pages see one. */
const NamedNotice = lazy(() => import("./named-notice.tsx"));

const noticeParameter = "notice";

export function useNotify(): (notice: Notice) => void {
  return notices.show;
}

/** An address whose page shows it, with scripts and without. */
export function withNotice(address: string, name: NoticeName): string {
  const [path = "", fragment] = address.split("#");
  const joint = path.includes("?") ? "&" : "?";
  return `${path}${joint}${noticeParameter}=${name}${fragment === undefined ? "" : `#${fragment}`}`;
}

/** The address before `withNotice` made it say this. */
export function withNoticeTakenBack(address: string, name: NoticeName): string {
  const [bare = ""] = address.split(new RegExp(`[?&]${noticeParameter}=${name}$`));
  return bare;
}

/**
 * The page's notices. Two live regions are there from the start, so that later ones are announced. Notices float over a
 * page that can remove them, and are inline in one that can't.
 */
export function Notices({ floating }: { floating: boolean }) {
  const shown = useSyncExternalStore(notices.subscribe, notices.current, notices.onServer);
  const [{ name, key: visit }, dismissNamed] = useNamedNotice();
  const [unread, dismissUnread] = useUnreadProfile();
  const all = [
    ...(unread ? [{ notice: unread, key: "unread", dismiss: dismissUnread }] : []),
    ...shown.map((notice) => ({ notice, key: notice.id, dismiss: () => notices.dismiss(notice.id) })),
  ];
  const urgent = ({ notice }: (typeof all)[number]) => notice.tone === "error";
  const namedIf = (isUrgent: boolean) => (
    <Suspense>
      {name && <NamedNotice key={visit} name={name} isUrgent={isUrgent} dismiss={dismissNamed} />}
    </Suspense>
  );
  return (
    <div className={floating ? "notices notices-floating" : "notices"}>
      <div role="alert">
        {namedIf(true)}
        {all.filter(urgent).map(({ key, ...rest }) => (
          <NoticeLine key={key} {...rest} />
        ))}
      </div>
      <div role="status">
        {namedIf(false)}
        {all
          .filter((one) => !urgent(one))
          .map(({ key, ...rest }) => (
            <NoticeLine key={key} {...rest} />
          ))}
      </div>
    </div>
  );
}

/** The notice that an address names: the last one, since a form sent from a page with a notice may add another. */
export function namedIn(parameters: URLSearchParams): string | null {
  return parameters.getAll(noticeParameter).pop() ?? null;
}

/**
 * A sent form, without the notice of the page that it was sent from: beside a refusal, that notice would be about
 * something else.
 */
export function withoutNotice(request: Request): Request {
  const url = new URL(request.url);
  if (request.method !== "POST" || !url.searchParams.has(noticeParameter)) return request;
  url.searchParams.delete(noticeParameter);
  return new Request(url, request);
}

interface Named {
  readonly name: string | null;
  /** The visit that named it: each visit shows its notice again, even the same one. */
  readonly key: string;
}

/** The notice that the address names. Scripts remove it from the address, so that a reload does not repeat it. */
function useNamedNotice(): [named: Named, dismiss: () => void] {
  const [parameters, setParameters] = useSearchParams();
  const { key } = useLocation();
  const isIdle = useNavigation().state === "idle";
  const inAddress = namedIn(parameters);
  const [named, setNamed] = useState<Named>({ name: inAddress, key });
  // Navigating cancels a form that is being sent. A passive effect might come after the click that sends it.
  useLayoutEffect(() => {
    if (inAddress === null || !isIdle) return;
    setNamed({ name: inAddress, key });
    setParameters(
      (before) => {
        before.delete(noticeParameter);
        return before;
      },
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
    );
  }, [inAddress, key, isIdle, setParameters]);
  return [named, () => setNamed({ name: null, key })];
}

/** X-03: the page works without it. */
function useUnreadProfile(): [Notice | undefined, () => void] {
  const { unread: detail } = useSession();
  const [dismissed, setDismissed] = useState<string>();
  if (detail === undefined || detail === dismissed) return [undefined, () => undefined];
  const text = message("session.couldNotRefreshUser", { detail });
  return [{ text, tone: "error" }, () => setDismissed(detail)];
}
