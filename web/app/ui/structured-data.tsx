import { useState } from "react";
import { scriptsAreRunning } from "./scripts.ts";

/**
 * Data for search engines. Browsers run nothing of it; a tag in it cannot end it. It comes with a document only: the
 * page's policy lets no script be made by one, and who reads this data loads documents.
 */
export function StructuredData({ data }: { data: object }) {
  const [written] = useState(() => !scriptsAreRunning());
  if (!written) return null;
  const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
