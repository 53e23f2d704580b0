import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useSession } from "../session/session-data.ts";

let follows = false;

/** S-05: a page of somebody who is signed in checks the session when it starts, and keeps to it. */
export function useBrowserSession(): void {
  const { signedIn, profile } = useSession();
  const { revalidate } = useRevalidator();
  const shown = profile?.id;
  useEffect(() => {
    // A stranger's page has no session to check; a profile that could not be read says nothing.
    if (!signedIn && !follows) return;
    if (signedIn && shown === undefined) return;
    follows = true;
    import("./browser-session.ts")
      .then(({ browserSession }) => browserSession({ profile: shown, changed: () => void revalidate() }))
      .then((session) => session.profileShown(shown))
      // The page is there without it; what needs the session says so itself.
      .catch(() => undefined);
  }, [signedIn, shown, revalidate]);
}
