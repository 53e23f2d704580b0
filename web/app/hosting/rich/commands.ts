import type { MessageKey } from "@candor/contract/messages/message";
import { setBlockType, toggleMark } from "prosemirror-commands";
import { redo, undo } from "prosemirror-history";
import type { MarkType, NodeType } from "prosemirror-model";
import { liftListItem, sinkListItem, wrapInList } from "prosemirror-schema-list";
import type { Command, EditorState } from "prosemirror-state";
import { schema } from "./schema.ts";

const { strong, em, link } = schema.marks;
const { heading, paragraph, bullet_list: bullets, ordered_list: numbers, list_item: item } = schema.nodes;

/** A toolbar button and its keyboard shortcut. */
export interface Tool {
  readonly name: string;
  readonly label: MessageKey;
  /** In ProseMirror's names: "Mod" is Control, or Command on a Mac. */
  readonly keys: string;
  readonly run: Command;
  /** Undefined for a tool that isn't a state. */
  readonly isOn?: (state: EditorState) => boolean;
}

export const tools: readonly Tool[] = [
  {
    name: "bold",
    label: "rich.bold",
    keys: "Mod-b",
    run: toggleMark(strong),
    isOn: (state) => hasMark(state, strong),
  },
  {
    name: "italic",
    label: "rich.italic",
    keys: "Mod-i",
    run: toggleMark(em),
    isOn: (state) => hasMark(state, em),
  },
  {
    name: "heading",
    label: "rich.heading",
    keys: "Mod-Alt-2",
    run: (state, dispatch) =>
      (isIn(state, heading) ? setBlockType(paragraph) : setBlockType(heading, { level: 2 }))(state, dispatch),
    isOn: (state) => isIn(state, heading),
  },
  {
    name: "bullets",
    label: "rich.bullets",
    keys: "Mod-Shift-8",
    run: toggleList(bullets),
    isOn: (state) => isIn(state, bullets),
  },
  {
    name: "numbers",
    label: "rich.numbers",
    keys: "Mod-Shift-7",
    run: toggleList(numbers),
    isOn: (state) => isIn(state, numbers),
  },
  { name: "deeper", label: "rich.deeper", keys: "Mod-]", run: sinkListItem(item) },
  { name: "shallower", label: "rich.shallower", keys: "Mod-[", run: liftListItem(item) },
  { name: "undo", label: "rich.undo", keys: "Mod-z", run: undo },
  { name: "redo", label: "rich.redo", keys: "Mod-Shift-z", run: redo },
];

export const addLink = (href: string): Command => toggleMark(link, { href });
export const removeLink: Command = toggleMark(link);

export function isLinked(state: EditorState): boolean {
  return hasMark(state, link);
}

function hasMark({ doc, selection, storedMarks }: EditorState, mark: MarkType): boolean {
  const { from, to, $from, empty } = selection;
  if (empty) return mark.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, mark);
}

function isIn({ selection: { $from } }: EditorState, node: NodeType): boolean {
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type === node) return true;
  return false;
}

/** Makes a list, turns the other kind into this one, or takes the item out of its list. */
function toggleList(kind: NodeType): Command {
  return (state, dispatch) => {
    if (isIn(state, kind)) return liftListItem(item)(state, dispatch);
    const { $from } = state.selection;
    for (let depth = $from.depth; depth > 0; depth -= 1) {
      const { type } = $from.node(depth);
      if (type !== bullets && type !== numbers) continue;
      dispatch?.(state.tr.setNodeMarkup($from.before(depth), kind));
      return true;
    }
    return wrapInList(kind)(state, dispatch);
  };
}
