import "@fastify/websocket";
import { limits } from "@candor/contract/limits";
import { clientFrame, type RequestFrame, type ServerFrame } from "@candor/contract/websocket";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";
import type { Origin } from "./origin.ts";
import { Problem } from "./problem.ts";
import type { Subscription, Topics } from "./topics.ts";

/** Bytes that a slow reader may let pile up before its socket is ended. */
const mostBuffered = 1024 * 1024;
/** Frames that one socket may send in ten seconds. */
const frameLimit = { frames: 600, milliseconds: 10_000 };
const requestsAtOnce = 32;

/**
 * `/rest/websocket`: each request frame goes through the same routes, gates and limits as HTTP, with the
 * authorization that it carries itself.
 */
export function serveWebsocket(app: FastifyInstance, options: { origin: Origin; topics: Topics }): void {
  app.get(
    "/rest/websocket",
    {
      websocket: true,
      preValidation: async (request) => {
        if (!options.origin.accepts(request.headers.origin)) throw new Problem("origin-refused");
      },
    },
    (socket, request) => converse(app, socket, request, options.topics),
  );
}

function converse(app: FastifyInstance, socket: WebSocket, upgrade: FastifyRequest, topics: Topics): void {
  const subscriptions = new Map<string, Subscription>();
  const spare = frameCounter();
  let underWay = 0;

  const send = (frame: ServerFrame): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > mostBuffered) socket.terminate();
    else socket.send(JSON.stringify(frame));
  };

  const endSubscriptions = (): void => {
    for (const subscription of subscriptions.values()) subscription.cancel();
  };

  async function answer(frame: RequestFrame): Promise<void> {
    const { id } = frame;
    if (frame.method === "SUBSCRIBE") {
      const outcome = await topics.subscribe(frame.url, frame.headers?.["authorization"], {
        deliver: (body) => send({ kind: "message", url: frame.url, body }),
        end: (code) => socket.close(code),
      });
      if (outcome.subscription) {
        subscriptions.get(frame.url)?.cancel();
        subscriptions.set(frame.url, outcome.subscription);
      }
      // One that left while its session was looked up would be listened for until that session ends.
      if (socket.readyState !== socket.OPEN) endSubscriptions();
      send({ kind: "response", id, status: outcome.status, headers: {}, body: outcome.body });
    } else if (frame.method === "UNSUBSCRIBE") {
      subscriptions.get(frame.url)?.cancel();
      subscriptions.delete(frame.url);
      send({ kind: "response", id, status: 200, headers: {}, body: null });
    } else {
      const started = performance.now();
      send(await inject(app, upgrade, frame, frame.method));
      if (frame.headers?.["x-debug"] === "waterfall")
        send({
          kind: "waterfall",
          id,
          spans: [{ name: frame.url.replace(/\?.*/s, ""), milliseconds: performance.now() - started }],
        });
    }
  }

  socket.on("message", (data: Buffer, binary: boolean) => {
    if (!spare()) return socket.close(1008);
    const frame = binary ? undefined : readFrame(data);
    if (!frame) return send({ kind: "error", body: { text: "This is no frame that is understood." } });
    if (frame.kind === "ping") return send({ kind: "pong" });
    if (underWay >= requestsAtOnce)
      return send({
        kind: "error",
        id: frame.id,
        body: { text: "Too many requests are under way on this socket." },
      });
    underWay += 1;
    answer(frame)
      .catch((error: unknown) => {
        upgrade.log.error({ err: error }, "a frame failed");
        send({ kind: "error", id: frame.id, body: { text: "The request could not be worked on." } });
      })
      .finally(() => {
        underWay -= 1;
      });
  });
  socket.on("close", endSubscriptions);
}

function readFrame(data: Buffer) {
  try {
    return clientFrame.safeParse(JSON.parse(data.toString())).data;
  } catch {
    return undefined;
  }
}

type HttpMethod = Exclude<RequestFrame["method"], "SUBSCRIBE" | "UNSUBSCRIBE">;

/** Asks the app itself, as the upgrade's caller. Only `/rest/` is served here, judged after decoding. */
async function inject(
  app: FastifyInstance,
  upgrade: FastifyRequest,
  frame: RequestFrame,
  method: HttpMethod,
): Promise<ServerFrame> {
  const url = restPath(frame.url);
  if (!url)
    return { kind: "error", id: frame.id, body: { text: "Only addresses below /rest/ are served here." } };
  const response = await app.inject({
    method,
    url,
    remoteAddress: upgrade.ip,
    headers: {
      ...passedOn(frame.headers ?? {}),
      "user-agent": upgrade.headers["user-agent"] ?? "websocket",
      ...(frame.body !== undefined && { "content-type": "application/json" }),
    },
    ...(frame.body !== undefined && { payload: JSON.stringify(frame.body) }),
  });
  return {
    kind: "response",
    id: frame.id,
    status: response.statusCode,
    headers: plainHeaders(response.headers),
    body: jsonOrText(response.body),
  };
}

const requestHeaders = ["authorization", "accept-language", "idempotency-key", "x-user-id"];

function passedOn(headers: Readonly<Record<string, string>>): Record<string, string> {
  const lowered = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  return Object.fromEntries(lowered.filter(([name]) => requestHeaders.includes(name)));
}

function restPath(url: string): string | undefined {
  const base = "http://candor.invalid";
  if (!url.startsWith("/") || !URL.canParse(url, base)) return undefined;
  const parsed = new URL(url, base);
  if (parsed.origin !== base || !parsed.pathname.startsWith("/rest/")) return undefined;
  return parsed.pathname === "/rest/websocket" ? undefined : parsed.pathname + parsed.search;
}

const answerHeaders = ["content-type", "retry-after", "etag", "location", "x-request-id"];

function plainHeaders(
  headers: Readonly<Record<string, number | string | readonly string[] | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    answerHeaders.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}

function jsonOrText(body: string): unknown {
  try {
    return body === "" ? null : JSON.parse(body);
  } catch {
    return body;
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

export const websocketOptions = { maxPayload: limits.websocketFrameBytes };
