import type { Application } from "@candor/contract/applications/shapes";
import { message } from "@candor/contract/messages/message";
import { useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { isFoundBy, wordsIn } from "./searched-words.ts";

interface ApplicationSearchProps {
  readonly text: string;
  readonly onType: (text: string) => void;
}

/** Searches one's own applications: the form asks the server, and scripts search this browser while one types. */
export function ApplicationSearch({ text, onType }: ApplicationSearchProps) {
  return (
    <search className="application-search">
      <form method="get">
        <div className="form-field">
          <label htmlFor="q">{message("applications.search")}</label>
          <input
            id="q"
            name="q"
            type="search"
            maxLength={100}
            value={text}
            onChange={({ currentTarget }) => onType(currentTarget.value)}
          />
        </div>
        <Button tone="quiet">{message("applications.searchFind")}</Button>
      </form>
    </search>
  );
}

/**
 * E-29. The applications that match these words: scripts look them up in this browser's own table, without the network.
 * `isAll` says whether the list is complete; the table then stores it.
 */
export function useFound(
  applications: readonly Application[],
  { text, isAll }: { readonly text: string; readonly isAll: boolean },
): readonly Application[] {
  const [found, setFound] = useState<{ readonly text: string; readonly ids: ReadonlySet<string> }>();
  useEffect(() => {
    let isLatest = true;
    lookUp(isAll ? applications : undefined, text).then(
      (ids) => isLatest && setFound({ text, ids }),
      // Without browser storage, the list itself is used.
      () => undefined,
    );
    return () => {
      isLatest = false;
    };
  }, [applications, isAll, text]);
  if (wordsIn(text).length === 0) return applications;
  const ids = found?.text === text ? found.ids : undefined;
  return applications.filter((one) => (ids ? ids.has(one.id) : isFoundBy(one, text)));
}

let kept: readonly Application[] | undefined;

async function lookUp(all: readonly Application[] | undefined, text: string): Promise<Set<string>> {
  const { keepOwn, findOwn } = await import("../browser/own-applications.ts");
  if (all && all !== kept) await keepOwn(all);
  kept = all ?? kept;
  return findOwn(text);
}
