import type { RequestFrame, ServerFrame } from "@candor/contract/websocket";
import { ConnectionLost } from "./connection-lost.ts";
import type { WireAnswer } from "./transport.ts";

type RequestId = RequestFrame["id"];

/** The socket's requests that have no answer yet. */
export class PendingRequests {
  readonly #answers = new Map<RequestId, PromiseWithResolvers<WireAnswer>>();
  #lastId = 0;

  /** Sends a request with a new id. Rejects with `ConnectionLost` if no answer arrives. */
  start(send: (id: RequestId) => void): Promise<WireAnswer> {
    const id = (this.#lastId += 1);
    const answer = Promise.withResolvers<WireAnswer>();
    this.#answers.set(id, answer);
    send(id);
    return answer.promise.finally(() => this.#answers.delete(id));
  }

  answer(frame: Extract<ServerFrame, { kind: "response" }>): void {
    this.#answers.get(frame.id)?.resolve(frame);
  }

  reject(id: RequestId): void {
    this.#answers.get(id)?.reject(new ConnectionLost("The server did not take the request."));
  }

  rejectAll(): void {
    for (const answer of this.#answers.values()) answer.reject(new ConnectionLost("The socket closed."));
  }
}
