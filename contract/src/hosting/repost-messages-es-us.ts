import type { Translation } from "../messages/translation.ts";
import type { repost as english } from "./repost-messages.ts";

export const repost: Translation<typeof english> = {
  "repost.open": "Abierta desde hace {{days}}.",
  "repost.again": "Abierta desde hace {{days}}, {{time}}.",
  "repost.days_one": "{{count}} día",
  "repost.days_other": "{{count}} días",
  "repost.time.2": "por segunda vez",
  "repost.time.3": "por tercera vez",
  "repost.time.4": "por cuarta vez",
  "repost.time.5": "por quinta vez",
  "repost.time.more": "publicada {{count}} veces",
};
