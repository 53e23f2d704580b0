import type { PostingFields as Fields, PostingFault } from "@candor/contract/hosting/shapes";
import { message } from "@candor/contract/messages/message";
import { foundSection } from "./form-sections.ts";
import { PostingFields } from "./posting-fields.tsx";

interface FoundFieldsProps {
  readonly fields: Fields;
  readonly faults: readonly PostingFault[];
}

/** What search engines and shared links show. Folded, unless it holds a text or a fault. */
export function FoundFields({ fields, faults }: FoundFieldsProps) {
  const isUsed = foundSection.fields.some(
    ({ name }) => fields[name] !== "" || faults.some(({ field }) => field === name),
  );
  return (
    <details className="posting-paste posting-found" open={isUsed}>
      <summary>{message("hosting.section.found")}</summary>
      <PostingFields fields={fields} faults={faults} sections={[foundSection]} />
    </details>
  );
}
