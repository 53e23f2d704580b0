import { createPublicKey } from "node:crypto";
import type { Config } from "../config.ts";
import type { TextRecords } from "../dns.ts";
import { mailDomain } from "./transport.ts";

/**
 * What our domain's DNS lacks for mail servers to trust our mail: SPF (RFC 7208), DKIM (RFC 6376) and DMARC (RFC 7489).
 * One sentence each, with what to publish.
 */
export async function senderFaults(
  { mailFrom, dkim }: Pick<Config, "mailFrom" | "dkim">,
  textRecords: TextRecords,
): Promise<string[]> {
  const domain = mailDomain(mailFrom);
  const faults = await Promise.all([
    spfFault(domain, textRecords),
    dkim ? dkimFault(dkim, domain, textRecords) : unsigned,
    dmarcFault(domain, textRecords),
  ]);
  return faults.filter((fault) => fault !== undefined);
}

const unsigned = "Mail is not signed: set DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY.";

async function spfFault(domain: string, textRecords: TextRecords): Promise<string | undefined> {
  const policies = (await textRecords(domain)).filter((text) => /^v=spf1(?: |$)/i.test(text));
  const [policy = ""] = policies;
  if (policies.length === 0)
    return `SPF: ${domain} has no TXT record "v=spf1 …" that names the servers which send its mail.`;
  if (policies.length > 1) return `SPF: ${domain} has ${policies.length} records "v=spf1 …". Keep one.`;
  if (/(?:^| )\+?all(?: |$)/i.test(policy))
    return `SPF: ${domain} lets everybody send: end its record in "-all".`;
  return /(?:^| )[-~]all(?: |$)|(?:^| )redirect=/i.test(policy)
    ? undefined
    : `SPF: the record of ${domain} refuses nobody: end it in "-all".`;
}

async function dkimFault(
  { domain, selector, privateKey }: NonNullable<Config["dkim"]>,
  sender: string,
  textRecords: TextRecords,
): Promise<string | undefined> {
  if (!isAligned(domain, sender))
    return `DKIM: mail from ${sender} is signed for ${domain}, which DMARC does not count. Set DKIM_DOMAIN to ${sender}.`;
  const name = `${selector}._domainkey.${domain}`;
  const ours = publicKeyOf(privateKey);
  const texts = await textRecords(name);
  const published = texts.map((text) => /(?:^|;)\s*p=([^;]*)/i.exec(text)?.[1]?.replaceAll(/\s/g, ""));
  if (published.includes(ours)) return undefined;
  return published.some((key) => key !== undefined)
    ? `DKIM: ${name} has another key than DKIM_PRIVATE_KEY. Publish "v=DKIM1; p=${ours}".`
    : `DKIM: ${name} has no TXT record. Publish "v=DKIM1; p=${ours}".`;
}

/** The public half in its published form. */
function publicKeyOf(privateKey: string): string {
  return createPublicKey(privateKey).export({ type: "spki", format: "der" }).toString("base64");
}

async function dmarcFault(domain: string, textRecords: TextRecords): Promise<string | undefined> {
  for (const name of withParents(domain)) {
    const policies = (await textRecords(`_dmarc.${name}`)).filter((text) =>
      /^v=DMARC1\s*(?:;|$)/i.test(text),
    );
    if (policies.length > 1) return `DMARC: _dmarc.${name} has ${policies.length} records. Keep one.`;
    const [policy] = policies;
    if (policy === undefined) continue;
    return /;\s*p=(?:none|quarantine|reject)\s*(?:;|$)/i.test(policy)
      ? undefined
      : `DMARC: _dmarc.${name} has no policy: add "p=quarantine".`;
  }
  return `DMARC: _dmarc.${domain} has no TXT record. Publish "v=DMARC1; p=quarantine; rua=mailto:…".`;
}

/** "jobs.example.com", "example.com": a policy applies to the names below it. */
function withParents(domain: string): string[] {
  const labels = domain.split(".");
  const names = labels.map((_, at) => labels.slice(at).join("."));
  return names.slice(0, Math.max(labels.length - 1, 1));
}

/** Relaxed: a subdomain counts for its parent, and the other way around. */
function isAligned(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`);
}
