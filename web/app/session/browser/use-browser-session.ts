import { useEffect } from "react";
import { useLocation, useRevalidator } from "react-router";
import { type OwnProfile, type SessionData, useSession } from "../../wire/session-data.ts";
import { isCallback } from "../providers/callback-path.ts";

let follows = false;

/** S-05: a signed-in person's page checks the session when it starts, and follows it. */
export function useBrowserSession(): void {
  const session = useSession();
  const { signedIn, profile } = session;
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const shown = profile?.id;
  const { _location: position }: Pick<OwnProfile, "_location"> = profile ?? {};
  const unknown = isUnknown(session) && !isCallback(pathname);
  useEffect(() => {
    // A stranger's page has no session to check; a profile that could not be read says nothing.
    if (!signedIn && !follows) return;
    if (signedIn && shown === undefined && !unknown) return;
    follows = true;
    const page = { profile: shown, changed: () => void revalidate() };
    import("./browser-session.ts")
      .then(({ browserSession, signOutUnknown, takePosition }) => {
        takePosition(position);
        return unknown ? signOutUnknown(page) : browserSession(page).then((own) => own.profileShown(shown));
      })
      // The page works without it; whatever needs the session reports that itself.
      .catch(() => undefined);
  }, [signedIn, shown, position, unknown, revalidate]);
}

/** the profile was read and is empty. */
function isUnknown({ signedIn, profile, unread }: SessionData): boolean {
  return signedIn && profile === undefined && unread === undefined;
}
