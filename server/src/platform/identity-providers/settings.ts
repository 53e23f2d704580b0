import { type SignInProvider, signInProviderNames } from "@candor/contract/values";

export interface ProviderSetting {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Absent: the provider's own issuer. */
  readonly issuer: string | undefined;
}

export type ProviderSettings = Readonly<Partial<Record<SignInProvider, ProviderSetting>>>;

const parts = ["CLIENT_ID", "CLIENT_SECRET", "ISSUER"] as const;

const prefixOf = (name: SignInProvider) => `OAUTH_${name.toUpperCase()}`;

/** The names of all settings that `readProviders` reads. */
export const providerVariables: readonly string[] = signInProviderNames.flatMap((name) =>
  parts.map((part) => `${prefixOf(name)}_${part}`),
);

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads `OAUTH_*`; adds a sentence for each mistake to `mistakes`. */
export function readProviders(environment: Environment, mistakes: string[]): ProviderSettings {
  const read = signInProviderNames.flatMap((name) => {
    const prefix = prefixOf(name);
    const [clientId, clientSecret, issuer] = parts.map((part) => environment[`${prefix}_${part}`]);
    if (clientId === undefined && clientSecret === undefined && issuer === undefined) return [];
    if (clientId === undefined || clientSecret === undefined)
      mistakes.push(
        `${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET belong together, and ${prefix}_ISSUER to them: set both or none.`,
      );
    else if (issuer !== undefined && !isIssuer(issuer, environment["NODE_ENV"] === "production"))
      mistakes.push(
        `${prefix}_ISSUER has to be an address such as https://accounts.example.com, without query; http only outside production.`,
      );
    else return [[name, { clientId, clientSecret, issuer }] as const];
    return [];
  });
  return Object.fromEntries(read);
}

function isIssuer(text: string, production: boolean): boolean {
  const url = URL.parse(text);
  const protocols = production ? ["https:"] : ["https:", "http:"];
  return url !== null && protocols.includes(url.protocol) && url.search === "" && url.hash === "";
}
