import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type Configuration, interactionPolicy, Provider } from "oidc-provider";

/** Without Google: each page would load its prompt. */
const clients = ["linkedin", "microsoft", "facebook"];
const clientSecret = "a secret of at least 32 characters";

/** A real provider on a port of its own, where anybody signs in by typing an address. */
export async function openIdentityProvider() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, configuration);
  // The port of the server under test is not known yet.
  provider.Client.prototype.redirectUriAllowed = function allows(uri) {
    return uri.endsWith(`/login/callback/${this.clientId}`);
  };
  server.on("request", (request, response) => void answer(provider, request, response));
  return {
    settings: Object.fromEntries(
      clients.flatMap((name) => [
        [`OAUTH_${name.toUpperCase()}_CLIENT_ID`, name],
        [`OAUTH_${name.toUpperCase()}_CLIENT_SECRET`, clientSecret],
        [`OAUTH_${name.toUpperCase()}_ISSUER`, issuer],
      ]),
    ),
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The provider hasn't verified addresses that begin with `unverified`, and withholds those with `silent`. */
function claimsOf(email: string) {
  const names = { given_name: "Ada", family_name: "Byron" };
  if (email.startsWith("silent")) return { sub: email, ...names };
  return { sub: email, ...names, email, email_verified: !email.startsWith("unverified") };
}

const { base, Check } = interactionPolicy;
const askingEachTime = base();
askingEachTime
  .get("login")
  ?.checks.add(new Check("asked_each_time", "", ({ oidc }) => oidc.result?.login === undefined));

const configuration: Configuration = {
  clients: clients.map((name) => ({
    client_id: name,
    client_secret: clientSecret,
    redirect_uris: [`http://127.0.0.1/login/callback/${name}`],
    token_endpoint_auth_method: "client_secret_post",
    subject_type: "pairwise",
  })),
  // One provider stands for three: each knows the same person by a different identifier.
  subjectTypes: ["pairwise"],
  pairwiseIdentifier: (_ctx, accountId, { clientId }) => `${clientId} ${accountId}`,
  cookies: { keys: ["test"] },
  claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
  // As the four do, it says in the ID token who somebody is.
  conformIdTokenClaims: false,
  features: { devInteractions: { enabled: false } },
  pkce: { required: (_ctx, { clientId }) => clientId !== "linkedin" },
  findAccount: (_ctx, accountId) => ({ accountId, claims: () => claimsOf(accountId) }),
  ttl: { Session: 60, Interaction: 60, Grant: 60, AccessToken: 60, IdToken: 60, AuthorizationCode: 60 },
  interactions: { policy: askingEachTime, url: (_ctx, { uid }) => `/interaction/${uid}` },
  async loadExistingGrant({ oidc }) {
    const grant = new oidc.provider.Grant({
      accountId: oidc.session?.accountId as string,
      clientId: oidc.client?.clientId as string,
    });
    grant.addOIDCScope("openid email profile");
    await grant.save();
    return grant;
  },
};

const page = `<!doctype html><html lang="en"><title>Provider</title><form method="post">
<label>Who are you? <input name="email"></label> <button name="act" value="allow">Allow</button>
<button name="act" value="deny">Deny</button></form></html>`;

async function answer(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!request.url?.startsWith("/interaction/")) return provider.callback()(request, response);
  if (request.method !== "POST") {
    response.setHeader("content-type", "text/html").end(page);
    return undefined;
  }
  const form = new URLSearchParams(await text(request));
  const login = { accountId: form.get("email") as string, remember: false };
  const result = form.get("act") === "allow" ? { login } : { error: "access_denied" };
  return provider.interactionFinished(request, response, result);
}
