import { signInHeader } from "@candor/contract/sign-in-header";
import type { FastifyRequest } from "fastify";
import type { Visitor } from "../visitor.ts";
import { filledPage } from "./filled-page.ts";
import { formAddress, withNotice } from "./form-address.ts";
import type { InterruptedForms } from "./forms.ts";

interface Answered {
  readonly request: FastifyRequest;
  readonly visitor: Pick<Visitor, "account" | "endedAccount">;
  /** The key of the browser's device. */
  readonly device: string | undefined;
  /** What the page answers. */
  readonly response: Response;
}

/**
 * ADR 125, for browsers without scripts and for pages without them: a form whose session has ended is kept, and filled
 * in on its page once the same account is signed in again on the same device.
 */
export async function aroundPage(forms: InterruptedForms, answered: Answered): Promise<Response> {
  const { request, device, response } = answered;
  // Scripts keep forms themselves.
  if (device === undefined || request.url.split("?")[0]?.endsWith(".data")) return response;
  if (request.method === "POST") return afterForm(forms, answered, device);
  return request.method === "GET" ? afterPage(forms, answered, device) : response;
}

async function afterForm(forms: InterruptedForms, { request, visitor, response }: Answered, device: string) {
  const { endedAccount } = visitor;
  const address = formAddress(request.url);
  if (!response.headers.has(signInHeader)) {
    // What was saved, and whatever was kept when somebody signs out, goes.
    const isDone = [forms.of(device)?.action, "/logout"].includes(address);
    if (isDone && response.status < 400) forms.forget(device);
    return response;
  }
  const entries = await entriesOf(request);
  if (endedAccount === undefined || entries.length === 0) return response;
  const isKept = forms.keep(device, { accountId: endedAccount, action: address, entries });
  return isKept ? telling(response, "interrupted-kept") : response;
}

async function afterPage(forms: InterruptedForms, { request, visitor, response }: Answered, device: string) {
  const { account, endedAccount } = visitor;
  const kept = forms.of(device);
  if (!kept) return response;
  // Somebody else uses the browser now, or nobody does because its person signed out.
  if (kept.accountId !== (account ?? endedAccount)) forms.forget(device);
  if (kept.accountId !== account) return response;
  const isPage = response.headers.get("content-type")?.startsWith("text/html");
  if (response.status !== 200 || !isPage) return response;
  const html = await response.text();
  const { status, headers } = response;
  const filled = filledPage(html, request.url, kept);
  if (filled === undefined) return new Response(html, { status, headers });
  const address = withNotice(request.url, "interrupted-back");
  if (address === request.url) return new Response(filled, { status, headers });
  return new Response(null, { status: 303, headers: { location: address, "cache-control": "no-store" } });
}

/** The body doesn't say which fields are a password's, but one of them has such a name. */
const secret = /password|^code$/i;

/** What was typed; nothing of a form with a secret, which may be repeated under another name. */
async function entriesOf({ body, headers }: FastifyRequest): Promise<[string, string][]> {
  if (!(body instanceof Buffer)) return [];
  const type = { "content-type": headers["content-type"] ?? "" };
  const form = await new Response(new Uint8Array(body), { headers: type }).formData().catch(() => undefined);
  const entries = [...(form ?? [])];
  if (entries.some(([name]) => secret.test(name))) return [];
  return entries.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
}

function telling(response: Response, notice: string): Response {
  const { status, headers } = response;
  const told = new Headers(headers);
  told.set("location", withNotice(headers.get("location") ?? "", notice));
  return new Response(null, { status, headers: told });
}
