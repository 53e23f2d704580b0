import type { Occupation } from "../occupations/occupation.ts";
import { titlesIn } from "./occupation-title.ts";
import type { Recognizer } from "./reading.ts";

/** A physician's degree right behind a title. */
const degree = /^(,?\s+)(?:m\.?d\.?\/d\.?o|d\.?o\.?\/m\.?d|m\.?d|d\.?o)(?![\p{L}\p{N}])/iu;

/** "pediatrician md", "psychiatrist, MD/DO": every physician has one, so it asks for nothing, and isn't Maryland. */
export const medicalDegree: Recognizer = (sentence) =>
  titlesIn(sentence).flatMap(({ end: start, meaning }) => {
    const behind = degree.exec(sentence.text.slice(start));
    const end = start + (behind?.[0].length ?? 0);
    if (!behind || !sentence.ends.has(end) || meaning.kind !== "occupation") return [];
    if (!meaning.occupations.every(isPhysician)) return [];
    const text = behind[0].slice(behind[1]!.length);
    return [
      {
        start: end - text.length,
        end,
        known: text.length,
        certainty: 2,
        meaning: { kind: "opening" },
        value: text,
        label: text,
      },
    ];
  });

const groups = new Set(["Physicians", "Medical specialists", "Surgeons"]);

/** Podiatrists have a degree of their own. */
function isPhysician({ title, group }: Occupation): boolean {
  return groups.has(group) && title !== "Physician Assistant" && title !== "Podiatrist";
}
