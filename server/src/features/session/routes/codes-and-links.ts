import { limits } from "@candor/contract/limits";
import * as contract from "@candor/contract/session/routes";
import { setBrowserCookie } from "../../../platform/http/browser-cookies.ts";
import { anyone, type Serving, serve } from "../../../platform/http/serve.ts";
import type { SessionParts } from "../commands/announce.ts";
import { requestCode } from "../commands/codes.ts";
import { inspectLink, requestLink } from "../commands/links.ts";
import { linkCookieName, linkHeader } from "../gate/cookies.ts";
import { askingDevice } from "../gate/devices.ts";
import type { GateParts } from "../gate/parts.ts";
import { sessionOf } from "../gate/tokens.ts";
import { deviceKeyOf } from "../rules/device-key.ts";
import { keepDevice } from "./browser.ts";

/** The mails that prove an address. */
export function codeAndLinkRoutes(serving: Serving, parts: SessionParts, gates: GateParts): void {
  const { origin } = gates;

  serve(serving, contract.requestCode, anyone, async ({ body, request, reply }) => {
    const device = deviceKeyOf(request);
    const { email, asTyped, signUp, again = false, resend = false } = body;
    const asking = askingDevice(request, device);
    await requestCode(parts, { email, asTyped, signUp, again, resend, device: asking });
    if (body.signUp) keepDevice(reply, origin, device);
    return { accepted: true as const };
  });

  serve(serving, contract.requestLink, anyone, async ({ body, request, reply }) => {
    const { browserKey } = await requestLink(parts, { ...body, device: askingDevice(request) });
    const seconds = limits.linkMinutes * 60;
    setBrowserCookie(reply, origin, { name: linkCookieName(origin), value: browserKey, seconds });
    return { accepted: true as const };
  });

  serve(serving, contract.inspectLink, anyone, async ({ body, request: { headers }, reply }) => {
    void reply.header("cache-control", "no-store");
    const key = headers[linkHeader];
    const browserKey = typeof key === "string" ? key : undefined;
    const scope = await sessionOf(gates, headers.authorization);
    return inspectLink(parts, { token: body.token, browserKey, scope });
  });
}
