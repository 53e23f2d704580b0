import type { SignInProvider } from "@candor/contract/values";

interface Mailbox {
  readonly email?: string | undefined;
  /** Google only: the domain of the organization behind the account. */
  readonly hd?: string | undefined;
}

/** How a provider differs from the others. */
export interface ProviderTraits {
  readonly issuer: string;
  readonly scope: string;
  /** For a provider that doesn't publish them. */
  readonly endpoints?: Readonly<
    Record<"authorization_endpoint" | "token_endpoint" | "userinfo_endpoint", string>
  >;
  /** Other hosts that signing in passes through, for our forms' policy. */
  readonly alsoAt: readonly string[];
  readonly pkce: boolean;
  /** `bound` carries our nonce, `unbound` none. Without an ID token, we ask the provider who signed in. */
  readonly idToken: "bound" | "unbound" | "none";
  /** Whether the provider runs the mailbox, so that its word counts as much as a code mailed there. */
  readonly runsMailbox: (claims: Mailbox) => boolean;
}

const never = () => false;
const usual = { scope: "openid email profile", alsoAt: [], runsMailbox: never } as const;

const graph = "https://graph.facebook.com/v23.0";

export const providerTraits: Readonly<Record<SignInProvider, ProviderTraits>> = {
  google: {
    ...usual,
    issuer: "https://accounts.google.com",
    pkce: true,
    idToken: "bound",
    // https://developers.google.com/identity/gsi/web/guides/verify-google-id-token: "Google is authoritative".
    runsMailbox: ({ email, hd }) => {
      const domain = email?.split("@")[1];
      return domain === "gmail.com" || (hd !== undefined && domain === hd.toLowerCase());
    },
  },
  // It refuses a code verifier together with the client's secret, and its ID tokens have no nonce.
  linkedin: { ...usual, issuer: "https://www.linkedin.com/oauth", pkce: false, idToken: "unbound" },
  // Its tenants can put anything into `email`: trust it only if `xms_edov` says that they own the domain.
  microsoft: {
    ...usual,
    issuer: "https://login.microsoftonline.com/common/v2.0",
    alsoAt: ["https://login.live.com"],
    pkce: true,
    idToken: "bound",
  },
  // It publishes no token endpoint, and doesn't say whether an address was verified.
  facebook: {
    ...usual,
    issuer: "https://www.facebook.com",
    scope: "email public_profile",
    endpoints: {
      authorization_endpoint: "https://www.facebook.com/v23.0/dialog/oauth",
      token_endpoint: `${graph}/oauth/access_token`,
      userinfo_endpoint: `${graph}/me?fields=id,email,first_name,last_name`,
    },
    alsoAt: ["https://m.facebook.com"],
    pkce: true,
    idToken: "none",
  },
};
