import { occupationsTitled } from "../occupations/titles.ts";
import { joining, joint, wordBefore } from "./joined-words.ts";
import { titlesIn } from "./occupation-title.ts";
import type { Reading, Recognizer } from "./reading.ts";
import { type Sentence, spanText } from "./words.ts";

/** What may stand between the alternatives before the last one. */
const earlier = new RegExp(`^[\\s,]*(?:,|${joining})[\\s,]*$`, "i");
const longest = 2;

/** "civil or mechanical engineer": both are engineers, because "civil engineer" is a title too. */
export const sharedHead: Recognizer = (sentence) =>
  titlesIn(sentence).flatMap(({ start, end, value }) => {
    const head = /\s(?<head>\S+)$/.exec(sentence.text.slice(start, end))?.groups?.["head"];
    if (head === undefined) return [];
    // "contract or contract manager" says nothing about the first one.
    return alternativesBefore(sentence, sentence.starts.get(start)!, head).filter(
      (each) => each.value !== value,
    );
  });

function alternativesBefore(sentence: Sentence, title: number, head: string): Reading[] {
  const readings: Reading[] = [];
  let final = wordBefore(sentence, title, joint);
  while (final !== undefined) {
    const reading = withHead(sentence, final, head);
    if (reading === undefined) break;
    readings.push(reading);
    final = wordBefore(sentence, sentence.starts.get(reading.start)!, earlier);
  }
  return readings;
}

/** The longest name that ends in this word and is a title only together with the head. */
function withHead(sentence: Sentence, final: number, head: string): Reading | undefined {
  const { end } = sentence.words[final]!;
  for (let first = Math.max(0, final - longest + 1); first <= final; first++) {
    const name = spanText(sentence, first, final - first + 1);
    if (name === undefined || occupationsTitled(name).length > 0) continue;
    const occupations = occupationsTitled(`${name} ${head}`);
    if (occupations.length === 0) continue;
    const { start } = sentence.words[first]!;
    const label = occupations.map(({ title }) => title).join(" or ");
    const meaning = { kind: "occupation", occupations } as const;
    return { start, end, known: end - start, meaning, value: label, label };
  }
  return undefined;
}
