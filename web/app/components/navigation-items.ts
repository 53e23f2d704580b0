import type { MessageKey } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";

interface NavigationItem {
  readonly label: MessageKey;
  readonly address: string;
}

/** N-01: the top navigation, in the specification's order. Each leads to a page that exists. */
export const topItems: readonly NavigationItem[] = [
  { label: "nav.findAJob", address: addresses.search() },
  { label: "nav.consulting", address: addresses.consulting },
  { label: "nav.hire", address: addresses.hire },
  { label: "nav.about", address: addresses.about },
  { label: "nav.news", address: addresses.news },
];

export const footerItems: readonly NavigationItem[] = [
  { label: "quality.link", address: addresses.quality },
  { label: "page.forDevelopers", address: "/openapi.json" },
  // N-04.
  { label: "screen.professionalNetwork", address: addresses.professionalNetwork },
  { label: "screen.photoNetwork", address: addresses.photoNetwork },
];
