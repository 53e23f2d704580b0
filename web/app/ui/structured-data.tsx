import { useState } from "react";
import { scriptsAreRunning } from "./scripts.ts";

/**
 * Data for search engines. Browsers don't run it; a tag in it can't end it. It is only part of a loaded document: the
 * page's policy doesn't let a script create one, and readers of this data load documents.
 */
export function StructuredData({ data }: { data: object }) {
  const [written] = useState(() => !scriptsAreRunning());
  if (!written) return null;
  const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
