import { message } from "@candor/contract/messages/message";
import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { type KeyboardEvent, useState } from "react";
import { addLink, isLinked, removeLink } from "./commands.ts";
import { isLink } from "./schema.ts";
import "../../styles/text-button.css";

interface LinkRowProps {
  readonly view: EditorView;
  readonly state: EditorState;
  readonly onDone: () => void;
}

/** Asks for the selected words' link. */
export function LinkRow({ view, state, onDone }: LinkRowProps) {
  const [href, setHref] = useState("https://");
  const leave = () => {
    onDone();
    view.focus();
  };
  const add = () => {
    if (!isLink(href.trim())) return;
    if (isLinked(view.state)) removeLink(view.state, view.dispatch);
    addLink(href.trim())(view.state, view.dispatch);
    leave();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    // Keeps the form from being submitted.
    event.preventDefault();
    if (event.key === "Enter") add();
    else leave();
  };
  return (
    <div className="rich-link">
      <label>
        <span>{message("rich.linkTo")}</span>
        <input
          type="url"
          value={href}
          autoFocus
          aria-invalid={!isLink(href.trim()) && href !== "https://"}
          onChange={({ target }) => setHref(target.value)}
          onKeyDown={press}
        />
      </label>
      <button type="button" className="text-button" onClick={add}>
        {message("rich.linkAdd")}
      </button>
      {isLinked(state) && (
        <button
          type="button"
          className="text-button"
          onClick={() => {
            removeLink(view.state, view.dispatch);
            leave();
          }}
        >
          {message("rich.linkRemove")}
        </button>
      )}
      <button type="button" className="text-button" onClick={leave}>
        {message("rich.cancel")}
      </button>
    </div>
  );
}
