import { randomBytes } from "node:crypto";

/** A number used once: scripts of one page carry it, and nobody can foretell it. */
export function newNonce(): string {
  return randomBytes(16).toString("base64");
}

/** How much of a page's address is told to where its links lead: nothing of one that carries the credential `e`. */
export function referrerPolicy(query: unknown): string {
  const carriesCredential = typeof query === "object" && query !== null && "e" in query;
  return carriesCredential ? "no-referrer" : "strict-origin-when-cross-origin";
}

/**
 * What a page may load and do. Style attributes are not among it, nor inline scripts but for its own: `scripts` are
 * their sources, a nonce or hashes.
 */
export function pagePolicy(
  scripts: readonly string[],
  options: { development: boolean; secure: boolean },
): string {
  // Vite's development server puts styles into the page and talks to it through a port of its own.
  const { development, secure } = options;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    `style-src 'self'${development ? " 'unsafe-inline'" : ""}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${development ? " ws:" : ""}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(development ? [] : ["require-trusted-types-for 'script'", "trusted-types candor"]),
    ...(secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
