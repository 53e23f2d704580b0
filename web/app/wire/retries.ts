import type { MessageKey } from "@candor/contract/messages/message";
import { type Cancel, type Clock, pause, retryDelay, unlessAborted } from "./clock.ts";
import { ConnectionLost } from "./connection-lost.ts";

export type ConnectivityKey = Extract<MessageKey, `connectivity.${string}`>;

/** Shows a notice until the returned function is called. Calls run in parallel, so notices with one key may overlap. */
export type Announce = (key: ConnectivityKey) => Cancel;

export interface Patience {
  readonly clock: Clock;
  readonly announce: Announce;
  /** Whether doing the work twice is harmless. */
  readonly repeatable: boolean;
  readonly signal: AbortSignal | undefined;
}

/** K-06. */
const slowSeconds = 5;
/** K-07. */
const capSeconds = 10;

/** Tries until an answer arrives, a repetition could do harm, or the caller aborts (L-01, L-04, L-05). */
export async function untilAnswered<T>(work: () => Promise<T>, patience: Patience): Promise<T> {
  const { clock, announce, repeatable, signal } = patience;
  let reconnected: Cancel | undefined;
  try {
    for (let retry = 0; ; retry += 1) {
      signal?.throwIfAborted();
      try {
        return await noticedIfSlow(unlessAborted(work(), signal), patience);
      } catch (error) {
        if (!(error instanceof ConnectionLost) || !repeatable) throw error;
      }
      reconnected ??= announce("connectivity.reconnecting");
      await unlessAborted(pause(clock, retryDelay(retry, capSeconds)), signal);
    }
  } finally {
    reconnected?.();
  }
}

async function noticedIfSlow<T>(work: Promise<T>, { clock, announce }: Patience): Promise<T> {
  let arrived: Cancel | undefined;
  const cancel = clock.after(slowSeconds * 1000, () => {
    arrived = announce("connectivity.slow");
  });
  try {
    return await work;
  } finally {
    cancel();
    arrived?.();
  }
}
