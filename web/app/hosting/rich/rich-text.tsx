import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { useEffect, useRef, useState } from "react";
import { isBeyond } from "./content.ts";
import { LinkRow } from "./link-row.tsx";
import { Toolbar } from "./toolbar.tsx";
import { mountEditor, readAgain } from "./view.ts";

import "../../styles/rich-text.css";

/** A description that is written with headings, lists and links. The form's field stays, unseen, and is what is sent. */
export function RichText({ field }: { field: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [state, setState] = useState<EditorState>();
  const [linking, setLinking] = useState(false);
  useEffect(() => {
    const area = document.getElementById(field);
    if (!(area instanceof HTMLTextAreaElement) || !place.current || isBeyond(area.value)) return undefined;
    // By the next frame the editor has heard what is selected: its focus is gone then.
    const asksForLink = () => requestAnimationFrame(() => setLinking(true));
    const mounted = mountEditor({ place: place.current, area, changed: setState, asksForLink });
    setView(mounted);
    setState(mounted.state);
    const release = standFor(area, mounted, asksForLink);
    return () => {
      release();
      mounted.destroy();
    };
  }, [field]);
  return (
    <div className="rich-text" data-mounted={view !== undefined}>
      {view && state && <Toolbar view={view} state={state} onLink={() => setLinking(true)} />}
      {view && state && linking && <LinkRow view={view} state={state} onDone={() => setLinking(false)} />}
      <div ref={place} />
    </div>
  );
}

/** Hides the field from everybody: what leads to it leads to the editor, and what is put into it is shown there. */
function standFor(area: HTMLTextAreaElement, view: EditorView, asksForLink: () => void): () => void {
  const onFocus = () => view.focus();
  const onInput = () => readAgain(view, area, asksForLink);
  area.classList.add("visually-hidden");
  area.tabIndex = -1;
  area.setAttribute("aria-hidden", "true");
  area.addEventListener("focus", onFocus);
  area.addEventListener("input", onInput);
  return () => {
    area.classList.remove("visually-hidden");
    area.removeAttribute("tabindex");
    area.removeAttribute("aria-hidden");
    area.removeEventListener("focus", onFocus);
    area.removeEventListener("input", onInput);
  };
}
