import { stem, withoutEnding } from "@candor/engine/analysis/stem";
import { tokens } from "@candor/engine/analysis/tokenize";

/** Words that requirements and resumes are full of: sharing one says nothing. */
const generic = new Set(
  `a about ability able academic accredited across active additional adequate advanced all along also an and any applicable
  applicant applicants apply approach appropriate are area areas around as asked asset associated at backed background
  basic basis be been being benefit best between beyond bonus both but by can candidate candidates capable college
  combination comfortable commensurate company competency competent complete considered country current currently
  daily day days deep degree demonstrable demonstrated desirable desired direct duties each effective effectively
  e.g ensure environment environments equivalent etc every excellent exceptional expected experience experienced
  expert expertise extensive familiar familiarity fast field fields first for former from full fully general good
  great had hands has have having helpful high highly hold hour hours how i ideal ideally if in include included
  includes including industry into is it its job jobs knowledge large least less level levels like long looking main
  make may minimum month months more most multiple must my necessary need needed needs new nice of office old on one
  only or order other others our over own paced part people plus position positions possess practical preferably
  preferred previous prior professional proficiency proficient progressive proven provide qualification
  qualifications qualified related relevant require required requirement requirements requires role roles school
  self set setting settings several should shown sign similar since skill skilled skills small so solid some someone
  specific strong strongly such team teams that the their them they things this three through time to tools total
  track two type under understanding up us use used using valid variety various very was we week weeks well were
  what when where which while who will willing willingness with within without work worked working would year years
  yes you your yrs`.split(/\s+/),
);

/** The stems of a text's meaningful words. */
export function contentStems(text: string): string[] {
  const words = tokens(text).filter((word) => !generic.has(word) && !/^\d+$/.test(word) && word.length > 1);
  return [...new Set(words.map(root))];
}

/** The stems in a text, in any form of their words. */
export function stemsIn(text: string): ReadonlySet<string> {
  return new Set(tokens(text).map(root));
}

/**
 * What the words for the work and for its people share: "training" and "trained", "analysis" and "analyst",
 * "surgical" and "surgery".
 */
function root(word: string): string {
  const found = stem(withoutEnding(word).replace(/(\p{L})\1$/u, "$1")).replace(/^analy.*$/, "analy");
  return shortened.get(word) ?? fields.get(found) ?? found;
}

/** Stems of one field of care, after the stem that stands for them. */
const fields = byOther([
  "psychiatr psychiatrist",
  "pediatr paediatr pediatrician",
  "surgic surger surgeon",
  "geriatr geriatrician",
  "obstetr obstetrician",
  "orthoped orthopaed orthopedist",
  "dental dentistr dentist",
]);

/** Words that nurses shorten, after the same stems: "med-surg". */
const shortened = byOther(["psychiatr psych", "pediatr peds", "surgic surg", "orthoped ortho"]);

function byOther(lines: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    lines.flatMap((line) => {
      const [first = "", ...others] = line.split(" ");
      return others.map((other): [string, string] => [other, first]);
    }),
  );
}
