import type { Occupation } from "../occupations/occupation.ts";
import { isAmongCodes, joinedAfter } from "./joined-places.ts";
import { titlesIn } from "./occupation-title.ts";
import type { Recognizer } from "./reading.ts";

/** A physician's degree right behind a title. */
const degree = /^(?:\s*\(|,?\s+)(?<letters>m\.?d\.?\/d\.?o|d\.?o\.?\/m\.?d|m\.?d|d\.?o)(?![\p{L}\p{N}])/iu;

/**
 * "pediatrician md", "psychiatrist (MD/DO)": every physician has one, so it asks for nothing, and isn't Maryland. Among
 * other states it is: "md, dc or va".
 */
export const medicalDegree: Recognizer = (sentence, { places }) =>
  titlesIn(sentence).flatMap(({ end: titleEnd, meaning }) => {
    const behind = degree.exec(sentence.text.slice(titleEnd));
    const end = titleEnd + (behind?.[0].length ?? 0);
    const at = sentence.words.findIndex((word) => word.end === end);
    if (!behind || at < 0 || meaning.kind !== "occupation") return [];
    if (isAmongCodes(sentence, places, at) || joinedAfter(sentence, places, at) !== undefined) return [];
    if (!meaning.occupations.every(isPhysician)) return [];
    const text = behind.groups!["letters"]!;
    const start = end - text.length;
    const known = text.length;
    return [{ start, end, known, certainty: 2, meaning: { kind: "opening" }, value: text, label: text }];
  });

const groups = new Set(["Physicians", "Medical specialists", "Surgeons"]);

/** Podiatrists have a degree of their own. */
function isPhysician({ title, group }: Occupation): boolean {
  return groups.has(group) && title !== "Physician Assistant" && title !== "Podiatrist";
}
