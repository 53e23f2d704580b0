import { message } from "@candor/contract/messages/message";
import { useEffect, useState } from "react";
import { addresses } from "../addresses.ts";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { forgetHere, savedHere } from "./own-saved.ts";
import type { SavedEntry } from "./saved-entry.ts";
import { SavedLedger } from "./saved-ledger.tsx";

const toSignIn = addresses.login("sign-in", new URLSearchParams({ redirect: addresses.saved() }));

/** M-30: what somebody saved without an account. Without scripts there is only a link to sign in. */
export function SavedHere() {
  const [entries, setEntries] = useState<readonly SavedEntry[]>([]);
  useEffect(() => setEntries(savedHere()), []);
  const signIn = <ButtonLink to={toSignIn}>{message("login.signIn")}</ButtonLink>;
  if (entries.length === 0)
    return (
      <EmptyState drawing="postings" text={message("saved.signedOut")}>
        {signIn}
      </EmptyState>
    );
  return (
    <>
      <p className="lead">{message("saved.here")}</p>
      <SavedLedger
        entries={entries}
        onRemove={({ id }) => {
          forgetHere(id);
          setEntries(savedHere());
        }}
      />
      <p className="saved-sign-in">{signIn}</p>
    </>
  );
}
