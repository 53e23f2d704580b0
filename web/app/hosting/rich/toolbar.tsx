import { message } from "@candor/contract/messages/message";
import {
  Bold,
  Heading,
  type IconNode,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link,
  List,
  ListOrdered,
  Redo2,
  Undo2,
} from "lucide";
import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { type KeyboardEvent, useState } from "react";
import { DrawnIcon } from "../../ui/drawn-icon.tsx";
import { isLinked, tools } from "./commands.ts";

const icons: Readonly<Record<string, IconNode>> = {
  bold: Bold,
  italic: Italic,
  heading: Heading,
  bullets: List,
  numbers: ListOrdered,
  deeper: IndentIncrease,
  shallower: IndentDecrease,
  link: Link,
  undo: Undo2,
  redo: Redo2,
};

interface ToolbarProps {
  readonly view: EditorView;
  readonly state: EditorState;
  readonly onLink: () => void;
}

/** One tab stop; arrows move between buttons. */
export function Toolbar({ view, state, onLink }: ToolbarProps) {
  const [at, setAt] = useState(0);
  const buttons = [
    ...tools.map(({ run, isOn, ...tool }) => ({
      ...tool,
      isOn: isOn?.(state),
      isOff: !run(state),
      press: () => {
        run(view.state, view.dispatch);
        view.focus();
      },
    })),
    {
      name: "link",
      label: "rich.link" as const,
      keys: "Mod-k",
      isOn: isLinked(state),
      isOff: state.selection.empty && !isLinked(state),
      press: onLink,
    },
  ];
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = toOf(event.key, at, buttons.length);
    if (to === undefined) return;
    event.preventDefault();
    setAt(to);
    (event.currentTarget.children[to] as HTMLElement).focus();
  };
  return (
    <div className="rich-tools" role="toolbar" aria-label={message("rich.tools")} onKeyDown={move}>
      {buttons.map(({ name, label, keys, isOn, isOff, press }, index) => {
        return (
          <button
            key={name}
            type="button"
            title={message(label)}
            aria-label={message(label)}
            aria-keyshortcuts={keys.replace("Mod", "Control").replaceAll("-", "+")}
            aria-pressed={isOn}
            aria-disabled={isOff || undefined}
            tabIndex={index === at ? 0 : -1}
            onFocus={() => setAt(index)}
            onClick={() => {
              if (!isOff) press();
            }}
          >
            <DrawnIcon lines={icons[name]!} />
          </button>
        );
      })}
    </div>
  );
}

function toOf(key: string, at: number, count: number): number | undefined {
  if (key === "ArrowRight") return (at + 1) % count;
  if (key === "ArrowLeft") return (at + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
