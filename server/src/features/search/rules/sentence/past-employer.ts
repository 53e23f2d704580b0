import { ahead } from "./organization.ts";
import type { Reading } from "./reading.ts";
import type { Sentence } from "./words.ts";

const i = "(?:i(?:['’]?m| am|['’]?ve| have| was)? )?";
const lost = `(?:${i}(?:just |recently )?(?:got |was |been )?(?:laid off|let go|fired) (?:from|by))`;
const left = `(?:${i}(?:just |recently )?(?:quit(?:ting)?|left|resigned from)(?: my)?)`;
const once = "(?:(?:i )?used to|(?:i['’]?m |i am )?(?:an? )?(?:ex|former|formerly))";
const old = "(?:my (?:old|last|previous|former|current))";
const now = "(?:i(?:['’]?m| am) )?currently";
const before = behind([lost, left, once, old, now].join("|"));
/** "I" before "work at", which is part of the name's own reading. "can i work at Globex at 16" asks for Globex. */
const asSubject = behind("(?<!(?:can|could|do|if|may|should|where|will|would) )i");
/** "I was a manager" before "at Globex". */
const wasThere = behind("(?:was|worked as|been|used to be) an?(?: [\\p{L}-]+){1,3}");
const joint = /^(?:\s+(?:and|or)|\s*&)\s+/i;
const after = /^\s+(?:now|currently|right\s+now|at\s+the\s+moment)(?![\p{L}\p{N}])/iu;

/** "laid off from Google", "ex Google engineer": whoever says this looks for work elsewhere, or anywhere. */
export function pastEmployer({ text, starts }: Sentence, read: readonly Reading[]): Reading[] {
  return read.flatMap((reading): Reading[] => {
    if (reading.meaning.kind !== "organization") return [];
    const start = startOf(text, reading);
    if (start === undefined || !starts.has(start)) return [];
    const end = endOf(text, reading, read);
    const value = text.slice(start, end);
    return [{ start, end, known: end - start + ahead, meaning: { kind: "opening" }, value, label: value }];
  });
}

function startOf(text: string, { start }: Reading): number | undefined {
  const preceding = text.slice(0, start);
  if (/^at\s/i.test(text.slice(start)) && wasThere.test(preceding)) return start;
  const match =
    before.exec(preceding) ?? (/^work/i.test(text.slice(start)) ? asSubject.exec(preceding) : null);
  return match?.index;
}

/** "laid off from Meta and Google", "i work at Globex now". */
function endOf(text: string, { end }: Reading, read: readonly Reading[]): number {
  const joined = end + (joint.exec(text.slice(end))?.[0].length ?? 0);
  const other = read.find(({ meaning, start }) => meaning.kind === "organization" && start === joined);
  return other ? endOf(text, other, read) : end + (after.exec(text.slice(end))?.[0].length ?? 0);
}

/** The words right before a name. */
function behind(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.replaceAll(" ", "\\s+")})[\\s-]+$`, "iu");
}
