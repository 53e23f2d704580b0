import type { Locale } from "@candor/contract/messages/locales";
import type { ProblemDocument } from "@candor/contract/problems";

export interface Listener {
  /** The listening page's language. */
  readonly locale: Locale;
  deliver(body: unknown): void;
  /** Ends the listener's socket with a websocket close code. */
  end(code: number): void;
}

export interface Subscription {
  cancel(): void;
}

export interface Topics {
  /** Only the authorization identifies the caller; the address names a topic, never a person. */
  subscribe(
    url: string,
    authorization: string | undefined,
    listener: Listener,
  ): Promise<{ status: number; body: ProblemDocument | null; subscription?: Subscription }>;
}
