import type { FormEvent } from "react";
import { useSubmit } from "react-router";

/** A form that tags, assigns or takes a template leaves its reader where they are; answers lead to a page's top. */
export function useStaying(): (event: FormEvent<HTMLFormElement>) => void {
  const submit = useSubmit();
  return (event) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement) || !stays(submitter)) return;
    event.preventDefault();
    void submit(submitter, { method: "post", preventScrollReset: true });
  };
}

const sorting = new Set(["tag", "untag", "assign"]);

function stays({ name, value }: HTMLButtonElement): boolean {
  return name === "template" || sorting.has(value);
}
