import type { HostedPosting } from "@candor/contract/hosting/shapes";
import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useGuard } from "../../ui/unsaved/guarded-forms.tsx";
import { EditorForm } from "./editor-form.tsx";

type KeptEditorProps = Omit<
  ComponentProps<typeof EditorForm>,
  "fields" | "form" | "onBegun" | "onAutosaved"
> & {
  readonly posting: HostedPosting;
};

/**
 * A posting's editor. When somebody else changes the posting's fields, its form starts over, unless it has edits: then
 * saving them shows both versions. After a pause, a resumption, or a save of its own, the form stays as it is, with its
 * focus.
 */
export function KeptEditor({ posting, ...props }: KeptEditorProps) {
  const form = useRef<HTMLFormElement>(null);
  const { isUnsaved } = useGuard();
  const [begun, setBegun] = useState(posting);
  const [held, setHeld] = useState<Held>(posting);
  // A page's data may be requested before a save, and arrive after it.
  const isHeld = posting.version <= held.version || hasSameFields(posting, held);
  // Decided before the browser paints: only the form knows what was typed into it.
  const startOver = useEffectEvent(() => {
    if (isHeld || (form.current && isUnsaved(form.current))) return;
    setBegun(posting);
    setHeld(posting);
  });
  useLayoutEffect(() => startOver(), [posting]);
  const version = isHeld ? posting.version : begun.version;
  return (
    <EditorForm
      {...props}
      // What was saved while the form stayed: it may start over without an answer, whose fields it showed.
      fields={isHeld ? held.fields : begun.fields}
      posting={{ ...posting, version }}
      form={form}
      onAutosaved={({ typed: fields, version: saved }) => setHeld({ fields, version: saved })}
      key={begun.version}
    />
  );
}

/** What the form began with, or saved last without starting over. */
type Held = Pick<HostedPosting, "fields" | "version">;

function hasSameFields(one: Held, other: Held): boolean {
  return JSON.stringify(one.fields) === JSON.stringify(other.fields);
}
