import type { HostedPosting } from "@candor/contract/hosting/shapes";
import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useGuard } from "../../ui/guarded-forms.tsx";
import { EditorForm } from "./editor-form.tsx";

type KeptEditorProps = Omit<ComponentProps<typeof EditorForm>, "fields" | "form" | "onBegun"> & {
  readonly posting: HostedPosting;
};

/**
 * A posting's editor. When the posting changes, its form starts over, unless it has edits: those outlast a pause or a
 * resumption. If the posting's fields changed too, saving the edits shows both versions.
 */
export function KeptEditor({ posting, ...props }: KeptEditorProps) {
  const form = useRef<HTMLFormElement>(null);
  const { isUnsaved } = useGuard();
  const [begun, setBegun] = useState(posting);
  // Decided before the browser paints: only the form knows what was typed into it.
  const startOver = useEffectEvent(() => {
    if (!form.current || !isUnsaved(form.current)) setBegun(posting);
  });
  useLayoutEffect(() => startOver(), [posting]);
  const version = hasSameFields(posting, begun) ? posting.version : begun.version;
  return (
    <EditorForm
      {...props}
      fields={begun.fields}
      posting={{ ...posting, version }}
      form={form}
      key={begun.version}
    />
  );
}

function hasSameFields(one: HostedPosting, other: HostedPosting): boolean {
  return JSON.stringify(one.fields) === JSON.stringify(other.fields);
}
