import { notices } from "./notice-store.ts";

/** something that the person did has failed, and there is nothing else to say about it. */
export async function tellFailed(): Promise<void> {
  const { namedNotice } = await import("./notice-names.ts");
  notices.show(namedNotice("try-again", ""));
}
