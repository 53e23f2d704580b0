import type { contentTopic } from "@candor/contract/websocket";
import type { Clock } from "../wire/clock.ts";
import type { WireSocket } from "../wire/socket.ts";
import { reloadAll } from "./reloads.ts";

/** The contract's value, checked by its type: importing it would load the schemas. */
const topic: typeof contentTopic = "/rest/cms";

/**
 * In milliseconds. The least, because another process may answer, and it can be a quarter of a second behind. Up to the
 * most, at random: otherwise all open pages would ask at once.
 */
const wait = { least: 500, most: 2500 };

/**
 * L-06: when content of ours changes, the page loads again what it keeps, once for changes that come soon after each
 * other. Uses the socket while it is open, and never opens it.
 */
export function followContent(
  socket: Pick<WireSocket, "watch" | "subscribe">,
  { clock, random }: { readonly clock: Clock; readonly random: () => number },
): void {
  let isWaiting = false;
  const changed = () => {
    if (isWaiting) return;
    isWaiting = true;
    clock.after(wait.least + random() * (wait.most - wait.least), () => {
      isWaiting = false;
      reloadAll();
    });
  };
  const cancel = socket.watch(({ kind }) => {
    if (kind !== "opened") return;
    // The subscription survives reconnections.
    cancel();
    socket.subscribe(topic, changed, () => ({}));
  });
}
