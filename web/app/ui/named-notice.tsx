import { useSession } from "../wire/session-data.ts";
import { NoticeLine } from "./notice-line.tsx";
import { isNoticeName, namedNotice } from "./notice-names.ts";

interface NamedNoticeProps {
  /** As in the address: it may not be one of our names. */
  readonly name: string;
  /** Whether this is the region for errors. */
  readonly isUrgent: boolean;
  readonly dismiss: () => void;
}

export default function NamedNotice({ name, isUrgent, dismiss }: NamedNoticeProps) {
  const { email = "" } = useSession().profile ?? {};
  if (!isNoticeName(name)) return null;
  const notice = namedNotice(name, email);
  return (notice.tone === "error") === isUrgent && <NoticeLine notice={notice} dismiss={dismiss} />;
}
