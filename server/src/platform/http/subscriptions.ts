import type { RequestFrame } from "@candor/contract/websocket";
import type { Subscription, Topics } from "./topics.ts";

export interface SubscribedSocket {
  deliver(url: string, body: unknown): void;
  /** Closes it with a websocket close code. */
  end(code: number): void;
  isOpen(): boolean;
}

type SubscriptionFrame = Pick<RequestFrame, "method" | "url" | "headers">;

/**
 * What one socket listens to. Changes are made one after another, in the order of their frames: an UNSUBSCRIBE counts
 * although its SUBSCRIBE is still looking for its session.
 */
export function socketSubscriptions(topics: Topics, socket: SubscribedSocket) {
  const subscriptions = new Map<string, Subscription>();
  let last: Promise<unknown> = Promise.resolve();

  const cancel = (url: string): void => {
    subscriptions.get(url)?.cancel();
    subscriptions.delete(url);
  };

  const end = (): void => {
    for (const url of subscriptions.keys()) cancel(url);
  };

  async function make({ method, url, headers }: SubscriptionFrame) {
    if (method === "UNSUBSCRIBE") {
      cancel(url);
      return { status: 200, body: null };
    }
    const { status, body, subscription } = await topics.subscribe(url, headers?.["authorization"], {
      deliver: (message) => socket.deliver(url, message),
      end: (code) => socket.end(code),
    });
    if (subscription) {
      cancel(url);
      subscriptions.set(url, subscription);
    }
    // One that left while its session was looked up would be listened for until that session ends.
    if (!socket.isOpen()) end();
    return { status, body };
  }

  return {
    change(frame: SubscriptionFrame) {
      const made = last.then(() => make(frame));
      last = made.catch(() => undefined);
      return made;
    },
    end,
  };
}
