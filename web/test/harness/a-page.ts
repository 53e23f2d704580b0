import type { Call } from "@candor/contract/client";
import { openApiDocument } from "@candor/contract/openapi/document";
import type { PageContext } from "@candor/contract/pages";
import { RouterContextProvider } from "react-router";
import { pageContext } from "../../app/wire/page-context.ts";

type Given = Partial<Omit<PageContext, "call">> & {
  /** Answers the page's calls; without it, a call rejects. */
  readonly call?: (route: never, sent: never) => Promise<unknown>;
};

/** What a page gets whose visitor is a stranger, unless it is given otherwise. */
export function aPage({ call = answersNothing, ...given }: Given = {}): PageContext {
  return {
    call: call as Call,
    signedIn: false,
    now: 0,
    nonce: "",
    locale: "en-US",
    openApi: openApiDocument,
    publicUrl: "http://candor.test",
    networks: { professional: "https://www.linkedin.com/", photo: "https://www.instagram.com/" },
    proposesChips: false,
    systemPages: true,
    resumeUploadMethod: "auto",
    signInProviders: [],
    viewed: () => undefined,
    report: () => undefined,
    ...given,
  };
}

async function answersNothing(): Promise<never> {
  throw new Error("This page makes no calls.");
}

interface Sent {
  /** Sent with POST; without it, the address is opened. */
  readonly form?: FormData | Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly params?: Readonly<Record<string, string>>;
}

/** What the page's loader or action gets. */
export function argsFor(page: PageContext, address: string, { form, headers = {}, params = {} }: Sent = {}) {
  const url = new URL(address, "http://candor.test");
  const body = form && (form instanceof FormData ? form : new URLSearchParams(form));
  const request = new Request(url, { headers, ...(body && { method: "POST", body }) });
  const context = new RouterContextProvider();
  context.set(pageContext, page);
  return { request, url, context, params, pattern: "" };
}
