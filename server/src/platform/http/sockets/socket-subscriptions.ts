import { locales, negotiated } from "@candor/contract/messages/locales";
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
 * What one socket listens to. Changes apply in the order of their frames, so an UNSUBSCRIBE works even while its
 * SUBSCRIBE is still looking up the session.
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
      locale: negotiated(headers?.["accept-language"], locales),
      deliver: (message) => socket.deliver(url, message),
      end: (code) => socket.end(code),
    });
    if (subscription) {
      cancel(url);
      subscriptions.set(url, subscription);
    }
    // Otherwise a socket that closed during the lookup would stay subscribed until the session ends.
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
