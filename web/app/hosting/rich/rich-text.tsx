import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { useLayoutEffect, useRef, useState } from "react";
import { isBeyond } from "./content.ts";
import { LinkRow } from "./link-row.tsx";
import { Toolbar } from "./toolbar.tsx";
import { mountEditor, readAgain } from "./view.ts";

import "../../styles/rich-text.css";

/** A description edited with headings, lists and links. The form's field stays, hidden, and is what is submitted. */
export function RichText({ field }: { field: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [state, setState] = useState<EditorState>();
  const [linking, setLinking] = useState(false);
  useLayoutEffect(() => {
    const area = document.getElementById(field);
    if (!(area instanceof HTMLTextAreaElement) || !place.current || isBeyond(area.value)) return undefined;
    // By the next frame the editor has received the selection; it has lost the focus by then.
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

/** Hides the field from everybody: links to it lead to the editor, and the editor shows what is put into it. */
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
