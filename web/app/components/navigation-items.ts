import type { MessageKey } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";

interface NavigationItem {
  readonly label: MessageKey;
  readonly address: string;
}

/** The top navigation, in the specification's order. Each leads to a page that exists. */
export const topItems: readonly NavigationItem[] = [{ label: "nav.findAJob", address: addresses.search() }];

export const footerItems: readonly NavigationItem[] = [
  { label: "nav.findAJob", address: addresses.search() },
  { label: "page.forDevelopers", address: "/openapi.json" },
];
