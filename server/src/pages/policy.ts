import { randomBytes } from "node:crypto";

/** A nonce: the scripts of one page carry it, and nobody can predict it. */
export function newNonce(): string {
  return randomBytes(16).toString("base64");
}

/** The referrer policy: an address with the credential `e` is never sent. */
export function referrerPolicy(query: unknown): string {
  const carriesCredential = typeof query === "object" && query !== null && "e" in query;
  return carriesCredential ? "no-referrer" : "strict-origin-when-cross-origin";
}

/** https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid#content_security_policy */
const gsi = "https://accounts.google.com/gsi/";

interface PolicyOptions {
  readonly development: boolean;
  readonly secure: boolean;
  /** Origins that a form's answer may redirect to. */
  readonly formTargets: readonly string[];
  /** N-15: allows Google's prompt in the page. The names of its Trusted Types policies are not documented. */
  readonly oneTap: boolean;
  /** V-41: where scripts upload files directly. */
  readonly fileStore?: string | undefined;
}

/**
 * Who may make HTML from text: descriptions, the worker's address, the rich text editor for pasted content, and React
 * for the empty scripts of a page that it has to render again.
 */
const policyNames = "candor candor-worker candor-editor ProseMirrorClipboard default";

/**
 * What a page may load and do. No style attributes, and no inline scripts except its own: `scripts` are their sources,
 * a nonce or hashes.
 */
export function pagePolicy(scripts: readonly string[], options: PolicyOptions): string {
  // Vite's development server puts styles into the page and talks to it through a separate port.
  const { development, secure, formTargets, oneTap, fileStore } = options;
  const also = (source: string) => (oneTap ? ` ${source}` : "");
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" ") + also(`${gsi}client`),
    `style-src 'self'${development ? " 'unsafe-inline'" : ""}${also(`${gsi}style`)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${development ? " ws:" : ""}${fileStore ? ` ${fileStore}` : ""}${also(gsi)}`,
    ...(oneTap ? [`frame-src ${gsi}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    ["form-action 'self'", ...formTargets].join(" "),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(development
      ? []
      : ["require-trusted-types-for 'script'", `trusted-types ${oneTap ? "*" : policyNames}`]),
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
