import { message } from "@candor/contract/messages/message";
import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { addresses } from "../addresses.ts";
import { useNotify } from "../ui/notices.tsx";
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
  const failed = () => notify({ text: message("error.tryAgainOrContactSupport"), tone: "warning" });

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const form = new FormData(event.currentTarget, submitter);
    const answer = await send(form);
    if (!answer?.ok) return failed();
    if (form.get("act") === "posting") return setHidden(((await answer.json()) as { id: string }).id);
    notify({ text: message("ownLists.nowHidden"), tone: "success" });
    document.getElementById("results")?.focus();
    await revalidate();
  };
  const undo = async () => {
    const form = new FormData();
    form.set("act", "back");
    form.set("id", hidden ?? "");
    if ((await send(form))?.ok) setHidden(undefined);
    else failed();
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

/** Undefined when offline. */
function send(form: FormData): Promise<Response | undefined> {
  form.delete("from");
  return fetch(addresses.changeHidden, { method: "POST", body: form }).catch(() => undefined);
}
