import type { Translation } from "../messages/translation.ts";
import type { repost as english } from "./repost-messages.ts";

export const repost: Translation<typeof english> = {
  "repost.open": "Abierta desde hace {{days}}.",
  "repost.openToday": "Se abrió hoy.",
  "repost.again": "Se abrió por primera vez hace {{days}}. {{time}}",
  "repost.againToday": "Se abrió por primera vez hoy. {{time}}",
  "repost.days_one": "{{count}} día",
  "repost.days_other": "{{count}} días",
  "repost.time.2": "Ahora está abierta por segunda vez.",
  "repost.time.3": "Ahora está abierta por tercera vez.",
  "repost.time.4": "Ahora está abierta por cuarta vez.",
  "repost.time.5": "Ahora está abierta por quinta vez.",
  "repost.earlier": "Se cerró una publicación anterior de este empleo:",
  "repost.later": "Se publicó de nuevo:",
  "repost.time.more": "Publicada {{count}} veces hasta ahora.",
};
