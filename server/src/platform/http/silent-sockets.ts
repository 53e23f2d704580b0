import type { WebSocket, WebSocketServer } from "ws";

/** Milliseconds that the other side has to answer a ping, which is also how often one is sent. */
const pingEvery = 30_000;

/** Ends sockets whose other side is gone: a device that lost its network doesn't close its socket. */
export function endSilentSockets(server: WebSocketServer): void {
  const timer = setInterval(pinger(server), pingEvery).unref();
  server.once("close", () => clearInterval(timer));
}

/**
 * Each call pings every socket, and ends those that haven't answered the ping before. Every websocket client answers
 * pings by itself (RFC 6455, 5.5.2).
 */
export function pinger({ clients }: Pick<WebSocketServer, "clients">): () => void {
  const unanswered = new WeakSet<WebSocket>();
  return () => {
    for (const socket of clients) {
      if (unanswered.has(socket)) {
        socket.terminate();
      } else {
        unanswered.add(socket);
        socket.once("pong", () => unanswered.delete(socket));
        socket.ping();
      }
    }
  };
}
