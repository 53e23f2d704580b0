import type { Asked, TestApp } from "./app.ts";
import { newDevice } from "./device.ts";

export const password = "kelp lantern 42";

export const disownLink = /\/suspicious\?token=([\w.-]+)/;
export const changeLink = /\/settings\/change-email\/([\w.-]+)/;

interface Mail {
  readonly subject: string;
  readonly text: string;
}

let people = 0;

/** Helpers for tests of one's own account, on a server that starts later. */
export function ownAccount(server: () => TestApp) {
  const ask = (
    method: "GET" | "POST" | "PATCH" | "DELETE",
    url: string,
    headers?: object,
    payload?: object,
  ) =>
    server().ask(method, url, {
      ...(headers && { headers: { ...headers } }),
      ...(payload && { payload }),
    });
  const mailsTo = async (email: string): Promise<Mail[]> => {
    await server().parts.settled();
    return (await ask("GET", `/dev/mailbox.json?to=${encodeURIComponent(email)}`)).body as Mail[];
  };
  return {
    ask,
    mailsTo,
    /** An account with a password that is signed in. */
    signedUp: async () => {
      const email = `person-${++people}@example.com`;
      const device = newDevice();
      const payload = { signUp: true, email, firstName: "Ada", lastName: "Byron", password };
      const { body } = await server().ask("POST", "/rest/auth/login", { ...device, payload });
      return { email, device, headers: bearer(body.jwt) };
    },
    isSignedIn: async (headers: object): Promise<boolean> => {
      return (await ask("GET", "/rest/profile", headers)).status === 200;
    },
    linkIn: async (email: string, pattern: RegExp): Promise<string> => {
      for (const { text } of await mailsTo(email)) {
        const found = pattern.exec(text)?.[1];
        if (found) return found;
      }
      throw new Error(`No mail to ${email} has such a link.`);
    },
  };
}

export function bearer(jwt: string) {
  return { authorization: `Bearer ${jwt}` };
}

export function faults({ status, body }: Asked) {
  return {
    status,
    keys: body.errors?.map(({ path, key }: { path: string; key: string }) => `${path} ${key}`),
  };
}
