import type { Page } from "@playwright/test";

interface PluggedIn {
  /** Whether it verifies its holder from now on. */
  verifies(isUserVerified: boolean): Promise<void>;
  credentials(): Promise<readonly object[]>;
}

/** Chromium's own software authenticator for one page: it knows its holder, and approves at once. */
export async function plugIn(page: Page): Promise<PluggedIn> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async verifies(isUserVerified) {
      await devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
    },
    async credentials() {
      return (await devtools.send("WebAuthn.getCredentials", { authenticatorId })).credentials;
    },
  };
}
