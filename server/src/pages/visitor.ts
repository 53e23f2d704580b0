import "@fastify/cookie";
import { isPreferencesPage } from "@candor/contract/pages";
import type { GateName } from "@candor/contract/roles";
import type { FastifyRequest } from "fastify";
import { draftCookieName, draftHeader } from "../features/applications/gate.ts";
import { type Browsing, browsingOf, provisionalOf } from "../features/session/gate/browsing.ts";
import {
  cookieName,
  deviceCookieName,
  impersonationCookieName,
  linkCookieName,
  linkHeader,
  provisionalCookieName,
} from "../features/session/gate/cookies.ts";
import type { GateParts } from "../features/session/gate/parts.ts";
import { accountOfCookie } from "../features/session/queries/history.ts";
import { deviceHeader } from "../features/session/rules/device-key.ts";
import { type Campaign, utmOf, visitCampaign } from "../platform/http/campaign.ts";
import { disownCookieName } from "./disown-token.ts";
import { mailedLinkCookieName } from "./mailed-link.ts";

/**
 * The visitor of a page, from the browser's cookies. Calls get the credentials that `/rest` expects instead of cookies.
 */
export interface Visitor {
  readonly signedIn: boolean;
  /** Set while an administrator impersonates somebody: who that is, and until when. */
  readonly impersonated: Pick<Browsing, "email" | "expiresAt"> | undefined;
  /** Whether the browser still sends the cookie of an impersonation that has ended. */
  readonly hasEndedImpersonation: boolean;
  /**
   * Whether a page may show personal data: the visitor is signed in, has a draft or a mailed link, or is starting one
   * now.
   */
  readonly isKnown: boolean;
  /** The signed-in account's number, unless an administrator acts as it. */
  readonly account: number | undefined;
  /** The email address of the session in the browser's cookie, if the session has ended. */
  readonly knownEmail?: string | undefined;
  /** That session's account. */
  readonly endedAccount?: number | undefined;
  /** The token of a mail's "this was not me" link that this browser opened recently. */
  readonly disownToken?: string | undefined;
  /** N-14: the token of the mailed link that this browser opened recently. */
  readonly mailedLink?: string | undefined;
  /** S-02: on a page of mail preferences, the provisional session of a mailed link. */
  readonly provisional: Browsing | undefined;
  /** C-03: the campaign parameters of every call's address. */
  readonly campaign: Campaign;
  /** Credentials for a call with this gate. */
  headers(gate: GateName): Record<string, string>;
  /** Records the cookies that a call sets. */
  receive(cookies: readonly SetCookie[], headers: string | number | readonly string[] | undefined): void;
  /** `Set-Cookie` headers for the browser. */
  readonly setCookies: readonly string[];
}

interface SetCookie {
  readonly name: string;
  readonly value: string;
}

export async function visitorOf(request: FastifyRequest, gates: GateParts): Promise<Visitor> {
  const browsing = await browsingOf(gates, request.cookies);
  const impersonation = request.cookies[impersonationCookieName(gates.origin)];
  const authorization = browsing?.authorization;
  const choosing = isPreferencesPage(request.url);
  const provisional = choosing ? await provisionalOf(gates, request.cookies) : undefined;
  const provisionalCookie = provisionalCookieName(gates.origin);
  const provisionalSession = request.cookies[provisionalCookie];
  const session = request.cookies[cookieName(gates.origin)];
  const device = request.cookies[deviceCookieName(gates.origin)];
  const disownToken = request.cookies[disownCookieName(gates.origin)];
  const mailedLink = request.cookies[mailedLinkCookieName(gates.origin)];
  const link = request.cookies[linkCookieName(gates.origin)];
  const draftCookie = draftCookieName(gates.origin);
  const isEnded = authorization === undefined && impersonation === undefined && session !== undefined;
  const ended = isEnded ? await accountOfCookie(gates.read, session) : undefined;
  const setCookies: string[] = [];
  let draft = request.cookies[draftCookie];
  return {
    signedIn: authorization !== undefined,
    impersonated: browsing?.impersonatorId == null ? undefined : browsing,
    account: browsing?.impersonatorId === null ? browsing.accountId : undefined,
    hasEndedImpersonation: impersonation !== undefined && browsing === undefined,
    knownEmail: ended?.email,
    endedAccount: ended?.accountId,
    disownToken,
    mailedLink,
    provisional,
    setCookies,
    campaign: utmOf(visitCampaign(request, gates.origin)),
    get isKnown() {
      return [authorization, impersonation, provisional, draft, disownToken, mailedLink, setCookies[0]].some(
        (one) => one !== undefined,
      );
    },
    headers: (gate) => ({
      ...credentials(choices.has(gate) ? (provisional ?? browsing) : browsing),
      // Logging out ends both sessions, except on pages where the provisional one acts.
      ...(!choosing &&
        provisionalSession !== undefined && { cookie: `${provisionalCookie}=${provisionalSession}` }),
      ...(device !== undefined && { [deviceHeader]: device }),
      ...(link !== undefined && { [linkHeader]: link }),
      ...(draft !== undefined && { [draftHeader]: draft }),
    }),
    receive(cookies, headers) {
      if (headers !== undefined) setCookies.push(...[headers].flat().map(String));
      draft = cookies.find(({ name }) => name === draftCookie)?.value ?? draft;
    },
  };
}

/** The gates that a mail's link opens. */
const choices: ReadonlySet<GateName> = new Set(["preferences", "own-alert"]);

function credentials(browsing: Browsing | undefined) {
  return browsing && { authorization: browsing.authorization };
}
