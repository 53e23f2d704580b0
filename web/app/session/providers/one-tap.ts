import { addresses } from "../../addresses.ts";
import { trustedPolicy } from "../../ui/trusted-policy.ts";

/** https://developers.google.com/identity/gsi/web/reference/js-reference */
interface GoogleIdentity {
  initialize(options: {
    readonly client_id: string;
    readonly nonce: string;
    readonly callback: (answer: { readonly credential: string }) => void;
  }): void;
  prompt(): void;
}

const script = "https://accounts.google.com/gsi/client";

let prompted = false;

/** Prompts once per document. X-09: any failure is reported, but shown to nobody. */
export async function promptOneTap(clientId: string): Promise<void> {
  if (prompted) return;
  prompted = true;
  try {
    await load();
    const nonce = crypto.getRandomValues(new Uint32Array(4)).join("-");
    const { google } = globalThis as { google?: { accounts: { id: GoogleIdentity } } };
    if (!google) throw new Error("The one-tap prompt is not there.");
    google.accounts.id.initialize({
      client_id: clientId,
      nonce,
      callback: ({ credential }) => void send({ credential, nonce }).catch(report),
    });
    google.accounts.id.prompt();
  } catch (error) {
    await report(error);
  }
}

async function load(): Promise<void> {
  const policy = trustedPolicy("candor-one-tap", { createScriptURL: () => script });
  const element = document.createElement("script");
  element.src = policy.createScriptURL(script);
  await new Promise<void>((resolve, reject) => {
    element.addEventListener("load", () => resolve());
    element.addEventListener("error", () => reject(new Error("The one-tap prompt could not be loaded.")));
    document.head.append(element);
  });
}

/** After signing in, the page is reloaded. */
async function send(given: { readonly credential: string; readonly nonce: string }): Promise<void> {
  const answer = await fetch(addresses.oneTap, { method: "POST", body: new URLSearchParams(given) });
  if (!answer.ok) throw new Error(`The one-tap prompt did not sign in: ${answer.status}.`);
  location.reload();
}

async function report(error: unknown): Promise<void> {
  const { reportError } = await import("../../live/client-errors.ts");
  await reportError(error, { felt: false });
}
