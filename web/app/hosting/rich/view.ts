import { message } from "@candor/contract/messages/message";
import { baseKeymap, chainCommands, exitCode } from "prosemirror-commands";
import { history } from "prosemirror-history";
import { inputRules, wrappingInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import { splitListItem } from "prosemirror-schema-list";
import { type Command, EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { tools } from "./commands.ts";
import { contentFrom, htmlOf } from "./content.ts";
import { cleanPasted } from "./pasted.ts";
import { schema } from "./schema.ts";

interface Mounted {
  readonly place: HTMLElement;
  /** The form's own field, which is submitted. */
  readonly area: HTMLTextAreaElement;
  readonly changed: (state: EditorState) => void;
  readonly asksForLink: () => void;
}

/** Puts the editor next to the form's field, which follows each of its changes. */
export function mountEditor({ place, area, changed, asksForLink }: Mounted): EditorView {
  const view: EditorView = new EditorView(place, {
    state: stateOf(area.value, asksForLink),
    attributes: {
      role: "textbox",
      "aria-multiline": "true",
      "aria-label": message("hosting.field.description"),
      ...describedAs(area),
    },
    transformPastedHTML: cleanPasted,
    dispatchTransaction(transaction) {
      const state = view.state.apply(transaction);
      view.updateState(state);
      if (transaction.docChanged) write(area, htmlOf(state.doc));
      changed(state);
    },
  });
  return view;
}

/** Reads the field's value after something else has changed it. */
export function readAgain(view: EditorView, area: HTMLTextAreaElement, asksForLink: () => void): void {
  if (area.value !== htmlOf(view.state.doc)) view.updateState(stateOf(area.value, asksForLink));
}

function stateOf(text: string, asksForLink: () => void): EditorState {
  const {
    hard_break: lineBreak,
    list_item: item,
    bullet_list: bullets,
    ordered_list: numbers,
  } = schema.nodes;
  const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(lineBreak.create()).scrollIntoView());
    return true;
  });
  const link: Command = () => {
    asksForLink();
    return true;
  };
  return EditorState.create({
    doc: contentFrom(text),
    plugins: [
      inputRules({
        rules: [wrappingInputRule(/^\s*([-*•])\s$/, bullets), wrappingInputRule(/^1[.)]\s$/, numbers)],
      }),
      keymap(Object.fromEntries(tools.map(({ keys, run }) => [keys, run]))),
      keymap({ Enter: splitListItem(item), "Shift-Enter": breakLine, "Mod-k": link }),
      keymap(baseKeymap),
      history(),
    ],
  });
}

/** The field's error description also describes the editor. */
function describedAs(area: HTMLTextAreaElement): Record<string, string> {
  const names = ["aria-describedby", "aria-invalid", "aria-required"];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = area.getAttribute(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** The form hears about it as if somebody had typed. */
function write(area: HTMLTextAreaElement, html: string): void {
  area.value = html;
  area.dispatchEvent(new Event("input", { bubbles: true }));
}
