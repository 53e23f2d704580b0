import { regions } from "../../../../platform/places/regions.ts";
import { titleness } from "./title-or-company.ts";

/** Between the parts of a line such as "Harbor Hospital, Portland, ME | Registered Nurse". */
const separators =
  /\s*[\t|•·◆●▪;]\s*|\s+[-–—:/@→]\s+|\s*[—]\s*|,\s+|\s+(?:at|chez)\s+|(?<=\p{Ll}{2})\.\s+(?=\p{Lu})|:\s+/u;
/** Belongs to the name before it. */
const companyEnding =
  /^(?:inc|llc|l\.l\.c|ltd|limited|co|corp|gmbh|ag|s\.?a\.?s?|s\.?l|plc|llp|pllc|pc|bv|n\.?v)\.?$/i;
const regionNames = new Set(regions.flatMap(({ code, name }) => [code, name.toLowerCase()]));
const placeWords =
  /^(?:remote|various locations|hybrid|on-?site|usa|u\.s\.a?\.?|united states|canada|france|españa|spain|méxico|mexico|uk|united kingdom)$/i;
/** Facts other than the job, and sentences. */
const otherFacts =
  /\$|€|£|\d{3,}|\b(?:hours?|salary|supervisor|may contact|per week|career break|sabbatical|maternity|break)\b|^GS-|^(?:full|part)[- ]time$|^\W*$/i;

/** The parts of a job's head that may be its title or its company, in order. */
export function partsOf(text: string): string[] {
  const all: string[] = [];
  for (const part of text.split(separators)) {
    const plain = part
      .replaceAll(/\([^)]*\d[^)]*\)|\((?:seasonal|contract to hire|remote)\)/gi, "")
      .replaceAll(/^[\s(),.;:–—-]+|[\s(,;:–—-]+$/g, "")
      .trim();
    const before = all.at(-1);
    if (before !== undefined && (companyEnding.test(plain) || isPartners(before, plain)))
      all.push(`${all.pop()}, ${plain}`);
    else all.push(plain);
  }
  const isRegion = (part: string | undefined) =>
    part !== undefined && (regionNames.has(part) || regionNames.has(part.toLowerCase()));
  return all.filter(
    (part, index) =>
      /\p{L}{2}/u.test(part) &&
      /^[\p{Lu}\p{N}"'“¿]/u.test(part) &&
      part.length <= 80 &&
      !isRegion(part) &&
      !(isRegion(all[index + 1]) && !isRegion(all[index + 2])) &&
      !endsInRegion(part) &&
      !placeWords.test(part) &&
      !otherFacts.test(part),
  );
}

/** "Fog", "Bell & Sons": one name, of a firm called after several people. */
function isPartners(before: string, part: string): boolean {
  return oneName.test(before) && twoNames.test(part) && titleness(before) <= 0;
}

const oneName = /^\p{Lu}[\p{L}’'-]+$/u;
const twoNames = /^\p{Lu}[\p{L}’'-]+ (?:&|and) \p{Lu}[\p{L}’'-]+$/u;

/** "Macon GA": a city with its state. */
function endsInRegion(part: string): boolean {
  return /^(?:\p{Lu}[\p{L}.]+ ){1,2}[A-Z]{2}$/u.test(part) && regionNames.has(part.slice(-2));
}
