import type { ProposedValue } from "@candor/contract/hosting/shapes";
import { message } from "@candor/contract/messages/message";
import { lazy, Suspense } from "react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";

/** These appear only in an answer, so they aren't part of the first load. */
const Proposals = lazy(() => import("./proposals.tsx"));
const Accepted = lazy(() => import("./accepted.tsx"));

interface PasteSectionProps {
  readonly pasted: string;
  /** How many values were accepted just now; undefined if none could be. */
  readonly accepted: number | undefined;
  /** The values found in it; undefined if none was read. */
  readonly proposals: readonly ProposedValue[] | undefined;
}

/** A text becomes a form: each value appears next to its sentence, and only checked ones are accepted. */
export function PasteSection({ pasted, accepted, proposals }: PasteSectionProps) {
  return (
    <>
      <Suspense>{accepted !== undefined && <Accepted count={accepted} />}</Suspense>
      <details className="posting-paste" open={proposals !== undefined}>
        <summary>{message("hosting.paste")}</summary>
        <TextField
          name="pasted"
          label={message("hosting.pasteField")}
          hint={message("hosting.pasteHint")}
          defaultValue={pasted}
          multiline
          rows={6}
        />
        <Button tone="quiet" name="intent" value="read">
          {message("hosting.read")}
        </Button>
        <Suspense>{proposals && <Proposals proposals={proposals} />}</Suspense>
      </details>
    </>
  );
}
