import { useState } from "react";

/** For the list so far: starts with the page's own, then asks for each appended page. */
export function useOneClick(first: readonly string[]) {
  const [more, setMore] = useState<{ readonly of: readonly string[]; readonly ids: readonly string[] }>();
  const ids = more?.of === first ? more.ids : [];
  return {
    oneClick: new Set([...first, ...ids]) as ReadonlySet<string>,
    askFor: async (jobIds: readonly string[]): Promise<void> => {
      const { oneClickOf } = await import("./one-click-of.ts");
      const found = await oneClickOf(jobIds);
      setMore((before) => ({ of: first, ids: [...(before?.of === first ? before.ids : []), ...found] }));
    },
  };
}
