import { message } from "@candor/contract/messages/message";
import type { ReactNode } from "react";
import { addresses } from "../addresses.ts";
import { sendForm } from "../forms/send-form.ts";
import { notices } from "../ui/notices/notice-store.ts";
import { tellFailed } from "../ui/notices/tell-failed.ts";
import type { Hideable } from "./hide-menu.tsx";
import "../styles/text-button.css";

type Show = (line: ReactNode) => void;

/** Sends what was pressed in a posting's menu, and shows what became of it. */
export async function hide(
  { title }: Hideable,
  form: FormData,
  /** Shows something in the menu's place; without it, the menu. */
  show: Show,
  reload: () => Promise<void>,
): Promise<void> {
  const answer = await send([...form].flatMap(textField));
  if (!answer.ok) return tellFailed();
  if (form.get("act") === "posting") {
    const { id } = (await answer.json()) as { id: string };
    return show(<HiddenNow title={title} onUndo={() => void bringBack(id, show)} />);
  }
  notices.show({ text: message("ownLists.nowHidden"), tone: "success" });
  document.getElementById("results")?.focus();
  await reload();
}

function HiddenNow({ title, onUndo }: { title: string; onUndo: () => void }) {
  return (
    <p className="hidden-now" role="status">
      {message("ownLists.isHidden", { title })} {/* The control that had the focus is gone. */}
      <button type="button" className="text-button" autoFocus onClick={onUndo}>
        {message("ownLists.undo")}
      </button>
    </p>
  );
}

async function bringBack(id: string, show: Show): Promise<void> {
  const answer = await send([
    ["act", "back"],
    ["id", id],
  ]);
  if (answer.ok) show(undefined);
  else await tellFailed();
}

function send(fields: readonly (readonly [string, string])[]): Promise<Response> {
  return sendForm(addresses.changeHidden, fields);
}

/** Where to return to is for pages without scripts. */
function textField([name, value]: [string, FormDataEntryValue]): [string, string][] {
  return name === "from" || typeof value !== "string" ? [] : [[name, value]];
}
