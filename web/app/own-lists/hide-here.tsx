import { type FormEvent, type ReactNode, useState } from "react";
import { useRevalidator } from "react-router";
import { tellFailed } from "../ui/notices/tell-failed.ts";
import { type Hideable, HideMenu } from "./hide-menu.tsx";

interface HideHereProps {
  readonly posting: Hideable;
  readonly from: string;
}

/**
 * The menu in a list: a hidden posting stays as one line with an undo; an employer's postings all go at once. What it
 * does is loaded when it is used. The menu itself isn't: a list that waits for it moves when scripts start.
 */
export function HideHere({ posting, from }: HideHereProps) {
  const [line, setLine] = useState<ReactNode>();
  const { revalidate } = useRevalidator();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    import("./hide.tsx").then(({ hide }) => hide(posting, form, setLine, revalidate)).catch(tellFailed);
  };
  return line ?? <HideMenu posting={posting} from={from} onSubmit={onSubmit} />;
}
