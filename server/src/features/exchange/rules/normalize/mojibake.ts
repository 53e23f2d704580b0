import type { SourcePosting } from "../source-posting.ts";

const windows1252 = new TextDecoder("windows-1252");
const utf8 = new TextDecoder("utf-8", { fatal: true });

/** What Windows-1252 has for the bytes 0x80 to 0xBF, which continue a character in UTF-8. */
const continuing = windows1252.decode(Uint8Array.from({ length: 64 }, (_, at) => 0x80 + at));
const byteOf = new Map(Array.from(continuing, (character, at) => [character, 0x80 + at]));

const next = `[${continuing}]`;
/** A character of two, three or four bytes in UTF-8 that was read as Windows-1252: "Ã©", "â€™", "ðŸ˜€". */
const misread = new RegExp(`[Â-Å]${next}|â${next}{2}|ð${next}{3}`, "gu");

/** Sources encode a text up to this many times more than it is decoded. */
const mostTimes = 3;

/** A posting whose texts were decoded with the wrong encoding on their way here, as its source meant them. */
export function withoutMojibake(posting: SourcePosting): SourcePosting {
  const { title, organization, recruiter, descriptionHtml, descriptionText, facts } = posting;
  return {
    ...posting,
    title: decodedAgain(title),
    organization: organization && decodedAgain(organization),
    recruiter: recruiter && decodedAgain(recruiter),
    descriptionHtml: descriptionHtml && decodedAgain(descriptionHtml),
    descriptionText: descriptionText && decodedAgain(descriptionText),
    facts: facts?.map(([label, value]) => [label, decodedAgain(value)] as const),
  };
}

/** "Donâ€™t" is "Don’t", and so is what has a control character in the apostrophe's place. */
export function decodedAgain(text: string): string {
  let mended = text;
  for (let time = 0; time < mostTimes; time++) {
    const before = mended;
    mended = before.replace(misread, correct);
    if (mended === before) break;
  }
  return mended.replace(/[\u0080-\u009F]/g, (control) => continuing[control.charCodeAt(0) - 0x80]!);
}

function correct(found: string, at: number, text: string): string {
  // The last letter of a word in capitals, and a quotation mark: “IRMÔ.
  if (/^[Â-Å]/.test(found) && /\p{Lu}/u.test(text[at - 1] ?? "") && !/\p{L}/u.test(text[at + 2] ?? ""))
    return found;
  try {
    return utf8.decode(Uint8Array.from(found, (each) => byteOf.get(each) ?? each.charCodeAt(0)));
  } catch {
    return found;
  }
}
