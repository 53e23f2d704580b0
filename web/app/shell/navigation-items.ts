import { message } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";
import type { InstanceData } from "../wire/page-context.ts";
import type { Section } from "./page-handle.ts";

interface NavigationItem {
  readonly label: string;
  readonly address: string;
  readonly section?: Section;
}

/** N-01: the top navigation, in the specification's order. */
export const topItems = (): readonly NavigationItem[] => [
  { label: message("nav.findAJob"), address: addresses.home, section: "jobs" },
  { label: message("nav.consulting"), address: addresses.consulting, section: "consulting" },
  { label: message("nav.hire"), address: addresses.hire },
  { label: message("nav.about"), address: addresses.about },
  { label: message("nav.news"), address: addresses.news(), section: "news" },
];

export const footerItems = (): readonly NavigationItem[] => [
  { label: message("trust.title"), address: addresses.trust },
  { label: message("quality.link"), address: addresses.quality },
  { label: message("verify.title"), address: addresses.verify },
  { label: message("page.forDevelopers"), address: addresses.developers },
  { label: message("gigs.title"), address: addresses.gigs },
  { label: message("screen.becomeAClient"), address: addresses.becomeAClient },
  { label: message("screen.privacyPolicy"), address: addresses.privacy },
  { label: message("screen.termsAndConditions"), address: addresses.terms },
  { label: message("screen.aiPolicy"), address: addresses.aiPolicy },
  { label: message("screen.legalNotices"), address: addresses.legal },
  { label: message("screen.contact"), address: addresses.contact },
];

/** N-04. */
export const networkItems = ({
  professional,
  photo,
}: InstanceData["networks"]): readonly NavigationItem[] => [
  { label: message("screen.professionalNetwork"), address: professional },
  { label: message("screen.photoNetwork"), address: photo },
];
