import { type SignInProvider, signInProviderNames } from "@candor/contract/values";
import { expect, it } from "vitest";
import { systemClock } from "../../../src/platform/clock.ts";
import { identityOf } from "../../../src/platform/identity-providers/identity.ts";
import { openIdentityProviders } from "../../../src/platform/identity-providers/providers.ts";
import { providerTraits } from "../../../src/platform/identity-providers/traits.ts";
import { openLog } from "../../../src/platform/log.ts";

const setting = { clientId: "id", clientSecret: "secret", issuer: undefined };
const settings = Object.fromEntries(signInProviderNames.map((name) => [name, setting]));
const providers = openIdentityProviders(settings, systemClock, openLog("silent"));

function read(name: SignInProvider, claims: object) {
  return identityOf(providerTraits[name], "https://issuer.example", { sub: "1", ...claims });
}

it("Facebook is asked at its own addresses, which it does not publish, and with PKCE", async () => {
  const url = await providers.facebook?.authorizationUrl({
    state: "state",
    nonce: "nonce",
    verifier: "v".repeat(43),
    redirectUri: "https://jobs.example.com/login/callback/facebook",
  });
  const { origin, pathname, searchParams } = new URL(url as string);
  expect(origin + pathname).toBe("https://www.facebook.com/v23.0/dialog/oauth");
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: "id",
    response_type: "code",
    redirect_uri: "https://jobs.example.com/login/callback/facebook",
    scope: "email public_profile",
    state: "state",
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: "S256",
  });
});

it("forms lead on to the hosts of a provider, or of the issuer in its place", () => {
  expect(Object.values(providers).map(({ origins }) => origins)).toEqual([
    ["https://accounts.google.com"],
    ["https://www.linkedin.com"],
    ["https://login.microsoftonline.com", "https://login.live.com"],
    ["https://www.facebook.com", "https://m.facebook.com"],
  ]);
  const own = { ...setting, issuer: "https://id.example.com/realm" };
  const { facebook } = openIdentityProviders({ facebook: own }, systemClock, openLog("silent"));
  expect(facebook?.origins).toEqual(["https://id.example.com"]);
});

it.each<[SignInProvider, object, [isVerified: boolean, isAuthoritative: boolean]]>([
  ["google", { email: "ada@gmail.com", email_verified: true }, [true, true]],
  ["google", { email: "Ada@Gmail.com", email_verified: true }, [true, true]],
  ["google", { email: "ada@gmail.com", email_verified: false }, [false, false]],
  ["google", { email: "ada@gmail.com.example", email_verified: true }, [true, false]],
  ["google", { email: "ada@example.com", email_verified: true }, [true, false]],
  ["google", { email: "ada@example.com", email_verified: true, hd: "Example.com" }, [true, true]],
  ["google", { email: "ada@example.com", email_verified: true, hd: "example.org" }, [true, false]],
  ["linkedin", { email: "ada@gmail.com", email_verified: "true", hd: "gmail.com" }, [true, false]],
  ["microsoft", { email: "ada@outlook.com" }, [false, false]],
  ["microsoft", { email: "ada@outlook.com", xms_edov: "1" }, [true, false]],
  ["microsoft", { email: "ada@outlook.com", xms_edov: false }, [false, false]],
  ["facebook", { email: "ada@gmail.com" }, [false, false]],
])("of %s, %o, the word for an address counts for so much", (name, claims, [isVerified, isAuthoritative]) => {
  expect(read(name, claims)).toMatchObject({ isVerified, isAuthoritative });
});

it("somebody is issuer and subject, and names what makes sense", () => {
  expect(
    read("facebook", { sub: undefined, id: "7", first_name: "Ada ", last_name: "By\nron", email: "no" }),
  ).toEqual({
    issuer: "https://issuer.example",
    subject: "7",
    email: undefined,
    isVerified: false,
    isAuthoritative: false,
    firstName: "Ada",
    lastName: undefined,
  });
  expect(read("google", { given_name: "Win", family_name: "evil.com/now" })).toMatchObject({
    firstName: "Win",
    lastName: undefined,
  });
  expect(read("microsoft", { iss: "https://tenant.example" }).issuer).toBe("https://tenant.example");
  expect(read("facebook", { iss: "https://accounts.google.com" }).issuer).toBe("https://issuer.example");
  expect(() => read("google", { sub: "" })).toThrow("names nobody");
});
