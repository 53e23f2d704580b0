import { domainOf, isFreeMail } from "../../organizations/rules/domains.ts";
import { linksIn, type SaidWords, type Signal, sentenceIn } from "./signal.ts";

/** From its first character on: otherwise each letter of a long word would be tried as the first one. */
const address = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/gu;

interface Contact {
  readonly domain: string;
  /** Found in the whole text, so only for those that are told. */
  readonly sentence: () => string;
}

/** Addresses at free mailers and, if the organization's domain is known, at other domains. */
export function contactSignals(words: SaidWords, domain: string | undefined): Signal[] {
  const contacts = contactsIn(words);
  const free = contacts.find((contact) => isFreeMail(contact.domain));
  const foreign =
    domain === undefined
      ? undefined
      : contacts.find((contact) => !isFreeMail(contact.domain) && !isAt(contact.domain, domain));
  return [
    ...(free ? [{ name: "free-mailer" as const, sentence: free.sentence() }] : []),
    ...(foreign && domain !== undefined
      ? [{ name: "off-domain" as const, sentence: foreign.sentence(), domain }]
      : []),
  ];
}

/** The proved domain, otherwise that of the site it names; neither "www." nor a free host shows whose it is. */
export function domainOfOrganization(proved: string | null, site: string | null): string | undefined {
  const host = proved ?? (site === null ? undefined : URL.parse(site)?.hostname);
  return host?.toLowerCase().replace(/^www\./, "");
}

function contactsIn(words: SaidWords): Contact[] {
  const written = [...words.text.matchAll(address)].map((match) => ({
    domain: domainOf(match[0]).toLowerCase(),
    sentence: () => sentenceIn(words.text, match.index),
  }));
  const linked = linksIn(words)
    .filter((link) => /^mailto:/i.test(link))
    .flatMap((link) => link.match(address) ?? [])
    .map((mail) => ({ domain: domainOf(mail).toLowerCase(), sentence: () => mail }));
  return [...written, ...linked];
}

function isAt(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`);
}
