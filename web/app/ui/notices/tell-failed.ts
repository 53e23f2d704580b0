import type { NoticeName } from "./notice-names.ts";
import { notices } from "./notice-store.ts";

/** something that the person did has failed, and there is nothing else to say about it. */
export function tellFailed(): Promise<void> {
  return tell("try-again");
}

/** Shows a notice whose text loads only now. */
export async function tell(name: NoticeName): Promise<void> {
  const { namedNotice } = await import("./notice-names.ts");
  notices.show(namedNotice(name, ""));
}
