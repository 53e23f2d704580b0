import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useSession } from "../wire/session-data.ts";

/** Follows the person's events while this page is open: shows each notice and reloads the page's data. */
export function useLive(): void {
  const { signedIn, profile } = useSession();
  const shown = profile?.id;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!signedIn) return undefined;
    const following = import("./notifications.ts").then(({ followNotifications }) =>
      followNotifications({ profile: shown, changed: () => void revalidate() }),
    );
    return () => void following.then((leave) => leave());
  }, [signedIn, shown, revalidate]);
}
