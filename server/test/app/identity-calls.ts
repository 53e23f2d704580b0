import type { Links } from "../harness/a-cast.ts";
import type { Belongings } from "../harness/belongings.ts";
import type { Call } from "./organization-calls.ts";

const provider = "linkedin";

/** One call of each route about passkeys and linked accounts. */
export const identityCalls = {
  requestPasskey: () => ({}),
  listPasskeys: () => ({}),
  offerPasskey: () => ({ body: {} }),
  addPasskey: () => ({ body: {}, told: "invalid-request" }),
  renamePasskey: ({ passkey }) => ({ params: { id: passkey }, body: { name: "Lantern" } }),
  removePasskey: ({ passkey }) => ({ params: { id: passkey }, body: {} }),
  requestAuthorization: () => ({ body: { provider }, told: "not-found" }),
  inspectAuthorization: () => ({ body: { state: "1.none" }, told: "proof-refused" }),
  listIdentities: () => ({}),
  requestIdentity: () => ({ body: { provider }, told: "not-found" }),
  linkIdentity: () => ({
    body: { provider, credential: { code: "none", state: "1.none" } },
    told: "identity-refused",
  }),
  unlinkIdentity: ({ identity }) => ({ params: { id: identity } }),
} satisfies Readonly<Record<string, (of: Belongings, links: Links) => Call>>;
