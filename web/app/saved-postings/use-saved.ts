import { useEffect, useState } from "react";
import { useNotify } from "../ui/notices/notices.tsx";
import { tellFailed } from "../ui/notices/tell-failed.ts";
import { useSession } from "../wire/session-data.ts";
import { isStored } from "../wire/stored-values.ts";
import type { localName } from "./local-saved.ts";
import type { PostingToSave } from "./saved-entry.ts";

/** The type ties it to its value: the module is loaded when something is saved. */
const stored: typeof localName = "saved-postings";

/** Which postings are saved, starting with the account's, and how to change that in place. */
export function useSaved(ofAccount: readonly string[]) {
  const session = useSession();
  const notify = useNotify();
  const [changes, setChanges] = useState<Readonly<Record<string, boolean>>>({});
  const { signedIn } = session;
  useEffect(() => {
    if (signedIn || !isStored(stored)) return;
    import("./own-saved.ts").then(
      ({ savedHere }) =>
        setChanges((before) => ({
          ...Object.fromEntries(savedHere().map(({ id }) => [id, true])),
          ...before,
        })),
      () => undefined,
    );
  }, [signedIn]);

  const isSaved = (id: string) => changes[id] ?? ofAccount.includes(id);
  const toggle = async (posting: PostingToSave) => {
    const wanted = !isSaved(posting.id);
    const show = (saved: boolean) => setChanges((before) => ({ ...before, [posting.id]: saved }));
    show(wanted);
    try {
      const { changeSaved } = await import("./own-saved.ts");
      const trouble = await changeSaved(posting, wanted, session);
      if (trouble === undefined) return;
      notify({ text: trouble, tone: "warning" });
    } catch {
      void tellFailed();
    }
    show(!wanted);
  };
  return { isSaved, toggle };
}
