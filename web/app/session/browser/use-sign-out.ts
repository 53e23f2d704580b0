import type { FormEvent } from "react";
import { useRevalidator } from "react-router";
import { useSession } from "../../wire/session-data.ts";

/**
 * Signs out from the page's scripts, so that the browser's other tabs hear about it at once. `onOwnPage`: the page needs
 * a session.
 */
export function useSignOut(onOwnPage: boolean): (event: FormEvent<HTMLFormElement>) => void {
  const { profile, impersonated } = useSession();
  const { revalidate } = useRevalidator();
  return (event) => {
    // Ends what an administrator does as somebody, and nothing of the administrator's own.
    if (impersonated) return;
    event.preventDefault();
    const form = event.currentTarget;
    const shown = { profile: profile?.id, changed: () => void revalidate() };
    import("./browser-session.ts")
      .then(({ signOutOfPage }) => signOutOfPage(shown, onOwnPage))
      // Submitting the form ends the session as well.
      .catch(() => form.submit());
  };
}
