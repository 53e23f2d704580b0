import type { MessageKey } from "@candor/contract/messages/message";
import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from "react";
import { useNavigation } from "react-router";
import { useSession } from "../../wire/session-data.ts";
import { NoticeLine } from "./notice-line.tsx";
import { isNoticeName, type NoticeName, namedNotice } from "./notice-names.ts";
import { notices } from "./notice-store.ts";

interface NamedNoticeProps {
  /** As in the address: it may not be one of our names. */
  readonly name: string;
  /** Whether this is the region for errors. */
  readonly isUrgent: boolean;
  readonly dismiss: () => void;
}

/** What the server tells all of a person's pages, even the one that has said so itself. */
const toldToAll: Readonly<Partial<Record<NoticeName, MessageKey>>> = { "reply-sent": "notice.ownReply" };

export default function NamedNotice({ name, isUrgent, dismiss }: NamedNoticeProps) {
  const { email = "", organizations = [] } = useSession().profile ?? {};
  useRemovedRepeats(name);
  const notice = isNoticeName(name) ? namedNotice(name, email, organizations) : undefined;
  useEndWhenSending(notice?.timeout !== null, dismiss);
  if (!notice) return null;
  return (notice.tone === "error") === isUrgent && <NoticeLine notice={notice} dismiss={dismiss} />;
}

/** Once a form is sent, a notice that doesn't stay ends: beside a refusal, it would be about something else. */
function useEndWhenSending(isPassing: boolean, dismiss: () => void): void {
  const isEnding = useNavigation().formMethod === "POST" && isPassing;
  const end = useEffectEvent(dismiss);
  useEffect(() => {
    if (isEnding) end();
  }, [isEnding]);
}

/** Removes the server's notice that says the same, whichever comes first. */
function useRemovedRepeats(name: string): void {
  const shown = useSyncExternalStore(notices.subscribe, notices.current, notices.onServer);
  const repeated = isNoticeName(name)
    ? shown.find(({ key }) => key !== undefined && key === toldToAll[name])?.id
    : undefined;
  useLayoutEffect(() => {
    if (repeated !== undefined) notices.dismiss(repeated);
  }, [repeated]);
}
