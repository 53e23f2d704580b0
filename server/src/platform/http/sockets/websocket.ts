import "@fastify/websocket";
import { limits } from "@candor/contract/limits";
import {
  type ClientFrame,
  clientFrame,
  type RequestFrame,
  type ServerFrame,
} from "@candor/contract/websocket";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";
import { z } from "zod";
import type { ConcurrencyLimit } from "../concurrency-limit.ts";
import type { Origin } from "../origin.ts";
import { Problem } from "../problem.ts";
import { inject } from "./frame-request.ts";
import { endSilentSockets } from "./silent-sockets.ts";
import { socketSubscriptions } from "./socket-subscriptions.ts";
import type { Topics } from "./topics.ts";
import { websocketPath, websocketUpgrades } from "./upgrades.ts";

/** How many unsent bytes may pile up for a slow reader before its socket is closed. */
const mostBuffered = 1024 * 1024;
/** How many frames one socket may send in ten seconds. */
const frameLimit = { frames: 600, milliseconds: 10_000 };
const requestsAtOnce = 32;
/** Close codes from IANA's registry (RFC 6455, 11.7). After both, clients connect and send again. */
const [serviceRestart, tryAgainLater] = [1012, 1013];
const frameWithId = z.object({ id: clientFrame.options[0].shape.id });
/** Milliseconds for the other side to confirm a close. */
const closeConfirmed = 1000;

/**
 * `/rest/websocket`: each request frame goes through the same routes, gates and limits as HTTP, with its own
 * authorization.
 */
export function serveWebsocket(
  app: FastifyInstance,
  { origin, topics, openSockets }: { origin: Origin; topics: Topics; openSockets: ConcurrencyLimit },
): void {
  endSilentSockets(app.websocketServer);
  app.get(
    websocketPath,
    {
      websocket: true,
      preValidation: async (request) => {
        if (!origin.accepts(request.headers.origin)) throw new Problem("origin-refused");
      },
    },
    (socket, request) => {
      const conversation = async () => {
        converse(app, socket, request, topics);
        await new Promise((closed) => socket.once("close", closed));
      };
      openSockets.run(openSockets.callerOf(request), conversation).catch((error: unknown) => {
        if (error instanceof Problem) return socket.close(tryAgainLater);
        request.log.error({ err: error }, "a socket failed");
        socket.terminate();
      });
    },
  );
}

const endings = new WeakMap<WebSocket, () => void>();

/**
 * Closes every socket with 1012 once its running frames are answered. New frames don't start, so a client that sees the
 * close knows that an unanswered frame was not carried out.
 */
export function endConversations({ websocketServer }: FastifyInstance): void {
  for (const socket of websocketServer.clients) endings.get(socket)?.();
}

function converse(app: FastifyInstance, socket: WebSocket, upgrade: FastifyRequest, topics: Topics): void {
  const spare = frameCounter();
  let underWay = 0;
  let ending = false;

  const closeIfIdle = (): void => {
    if (ending && underWay === 0) socket.close(serviceRestart);
  };
  endings.set(socket, () => {
    ending = true;
    closeIfIdle();
  });

  const send = (frame: ServerFrame): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > mostBuffered) socket.terminate();
    else socket.send(JSON.stringify(frame));
  };

  const refuse = (id: RequestFrame["id"] | undefined, text: string): void =>
    send({ kind: "error", ...(id !== undefined && { id }), body: { text } });

  const subscriptions = socketSubscriptions(topics, {
    deliver: (url, body) => send({ kind: "message", url, body }),
    end: (code) => socket.close(code),
    isOpen: () => socket.readyState === socket.OPEN,
  });

  async function answer(frame: RequestFrame): Promise<void> {
    const { id } = frame;
    if (frame.method === "SUBSCRIBE" || frame.method === "UNSUBSCRIBE") {
      send({ kind: "response", id, headers: {}, ...(await subscriptions.change(frame)) });
    } else {
      for (const told of await inject(app, upgrade, frame, frame.method)) send(told);
    }
  }

  function work(frame: RequestFrame): void {
    underWay += 1;
    answer(frame)
      .catch((error: unknown) => {
        upgrade.log.error({ err: error }, "a frame failed");
        refuse(frame.id, "The request could not be worked on.");
      })
      .finally(() => {
        underWay -= 1;
        closeIfIdle();
      });
  }

  socket.on("message", (data: Buffer, binary: boolean) => {
    if (ending) return;
    if (!spare()) return socket.close(1008);
    const { frame, id } = binary ? {} : readFrame(data);
    if (!frame) return refuse(id, "This is no frame that is understood.");
    if (frame.kind === "ping") return send({ kind: "pong" });
    if (underWay >= requestsAtOnce)
      return refuse(frame.id, "Too many requests are under way on this socket.");
    work(frame);
  });
  socket.on("close", () => subscriptions.end());
}

/** A frame that isn't understood may still have an id, so that its sender can be told. */
function readFrame(data: Buffer): { frame?: ClientFrame | undefined; id?: RequestFrame["id"] | undefined } {
  try {
    const read: unknown = JSON.parse(data.toString());
    const frame = clientFrame.safeParse(read).data;
    return frame ? { frame } : { id: frameWithId.safeParse(read).data?.id };
  } catch {
    return {};
  }
}

function frameCounter(): () => boolean {
  let startedAt = performance.now();
  let frames = 0;
  return () => {
    if (performance.now() - startedAt > frameLimit.milliseconds) {
      startedAt = performance.now();
      frames = 0;
    }
    frames += 1;
    return frames <= frameLimit.frames;
  };
}

export function websocketOptions(app: FastifyInstance) {
  return {
    options: {
      maxPayload: limits.websocketFrameBytes,
      closeTimeout: closeConfirmed,
      server: websocketUpgrades(app),
    },
    /** Protocol errors are the client's fault and aren't logged: otherwise anybody could fill the log. */
    errorHandler(error: Error & { code?: string }, socket: WebSocket, request: FastifyRequest) {
      if (error.code === undefined) request.log.error({ err: error }, "a socket failed");
      socket.terminate();
    },
  };
}
