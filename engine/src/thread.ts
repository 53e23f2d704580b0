import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";

/** What `Worker` has, and a port on the same thread can have too. */
export interface Thread {
  postMessage(message: unknown): void;
  /** "message", and as long as it isn't terminated "error" and "exit". */
  // oxlint-disable-next-line typescript/no-explicit-any -- as Node declares it
  on(event: string, listen: (given: any) => void): unknown;
  terminate(): Promise<unknown>;
}

/** Answers the messages of a port, until the port is closed. */
export type Serve<Start> = (port: MessagePort, start: Start) => unknown;

/** Runs a script that serves its parent's port. */
export function threadOf(script: URL, start: unknown): Thread {
  return new Worker(script, { workerData: start });
}

/** Serves a port on the caller's thread: the same messages, copied in the same way, but without the start of a thread. */
export function onThisThread<Start>(serve: Serve<Start>, start: Start): Thread {
  const { port1, port2 } = new MessageChannel();
  void serve(port2, start);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
    postMessage: (message) => port1.postMessage(message),
    on: (event, listen) => port1.on(event, listen),
    terminate: async () => port1.close(),
  };
}
