import { pattern } from "./reading.ts";
import type { WishPhrase } from "./wish-phrases.ts";

const weekendAbroad =
  "(?:week-ends?|wochenend(?:e|en|arbeit)|samstags?|sonntags?|samedis?|dimanches?|fi(?:m|ns) de semana)";

/** "ohne nachtschicht" refuses it. */
const notRefused = "(?<!\\b(?:ohne|keine?|sans|pas de|sem) )";

/** What people ask for in German, French and Portuguese. Spanish stands beside English. */
export const wishPhrasesAbroad: readonly WishPhrase[] = [
  [
    "experience",
    "none",
    pattern(
      "sans exp[eé]rience|d[eé]butants? accept[eé]s?|sem experi[eê]ncia|ohne (?:berufs|vor)?erfahrung|quereinsteiger(?:in)?",
    ),
  ],
  [
    "weekends",
    "no",
    pattern(
      `(?:ohne|keine?) ${weekendAbroad}|(?:sans|pas de|pas le) ${weekendAbroad}|sem ${weekendAbroad}|montag bis freitag|(?:du )?lundi au vendredi|segunda a sexta`,
    ),
  ],
  ["weekends", "yes", pattern(weekendAbroad)],
  [
    "shifts",
    "night",
    pattern(
      `${notRefused}(?:nachtschicht|nachtdienst|nachts|(?:de |travail de )?nuit|(?:turno )?(?:da |de |à )?noite)`,
    ),
  ],
  ["shifts", "evening", pattern(`${notRefused}(?:sp[aä]tschicht|abendschicht|abends|(?:de|le) soir)`)],
  ["shifts", "day", pattern("fr[uü]hschicht|tagschicht|vormittags|(?:de|en) journ[eé]e|turno da manh[aã]")],
  [
    "schedules",
    "part",
    pattern(
      "(?:à |a )?mi[- ]temps|meio (?:per[ií]odo|turno)|minijob|(?:[12]\\d|3[01]) (?:stunden|heures)(?: (?:pro|par) (?:woche|semaine))?",
    ),
  ],
  ["schedules", "full", pattern("(?:à )?temps complet|(?:per[ií]odo|tempo) (?:integral|inteiro)")],
];
