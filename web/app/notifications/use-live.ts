import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useSession } from "../wire/session-data.ts";

/**
 * Follows the person's events while this page is open: shows each notice and reloads the page's data. A page that shows
 * one of their applications also follows what they do to it elsewhere.
 */
export function useLive(ownApplication?: string): void {
  const { signedIn, profile } = useSession();
  const shown = profile?.id;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!signedIn) return undefined;
    const following = import("./notifications.ts").then(({ followNotifications }) =>
      followNotifications({ profile: shown, changed: () => void revalidate() }, ownApplication),
    );
    return () => void following.then((leave) => leave());
  }, [signedIn, shown, ownApplication, revalidate]);
}
