import type { WebSocket, WebSocketServer } from "ws";

/** Milliseconds that the other side has to answer a ping, which is also how often one is sent. */
const pingEvery = 30_000;

/**
 * Ends sockets whose other side is gone: a device that lost its network doesn't close its socket. Every websocket client
 * answers pings by itself (RFC 6455, 5.5.2).
 */
export function endSilentSockets(server: WebSocketServer): void {
  const unanswered = new WeakSet<WebSocket>();
  const ping = (): void => {
    for (const socket of server.clients) {
      if (unanswered.has(socket)) {
        socket.terminate();
      } else {
        unanswered.add(socket);
        socket.once("pong", () => unanswered.delete(socket));
        socket.ping();
      }
    }
  };
  const timer = setInterval(ping, pingEvery).unref();
  server.once("close", () => clearInterval(timer));
}
