import type { ClientFrame, RequestFrame, ServerFrame } from "@candor/contract/websocket";

/** The far end of one websocket that a module under test has opened. */
export interface FarEnd {
  readonly url: string;
  /** Frames that came from the browser, in order. */
  readonly frames: ClientFrame[];
  /** Whether the browser has requested the close. Nothing confirms it, as on a dead connection. */
  ended: boolean;
  open(): void;
  send(frame: ServerFrame): void;
  close(code: number): void;
}

/** A `WebSocket` for the module under test, and the far ends of those that it opened. */
export function fakeWebSockets() {
  const farEnds: FarEnd[] = [];
  class FakeWebSocket extends EventTarget {
    readonly far: FarEnd;

    constructor(url: string) {
      super();
      this.far = {
        url,
        frames: [],
        ended: false,
        open: () => this.dispatchEvent(new Event("open")),
        send: (frame) => this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(frame) })),
        close: (code) => this.dispatchEvent(Object.assign(new Event("close"), { code })),
      };
      farEnds.push(this.far);
    }

    send(data: string): void {
      this.far.frames.push(JSON.parse(data) as ClientFrame);
    }

    close(): void {
      this.far.ended = true;
    }
  }
  return { WebSocket: FakeWebSocket as unknown as new (url: string) => WebSocket, farEnds };
}

export const requestsAt = (far: FarEnd | undefined): RequestFrame[] =>
  (far?.frames ?? []).filter((frame) => frame.kind === "request");
