interface HtmlPolicy {
  createHTML(html: string): string;
}

interface ScriptPolicy {
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy<Policy>(name: string, rules: Policy): Policy;
}

/**
 * A policy of Trusted Types: what may become HTML, or the address of a script. The page's Content-Security-Policy lists
 * its name, and lets each name be made once. In a browser without Trusted Types the rules themselves will do.
 */
export function trustedPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
export function trustedPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
export function trustedPolicy<Policy>(name: string, rules: Policy): Policy {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(name, rules) ?? rules;
}
