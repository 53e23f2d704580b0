import { AsyncLocalStorage } from "node:async_hooks";
import type { ProblemCode } from "@candor/contract/problems";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { WebSocket } from "ws";
import { Problem } from "./problem.ts";

/** What goes wrong with one request. */
export type Fault =
  /** In milliseconds. */
  | { readonly delay: number }
  /** The connection breaks without an answer. */
  | { readonly cut: true }
  | { readonly problem: ProblemCode }
  | { readonly answer: { readonly status: number; readonly json?: unknown } }
  | { readonly header: readonly [name: string, value: string] };

/** A request, as far as a fault may depend on it. */
export interface FaultyRequest {
  readonly method: string;
  readonly path: string;
  /** Made in process by a page that the browser asked for. */
  readonly byPage: boolean;
  readonly isUpgrade: boolean;
}

interface FaultOptions<Browser> {
  /** Undefined if the browser asked for no faults. */
  readonly browserOf: (cookies: string | undefined) => Browser | undefined;
  readonly faultOf: (browser: Browser, request: FaultyRequest) => Fault | undefined;
}

export interface Faults<Browser> {
  /** The browser that a request comes from, directly or through a page. */
  browserOf(request: FastifyRequest): Browser | undefined;
  /** Breaks the websockets of some browsers. */
  cutSockets(isTheirs: (browser: Browser) => boolean): void;
}

/**
 * Injects faults into the requests of browsers that asked for them, in front of the real routes. A page's own calls
 * carry no cookies: they belong to the browser whose request they are made within.
 */
export function injectFaults<Browser extends object>(
  app: FastifyInstance,
  { browserOf, faultOf }: FaultOptions<Browser>,
): Faults<Browser> {
  const pages = new AsyncLocalStorage<Browser>();
  const sockets = new WeakMap<WebSocket, Browser>();
  const headers = new WeakMap<FastifyRequest, readonly [name: string, value: string]>();
  const callerOf = (request: FastifyRequest) => pages.getStore() ?? browserOf(request.headers.cookie);
  app.addHook("onRequest", (request, reply, done) => {
    const browser = callerOf(request);
    const fault = browser && faultOf(browser, asFaulty(request, pages.getStore() !== undefined));
    if (fault && "header" in fault) headers.set(request, fault.header);
    suffer(fault, reply, done);
  });
  // After the body: reading it may leave the context.
  app.addHook("preHandler", (request, _reply, done) => {
    const browser = callerOf(request);
    if (browser) pages.run(browser, done);
    else done();
  });
  // The last word, after a page's own headers.
  app.addHook("onSend", (request, reply, _payload, done) => {
    const header = headers.get(request);
    if (header) void reply.header(...header);
    done();
  });
  app.websocketServer.on("connection", (socket, upgrade) => {
    const browser = browserOf(upgrade.headers.cookie);
    if (browser) sockets.set(socket, browser);
  });
  return {
    browserOf: callerOf,
    cutSockets(isTheirs) {
      for (const socket of app.websocketServer.clients) {
        const browser = sockets.get(socket);
        if (browser && isTheirs(browser)) socket.terminate();
      }
    },
  };
}

/** For the operator's log. */
const cause = new Error("A drill asked for this fault.");

function asFaulty({ method, url, headers }: FastifyRequest, byPage: boolean): FaultyRequest {
  return { method, path: url.split("?", 1)[0] ?? "", byPage, isUpgrade: headers.upgrade !== undefined };
}

function suffer(fault: Fault | undefined, reply: FastifyReply, done: (refusal?: Problem) => void): void {
  if (!fault || "header" in fault) return done();
  if ("delay" in fault) return void setTimeout(() => goOn(reply, done), fault.delay);
  if ("problem" in fault) return done(new Problem(fault.problem, { cause }));
  if ("cut" in fault) {
    reply.hijack();
    reply.raw.destroy();
    return undefined;
  }
  const { status, json } = fault.answer;
  const type = status < 400 ? "application/json" : "application/problem+json";
  void reply.code(status).type(`${type}; charset=utf-8`).serializer(JSON.stringify).send(json);
}

/** Unless the browser left in the meantime. */
function goOn(reply: FastifyReply, done: () => void): void {
  if (reply.request.raw.socket.destroyed) reply.hijack();
  else done();
}
