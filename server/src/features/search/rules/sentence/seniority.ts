import { message } from "@candor/contract/messages/message";
import { studentCoOp } from "../../../jobs/rules/seniority.ts";
import { lookingFor, pattern, type Recognizer, readingOf, type Seniority } from "./reading.ts";

const to = "(?:,\\s|\\s(?:or|to|and|-)\\s)";
const level = "(?:[- ](?:level|lvl))?";
const graduate =
  "(?:(?:new|recent|fresh)[- ](?:college |university )?|(?:college|university)[- ])grad(?:uate)?s?";
/**
 * A staff engineer outranks a senior one, but a staff nurse is just on the staff, and a principal may lead a school.
 */
const technical =
  "(?:[\\p{L}+#.]+\\s+){0,2}(?:engineer|developer|programmer|scientist|architect|sre|swe|designer|consultant|analyst|researcher|investigator|pm|tpm|(?:product|program|project) manager)";

/** A rank's word; "lead", "principal" and "staff" only before a title, which shows what they mean. */
const patterns: readonly (readonly [RegExp, Seniority])[] = [
  [pattern(`(?:intern|interns|internships?|${studentCoOp})`), "intern"],
  [
    pattern(
      "praktik(?:um|ant(?:in)?)|werkstudent(?:in)?|stagiaire|stage(?=.{1,30} \\d mois)|alternance|est[aá]gio|estagi[aá]ri[oa]|pasant[ií]as?|becari[oa]",
    ),
    "intern",
  ],
  [
    pattern(`(?:j[uú]nior|jr|entry[- ](?:level|lvl)|early[- ]career|${graduate}|freshers?)${level}`),
    "junior",
  ],
  [pattern(`entry(?=${to}(?:mid|intermediate|junior|jr)\\b)`), "junior"],
  [pattern("(?:mid[- ](?:level|senior|career)|intermediate[- ]level)"), "mid"],
  // Alone it is a part of many words and names.
  [pattern(`mid(?=${to}(?:senior|sr)\\b)|(?<=\\b(?:junior|jr|entry(?:[- ]level)?)${to})mid`), "mid"],
  [pattern(`(?:s[eê]nior|sr)${level}`), "senior"],
  [
    pattern(
      `lead[- ]level|(?<=\\b(?:senior|sr|principal|mid)${level}${to})lead|lead(?=\\s+\\p{L})(?!\\s+(?:generation|gen|paint|abatement|time|times|in|of|for|with|to|at)\\b)`,
    ),
    "lead",
  ],
  [pattern(`principal[- ]level|(?:principal|staff)(?=\\s+${technical})`), "principal"],
  [pattern("manag(?:er|ement)[- ]level"), "manager"],
  [pattern("director[- ]level"), "director"],
  [pattern("(?:executive|vp|c)[- ]level|c[- ]suite"), "executive"],
];

/** The requested rank, if its word isn't part of a title. */
export const seniority: Recognizer = lookingFor(
  patterns,
  ([pattern]) => pattern,
  (match, [, rank]) =>
    readingOf(match, { kind: "seniority", seniority: rank }, rank, message(`seniority.${rank}`)),
);
