import { message } from "@candor/contract/messages/message";
import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { addresses } from "../addresses.ts";
import { sendForm } from "../forms/send-form.ts";
import { useNotify } from "../ui/notices.tsx";
import { tellFailed } from "../ui/tell-failed.ts";
import { type Hideable, HideMenu } from "./hide-menu.tsx";

interface HideHereProps {
  readonly posting: Hideable;
  readonly from: string;
}

/** The menu in a list: a hidden posting stays as one line with an undo; an employer's postings all go at once. */
export default function HideHere({ posting, from }: HideHereProps) {
  const [hidden, setHidden] = useState<string>();
  const { revalidate } = useRevalidator();
  const notify = useNotify();

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.currentTarget, submitter);
    const answer = await send([...form].flatMap(textField));
    if (!answer.ok) return tellFailed();
    if (form.get("act") === "posting") return setHidden(((await answer.json()) as { id: string }).id);
    notify({ text: message("ownLists.nowHidden"), tone: "success" });
    document.getElementById("results")?.focus();
    await revalidate();
  };
  const undo = async () => {
    const answer = await send([
      ["act", "back"],
      ["id", hidden ?? ""],
    ]);
    if (answer.ok) setHidden(undefined);
    else await tellFailed();
  };

  if (hidden === undefined)
    return <HideMenu posting={posting} from={from} onSubmit={(event) => void onSubmit(event)} />;
  return (
    <p className="hidden-now" role="status">
      {message("ownLists.isHidden", { title: posting.title })} {/* The control that had the focus is gone. */}
      <button type="button" className="text-button" autoFocus onClick={() => void undo()}>
        {message("ownLists.undo")}
      </button>
    </p>
  );
}

function send(fields: readonly (readonly [string, string])[]): Promise<Response> {
  return sendForm(addresses.changeHidden, fields);
}

/** Where to return to is for pages without scripts. */
function textField([name, value]: [string, FormDataEntryValue]): [string, string][] {
  return name === "from" || typeof value !== "string" ? [] : [[name, value]];
}
