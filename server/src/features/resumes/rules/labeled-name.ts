const labels = [
  // Chinese, Japanese, Korean: the family's name comes first.
  { label: /^(?:姓 ?名|氏 ?名|이 ?름|성 ?명) ?[:：\t]\s*/u, familyFirst: true },
  // Arabic, Hebrew.
  { label: /^(?:الاسم(?: الكامل)?|שם(?: מלא)?) ?[:\t]\s*/u, familyFirst: false },
];

const word = /^[\p{Lo}\p{M}'’·-]+$/u;

/** More would be a sentence. */
const mostWords = 4;

/**
 * The name that a label announces, in a script without capitals: there, nothing else tells a name from a heading. A name
 * in one word is left out: where to divide it would be a guess.
 */
export function labeledNameIn(line: string): { firstName: string; lastName: string } | undefined {
  const found = labels.find(({ label }) => label.test(line));
  if (!found) return undefined;
  const [text = ""] = line.replace(found.label, "").split("\t");
  const words = text.trim().split(" ");
  if (words.length < 2 || words.length > mostWords || !words.every((each) => word.test(each)))
    return undefined;
  const [first = "", ...others] = words;
  const last = others.join(" ");
  return found.familyFirst ? { firstName: last, lastName: first } : { firstName: first, lastName: last };
}
