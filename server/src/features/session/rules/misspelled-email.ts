import spelling from "@zootools/email-spell-checker";
import tlds from "tlds" with { type: "json" };

/** The domains of most mailboxes. */
const providers = ["gmail.com", "hotmail.com", "yahoo.com", "outlook.com", "icloud.com"];

/** Real domains that differ from one of those by a letter or two. */
const lookalikes = ["mail.com", "email.com", "ymail.com", "fmail.com", "tmail.com", "hmail.com"];

/** Countries' domains that people type instead of `.com`. */
const slips = new Set(["co", "cm", "om"]);

const registered = new Set(tlds);

/** One edit, or two swapped letters. */
const threshold = 2;

/** V-08: the address that was probably meant by one with a known misspelling of a mail provider's domain. */
export function meantEmail(email: string): string | undefined {
  const typed = email.trim().toLowerCase();
  if (isProviderAbroad(typed.slice(typed.lastIndexOf("@") + 1))) return undefined;
  const found = spelling.run({
    email: typed,
    domains: [...providers, ...lookalikes],
    domainThreshold: threshold,
    secondLevelDomains: [],
    topLevelDomains: [],
  });
  return found && providers.includes(found.domain) ? `${found.address}@${found.domain}` : undefined;
}

/** Providers have domains in other countries: yahoo.ca, hotmail.co.uk. */
function isProviderAbroad(domain: string): boolean {
  const [name = "", ...rest] = domain.split(".");
  const top = rest.at(-1) ?? "";
  return providers.includes(`${name}.com`) && registered.has(top) && !(rest.length === 1 && slips.has(top));
}
