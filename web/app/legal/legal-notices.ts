import type { MessageKey } from "@candor/contract/messages/message";
import { addresses } from "../addresses.ts";

interface Notice {
  /** Its place in the address `/legal/{slug}`. */
  readonly slug: string;
  readonly title: MessageKey;
  readonly line: MessageKey;
  readonly address: string;
}

/** */
export const notices: readonly Notice[] = [
  {
    slug: "privacy-policy",
    title: "screen.privacyPolicy",
    line: "legal.privacyLine",
    address: addresses.privacy,
  },
  {
    slug: "terms-and-conditions",
    title: "screen.termsAndConditions",
    line: "legal.termsLine",
    address: addresses.terms,
  },
  {
    slug: "retention",
    title: "retention.title",
    line: "legal.retentionLine",
    address: addresses.retention,
  },
  { slug: "ai-policy", title: "screen.aiPolicy", line: "legal.aiLine", address: addresses.aiPolicy },
];
