import { perLocale } from "@candor/contract/messages/locale";
import { message } from "@candor/contract/messages/message";
import type { Presence } from "@candor/contract/pipeline/shapes";
import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { useSession } from "../../wire/session-data.ts";

const lists = perLocale((locale) => new Intl.ListFormat(locale));
const nobody: Presence = { looking: [] };
const PresenceContext = createContext(nobody);

interface WithPresenceProps {
  /** The state when the page was rendered. */
  readonly presence: Presence;
  /** The application on the page, if it shows one. */
  readonly looksAt?: string;
  readonly children: ReactNode;
}

/** Lets `Looking` say who looks at an application: live with scripts, otherwise as of when the page was rendered. */
export function WithPresence({ presence, looksAt, children }: WithPresenceProps) {
  const { signedIn, profile } = useSession();
  const [told, setTold] = useState<Presence>();
  const shown = profile?.id;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!signedIn) return undefined;
    const following = import("./follow-presence.ts").then(({ followPresence }) =>
      followPresence({ profile: shown, changed: () => void revalidate() }, { looksAt, told: setTold }),
    );
    return () => void following.then((stop) => stop());
  }, [signedIn, shown, looksAt, revalidate]);
  return <PresenceContext value={told ?? presence}>{children}</PresenceContext>;
}

/** Which colleagues are looking at an application now. */
export function Looking({ id }: { id: string }) {
  const { looking } = use(PresenceContext);
  const names = looking.find(({ applicationId }) => applicationId === id)?.names ?? [];
  if (names.length === 0) return null;
  const key = names.length === 1 ? "presence.looking" : "presence.lookingSeveral";
  return <span className="looking">{message(key, { names: lists().format(names) })}</span>;
}
