import type { FormEvent } from "react";
import { useSubmit } from "react-router";

/** A list's form that tags or assigns leaves its reader where they are; answers lead to their review's top. */
export function useSorting(): (event: FormEvent<HTMLFormElement>) => void {
  const submit = useSubmit();
  return (event) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement) || !sorting.has(submitter.value)) return;
    event.preventDefault();
    void submit(submitter, { method: "post", preventScrollReset: true });
  };
}

const sorting = new Set(["tag", "untag", "assign"]);
