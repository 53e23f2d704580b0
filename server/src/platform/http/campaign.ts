import "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { setBrowserCookie } from "./browser-cookies.ts";
import type { Origin } from "./origin.ts";

/** E-31: the campaign parameters of an address. */
const names = ["utm_source", "utm_campaign", "utm_medium", "source"] as const;
const characters = 100;

/** Keyed by the address's parameter names. */
export type Campaign = Readonly<Partial<Record<(typeof names)[number], string>>>;

/** The campaign that an address, or a cookie made from one, names; empty if none. */
export function campaignOf(query: unknown): Campaign {
  const given = (query ?? {}) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = given[name];
      const isText = typeof value === "string" && value !== "" && !/\p{Cc}/u.test(value);
      return isText ? [[name, value.slice(0, characters)]] : [];
    }),
  );
}

/** C-03: without the source, which calls don't send. */
export function utmOf(campaign: Campaign): Campaign {
  return Object.fromEntries(Object.entries(campaign).filter(([name]) => name !== "source"));
}

/** The campaign of a visit: of this address, otherwise of the landing page. */
export function visitCampaign({ query, cookies }: FastifyRequest, origin: Origin): Campaign {
  const here = campaignOf(query);
  if (Object.keys(here).length > 0) return here;
  const landing = cookies[campaignCookieName(origin)];
  return landing === undefined ? {} : campaignOf(Object.fromEntries(new URLSearchParams(landing)));
}

function campaignCookieName(origin: Origin): string {
  return origin.secure() ? "__Host-candor-campaign" : "candor-campaign";
}

/**
 * Remembers the campaign of a page's address until the browser closes, because campaigns land on pages without scripts.
 * Scripts of later pages get it in a header, so that shared cached pages stay the same.
 */
export function keepCampaigns(app: FastifyInstance, origin: Origin): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (request.method === "GET" && !request.url.startsWith("/assets/")) keep(request, reply, origin);
    done();
  });
}

function keep(request: FastifyRequest, reply: FastifyReply, origin: Origin): void {
  const campaign = visitCampaign(request, origin);
  if (Object.keys(campaign).length === 0) return;
  const text = new URLSearchParams(campaign).toString();
  void reply.header("server-timing", `campaign;desc="${text}"`);
  if (Object.keys(campaignOf(request.query)).length === 0) return;
  setBrowserCookie(reply, origin, { name: campaignCookieName(origin), value: text });
}
