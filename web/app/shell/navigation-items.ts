import type { MessageKey } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";
import type { Section } from "./page-handle.ts";

interface NavigationItem {
  readonly label: MessageKey;
  readonly address: string;
  readonly section?: Section;
}

/** N-01: the top navigation, in the specification's order. */
export const topItems: readonly NavigationItem[] = [
  { label: "nav.findAJob", address: addresses.home, section: "jobs" },
  { label: "nav.consulting", address: addresses.consulting, section: "consulting" },
  { label: "nav.hire", address: addresses.hire },
  { label: "nav.about", address: addresses.about },
  { label: "nav.news", address: addresses.news(), section: "news" },
];

export const footerItems: readonly NavigationItem[] = [
  { label: "trust.title", address: addresses.trust },
  { label: "quality.link", address: addresses.quality },
  { label: "verify.title", address: addresses.verify },
  { label: "page.forDevelopers", address: addresses.developers },
  { label: "gigs.title", address: addresses.gigs },
  { label: "screen.becomeAClient", address: addresses.becomeAClient },
  { label: "screen.privacyPolicy", address: addresses.privacy },
  { label: "screen.termsAndConditions", address: addresses.terms },
  { label: "screen.aiPolicy", address: addresses.aiPolicy },
  { label: "screen.legalNotices", address: addresses.legal },
  { label: "screen.contact", address: addresses.contact },
  // N-04.
  { label: "screen.professionalNetwork", address: addresses.professionalNetwork },
  { label: "screen.photoNetwork", address: addresses.photoNetwork },
];
