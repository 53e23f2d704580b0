import type { ClientActionFunctionArgs } from "react-router";
import type { EditorAnswer } from "./editor-answer.ts";

type Save = (given: ClientActionFunctionArgs) => Promise<unknown>;

let around: Save = ({ serverAction }) => serverAction<EditorAnswer>();

/** An editor's client action: what automatic saving runs around a save, once its code is there. */
export const saveFromPage: Save = (given) => around(given);

export function saveThrough(save: Save): void {
  around = save;
}
