import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { PushBrowser } from "@candor/contract/preferences/shapes";
import { PushApiModel } from "web-push-testing/src/PushApiModel.js";

/** A browser that subscribed there. */
export interface TestBrowser extends PushBrowser {
  /** The notifications that it showed. */
  readonly shown: () => object[];
  /** Its person withdraws the permission. */
  readonly unsubscribe: () => void;
}

export interface PushService {
  readonly subscribe: (key: string) => Promise<TestBrowser>;
  /** Answers the next call with this status instead of accepting it. */
  readonly refuse: (status: number) => void;
  /** Answers every call with this status; `undefined` ends that. */
  readonly refuseAll: (status: number | undefined) => void;
  /** Leaves calls unanswered until the returned function is called. */
  readonly fallSilent: () => () => void;
  readonly close: () => Promise<void>;
}

/** A push service on this machine, as RFC 8030 describes it. */
export async function openPushService(): Promise<PushService> {
  const model = new PushApiModel();
  const refusals: number[] = [];
  let refusal: number | undefined;
  let speaking: Promise<void> = Promise.resolve();
  const server = createServer((request, response) => {
    const clientHash = request.url?.split("/").at(-1) ?? "";
    const { authorization, ttl, "content-encoding": encoding } = request.headers;
    void speaking
      .then(() => buffer(request))
      .then((body) => model.handleNotification(clientHash, { authorization, ttl, encoding }, body))
      .then(
        () => 201,
        ({ name }: Error) => (name === "SubscriptionExpiredError" ? 410 : 400),
      )
      .then((status) => response.writeHead(refusals.shift() ?? refusal ?? status).end());
  });
  model.notifyUrl = `http://localhost:${await portOf(server)}/notify/`;
  return {
    async subscribe(applicationServerKey) {
      const { endpoint, keys, clientHash } = await model.subscribe({ applicationServerKey });
      return {
        endpoint,
        ...keys,
        shown: () => model.getNotifications({ clientHash }).messages.map((text) => JSON.parse(text)),
        unsubscribe: () => model.expireSubscription(clientHash),
      };
    },
    refuse: (status) => void refusals.push(status),
    refuseAll(status) {
      refusal = status;
    },
    fallSilent() {
      const { promise, resolve } = Promise.withResolvers<void>();
      speaking = promise;
      return resolve;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return (server.address() as AddressInfo).port;
}
