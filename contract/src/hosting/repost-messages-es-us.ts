import type { Translation } from "../messages/translation.ts";
import type { repost as english } from "./repost-messages.ts";

export const repost: Translation<typeof english> = {
  "repost.open": "Abierta {{days}}.",
  "repost.again": "Abierta {{days}}, {{time}}.",
  "repost.days_one": "{{count}} día",
  "repost.days_other": "{{count}} días",
  "repost.time.2": "segunda vez",
  "repost.time.3": "tercera vez",
  "repost.time.4": "cuarta vez",
  "repost.time.5": "quinta vez",
  "repost.time.more": "publicada {{count}} veces",
};
