import { z } from "zod";
import type { Span } from "./debug.ts";

/** Seconds between a client's pings, and until it gives up on the socket (K-03, K-04, K-05). */
export const heartbeat = { pingSeconds: 30, pongTimeoutSeconds: 5, reconnectSeconds: 1 } as const;

export const notificationsTopic = "/rest/notifications";

/** Delivers the answer of `listPresence`, and again whenever it changes. */
export const presenceTopic = "/rest/organization/presence";

/**
 * Delivers `ApplicationsChanged` to members of the organization, at most twice a second. A page that shows one of those
 * applications reads its data again.
 */
export const changesTopic = "/rest/organization/changes";

/**
 * Delivers `ApplicationsChanged` to an applicant who wrote about their application or changed it, on a page or by mail:
 * their other pages read its data again.
 */
export const ownChangesTopic = "/rest/applications/changes";

/**
 * L-06: anybody may subscribe, without a session. Delivers `null` whenever our own content has changed: the site notice
 * or the news. A page that keeps a copy loads it again.
 */
export const contentTopic = "/rest/cms";

export interface ApplicationsChanged {
  readonly applicationIds: readonly string[];
}

/** The close code for a socket whose session has ended. */
export const sessionEndedCode = 4401;

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "SUBSCRIBE", "UNSUBSCRIBE"] as const;

export const clientFrame = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("request"),
    id: z.union([z.string().max(100), z.number()]),
    method: z.enum(methods),
    url: z.string().max(4000),
    headers: z.record(z.string().max(100), z.string().max(8000)).optional(),
    body: z.unknown().optional(),
  }),
  z.object({ kind: z.literal("ping") }),
]);

export type ClientFrame = z.infer<typeof clientFrame>;
export type RequestFrame = Extract<ClientFrame, { kind: "request" }>;

export type ServerFrame =
  | { kind: "response"; id: string | number; status: number; headers: Record<string, string>; body: unknown }
  | { kind: "message"; url: string; body: unknown }
  | { kind: "error"; id?: string | number; body: unknown }
  | { kind: "debug"; text: string }
  | { kind: "pong" }
  | { kind: "waterfall"; id: string | number; spans: readonly Span[] };

/** What `/rest/notifications` delivers: how to show one notice (W-04). */
const notification = z.object({
  key: z.string(),
  text: z.string(),
  tone: z.enum(["information", "success", "warning", "error"]),
  timeout: z.int().describe("Milliseconds that it stays (K-09)."),
  href: z.string().optional(),
});

export type Notification = z.infer<typeof notification>;
export const notificationTimeout = 5000;
