import { message } from "@candor/contract/messages/message";
import { notices } from "../ui/notices/notice-store.ts";
import type { Cancel } from "../wire/clock.ts";
import type { Announce, ConnectivityKey } from "../wire/retries.ts";

const announced = new Map<ConnectivityKey, { times: number; withdraw: Cancel }>();

/** Whether a notice with this key is shown now. */
export function isAnnounced(key: ConnectivityKey): boolean {
  return announced.has(key);
}

/** One notice per key, shown until everyone who announced it has withdrawn it (L-04, L-05). */
export const announce: Announce = (key) => {
  const entry = announced.get(key) ?? {
    times: 0,
    withdraw: notices.show({ text: message(key), timeout: null }),
  };
  entry.times += 1;
  announced.set(key, entry);
  return () => {
    entry.times -= 1;
    if (entry.times > 0) return;
    announced.delete(key);
    entry.withdraw();
  };
};
