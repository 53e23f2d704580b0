import { once } from "node:events";
import {
  type ApplicationsChanged,
  changesTopic,
  notificationsTopic,
  presenceTopic,
} from "@candor/contract/websocket";

/** What an open page of an organization listens to. */
const topics = [notificationsTopic, presenceTopic, changesTopic];

export interface Listeners {
  /** Times of `performance.now()` at which each socket heard about the application, once all have. */
  heard(applicationId: string): Promise<readonly number[]>;
  close(): void;
}

interface Served {
  readonly url: string;
  /** The public origin: sockets of other origins are refused. */
  readonly origin: string;
}

/** Opens one socket per authorization, as a hirer's page does. */
export async function openListeners(
  { url, origin }: Served,
  authorizations: readonly string[],
): Promise<Listeners> {
  const waiting = new Map<string, { readonly times: number[]; readonly all: PromiseWithResolvers<void> }>();
  const sockets: WebSocket[] = [];
  const about = (id: string) => {
    const known = waiting.get(id) ?? { times: [], all: Promise.withResolvers<void>() };
    waiting.set(id, known);
    return known;
  };
  const hear = (frame: { readonly url?: string; readonly body?: unknown }) => {
    if (frame.url !== changesTopic) return;
    for (const id of (frame.body as ApplicationsChanged).applicationIds) {
      const { times, all } = about(id);
      times.push(performance.now());
      if (times.length === authorizations.length) all.resolve();
    }
  };
  for (const authorization of authorizations) {
    const socket = await openSocket(`${url.replace(/^http/, "ws")}/rest/websocket`, origin);
    sockets.push(socket);
    await subscribe(socket, authorization);
    socket.addEventListener("message", ({ data }) => hear(JSON.parse(String(data))));
  }
  return {
    async heard(id) {
      const { times, all } = about(id);
      await all.promise;
      return times;
    },
    close() {
      for (const socket of sockets) socket.close();
    },
  };
}

async function openSocket(url: string, origin: string): Promise<WebSocket> {
  const socket = new WebSocket(url, { headers: { origin } });
  const refused = once(socket, "close").then(() => {
    throw new Error("A socket was refused.");
  });
  await Promise.race([once(socket, "open"), refused]);
  refused.catch(() => undefined);
  return socket;
}

async function subscribe(socket: WebSocket, authorization: string): Promise<void> {
  const answered = Promise.withResolvers<void>();
  let open = topics.length;
  const count = ({ data }: MessageEvent) => {
    const { kind, status } = JSON.parse(String(data)) as { kind: string; status?: number };
    if (kind !== "response") return;
    if (status !== 200) answered.reject(new Error(`A subscription was answered ${status}.`));
    open -= 1;
    if (open === 0) answered.resolve();
  };
  socket.addEventListener("message", count);
  for (const url of topics)
    socket.send(
      JSON.stringify({ kind: "request", id: url, method: "SUBSCRIBE", url, headers: { authorization } }),
    );
  await answered.promise;
  socket.removeEventListener("message", count);
}
