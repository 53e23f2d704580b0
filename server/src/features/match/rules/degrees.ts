import { contentStems } from "./content-words.ts";

/** From a high school diploma to a doctorate. */
const levels = { school: 1, associate: 2, bachelor: 3, master: 4, doctor: 5 } as const;
export type Level = (typeof levels)[keyof typeof levels];

export interface Degree {
  readonly level: Level;
  /** Stems of the field, if it is named. */
  readonly fields: readonly string[];
  /** The words that say so, without the school. */
  readonly text: string;
}

const field =
  "(?:(?: degrees?)?(?: of (?:science|arts|engineering|business administration|education|fine arts|applied science|music|social work|public administration|public health))?(?: degrees?)?(?:,? (?:in|of) (?<field>[^,.;()|–—\\t\\n\\d]{2,60}?(?=\\s+(?:from|at|or (?:an?|related|equivalent|similar)|is|and (?:\\d|at least|a minimum)|with|required|preferred|plus)\\b|[,.;()|–—\\t\\n]|\\s+-\\s|\\s*\\d|$)))?)";

const patterns: readonly (readonly [Level, RegExp])[] = [
  [
    levels.doctor,
    new RegExp(
      `\\b(?:ph\\.?\\s?d\\.?|doctorate|doctoral degree|doctor of \\p{L}+|juris doctor|j\\.d\\.|m\\.d\\.|pharm\\.?d\\.?)${field}`,
      "giu",
    ),
  ],
  [
    levels.master,
    new RegExp(
      `\\b(?:master(?:['’]?s)?(?= degree| of | in |['’,.;)]|\\s*$| or | and )|m\\.?b\\.?a\\.?(?![\\p{L}])|m\\.s\\.?|m\\.a\\.|m\\.ed\\.?|msc|msn|msw|(?<=^|[,;|(] ?)(?:MS|MA)(?= in ))${field}`,
      "giu",
    ),
  ],
  [
    levels.bachelor,
    new RegExp(
      `\\b(?:bachelor(?:['’]?s)?|baccalaureate|undergraduate degree|(?:four|4)[- ]year (?:college )?degree|college degree|b\\.s\\.?|b\\.a\\.?|b\\.eng\\.?|bsc|bsn|bba|bfa|beng|(?<=^|[,;|(] ?)(?:BS|BA)(?= (?:in )?|,|$))${field}`,
      "giu",
    ),
  ],
  [
    levels.associate,
    new RegExp(
      `\\b(?:associate(?:['’]?s)?(?= degree| of (?:arts|science|applied)| in )|(?:two|2)[- ]year degree|a\\.a\\.s?\\.?|a\\.s\\.|aas(?= ))${field}`,
      "giu",
    ),
  ],
  [
    levels.school,
    /\b(?:high[- ]school (?:diploma|degree|graduate|equivalen\w+)|(?:completed |finished )?high school(?= (?:or|education|required)|,|$)|\bg\.?e\.?d\.?(?![\p{L}])|hs diploma|h\.s\. diploma)/giu,
  ],
];

/** The degrees that a text names. */
export function degreesIn(text: string): Degree[] {
  let rest = text;
  const found: Degree[] = [];
  for (const [level, pattern] of patterns) {
    const open = rest;
    for (const match of open.matchAll(pattern)) {
      const words = match[0].trim();
      found.push({ level, fields: contentStems(match.groups?.["field"] ?? ""), text: words });
      rest = rest.replace(match[0], " ".repeat(match[0].length));
    }
  }
  return found;
}

/** Phrases that let experience replace the degree. */
export const equivalent =
  /\bor (?:an? )?(?:equivalent|comparable|related|similar|commensurate)(?! field)|equivalent (?:combination|experience)|in lieu|or (?:\w+ ){0,3}experience/i;

/** "In computer science or a related field": others may do. */
export const relatedField =
  /\b(?:related|similar|relevant|equivalent|comparable|other) (?:\w+ )?(?:field|discipline|area|subject|degree)/i;
