import { useSubmit } from "react-router";
import { randomKey } from "../wire/random-key.ts";
import type { ListStage } from "./list-stages.ts";

/** Moves one application at once, by a key or a dragged card. Each call is one sending, however often it is posted. */
export function useMoving(): (id: string, stage: ListStage) => void {
  const submit = useSubmit();
  return (checked, moveTo) =>
    void submit(
      { intent: "move", checked, moveTo, key: randomKey() },
      { method: "post", preventScrollReset: true },
    );
}
