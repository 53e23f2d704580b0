import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { signInProviderNames } from "@candor/contract/values";
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { type Configuration, Provider } from "oidc-provider";

/** What a provider says about somebody. */
export type Claims = Readonly<Record<string, unknown>>;

export type IdentityProvider = Awaited<ReturnType<typeof openIdentityProvider>>;

export const clientSecret = "a secret of at least 32 characters";

/** A real provider, where the person set by `next` is already signed in. Its ID tokens can be forged. */
export async function openIdentityProvider() {
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, Claims>();
  const provider = new Provider(issuer, {
    ...configuration(people),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: "RS256", use: "sig", kid: "real" }] },
  });
  const state: State = { person: undefined, forge: undefined, isDown: false, says: undefined };
  server.on("request", (request, response) => void answer(provider, state, request, response));
  return {
    issuer,
    publicKey,
    /** Who signs in there next: a new person, or an earlier one. */
    next(claims: Claims, subject: string = randomUUID()): string {
      people.set(subject, claims);
      state.person = subject;
      return subject;
    },
    /** Replaces the ID tokens that it issues from now on. */
    forge(forge: Forge | undefined): void {
      state.forge = forge;
    },
    isDown(isDown: boolean): void {
      state.isDown = isDown;
    },
    /** What it answers to everything from now on, instead of what it knows. */
    says(says: string | undefined): void {
      state.says = says;
    },
    sign: (claims: JWTPayload) =>
      new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid: "real" }).sign(privateKey),
    /** Follows redirects from an address of the provider, as a browser would, and returns the last one. */
    visit: (url: string) => visit(issuer, url),
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}

type Forge = (claims: JWTPayload) => Promise<string> | string;

interface State {
  person: string | undefined;
  forge: Forge | undefined;
  isDown: boolean;
  says: string | undefined;
}

function configuration(people: ReadonlyMap<string, Claims>): Configuration {
  return {
    clients: signInProviderNames.map((id) => ({
      client_id: id,
      client_secret: clientSecret,
      redirect_uris: [`http://candor.test/login/callback/${id}`],
      token_endpoint_auth_method: "client_secret_post",
    })),
    cookies: { keys: ["test"] },
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified", "hd"],
      profile: ["given_name", "family_name"],
    },
    // As the four do, it says in the ID token who somebody is.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    pkce: { required: (_ctx, { clientId }) => clientId !== "linkedin" },
    findAccount: (_ctx, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...people.get(accountId) }),
    }),
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        accountId: oidc.session?.accountId as string,
        clientId: oidc.client?.clientId as string,
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
    ttl: { Session: 1, Interaction: 60, Grant: 60, AccessToken: 60, IdToken: 60, AuthorizationCode: 60 },
  };
}

async function answer(
  provider: Provider,
  state: State,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { url = "" } = request;
  if (state.isDown) request.socket.destroy();
  else if (state.says !== undefined) response.setHeader("content-type", "application/json").end(state.says);
  else if (url.startsWith("/interaction/"))
    await provider.interactionFinished(
      request,
      response,
      state.person === undefined
        ? { error: "access_denied" }
        : { login: { accountId: state.person, remember: false } },
    );
  else {
    if (url === "/token" && state.forge) forgeAnswer(response, state.forge);
    await provider.callback()(request, response);
  }
}

function forgeAnswer(response: ServerResponse, forge: Forge): void {
  const end = response.end.bind(response) as (text: string) => ServerResponse;
  response.end = ((text: string | Buffer) => {
    void forged(text.toString(), forge).then((answered) => {
      response.setHeader("content-length", Buffer.byteLength(answered));
      return end(answered);
    });
    return response;
  }) as typeof response.end;
}

async function forged(text: string, forge: Forge): Promise<string> {
  const answered = JSON.parse(text) as { id_token?: string };
  if (answered.id_token === undefined) return text;
  return JSON.stringify({ ...answered, id_token: await forge(decodeJwt(answered.id_token)) });
}

async function visit(issuer: string, url: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let at = new URL(url);
  while (at.origin === issuer) {
    const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
    const answered = await fetch(at, { redirect: "manual", headers: { cookie } });
    for (const set of answered.headers.getSetCookie()) {
      const [name = "", value = ""] = (set.split(";")[0] as string).split("=");
      cookies.set(name, value);
    }
    const location = answered.headers.get("location");
    if (location === null)
      throw new Error(`The provider answered ${answered.status}: ${await answered.text()}`);
    at = new URL(location, at);
  }
  return at;
}
