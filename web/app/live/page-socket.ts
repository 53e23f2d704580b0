import type { SocketEvent, WireSocket } from "../wire/socket.ts";
import type { Transport } from "../wire/transport.ts";

/** The page's only socket. Its code is loaded when something first needs it. */
export interface PageSocket {
  readonly connected: boolean;
  readonly send: Transport;
  /** Connects once the code is loaded. Until then, and if it can't be loaded, calls go over HTTP. */
  open(): void;
  /** The socket, not connected yet. */
  loaded(): Promise<WireSocket>;
}

export function pageSocket(load: () => Promise<WireSocket>): PageSocket {
  let loading: Promise<WireSocket> | undefined;
  let socket: WireSocket | undefined;
  const loaded = (): Promise<WireSocket> => {
    loading ??= load().then(
      (made) => (socket = made),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return {
    get connected() {
      return socket?.connected ?? false;
    },
    send: async (request, signal) => (await loaded()).send(request, signal),
    open: () =>
      void loaded().then(
        (made) => made.open(),
        () => undefined,
      ),
    loaded,
  };
}

/** W-02: frames for developers go to their log, whose code is loaded with the first one. */
export function noteForDevelopers(event: SocketEvent): void {
  if (event.kind !== "debug" && event.kind !== "waterfall") return;
  import("../developer/log.ts").then(({ noteFrame }) => noteFrame(event)).catch(() => undefined);
}
