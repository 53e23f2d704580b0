import { languageNamed } from "../../../jobs/rules/languages.ts";
import { skillTitled } from "../../../jobs/rules/skills.ts";
import type { Excluded } from "./excluded-things.ts";

const unneeded = /\s+(?:required|needed|necessary)$/i;
const degree =
  /^(?:(?:an? |any )?(?:ph\.?\s?d|doctorate|master['’]?s?|mba|bsn|msn|associate['’]?s?|bachelor['’]?s?)(?: degree)?)$/i;
/** What applicants bring along. */
const brought =
  /^(?:(?:own |personal |hand )?(?:tools?|equipment|smart ?phone|truck|van)|cover letters?|portfolio|references?)$/i;

/** Whether it says of everything in a list that it isn't required. "No driving required" is about what they'd do. */
export function isSaidUnneeded(said: string, excluded: readonly Excluded[]): boolean {
  return (
    unneeded.test(said) &&
    excluded.every((one) => {
      const name = one.text.replace(unneeded, "");
      if (isNowhere(one) || /ing$/i.test(name)) return false;
      return degree.test(name) || brought.test(name) || isLearned(name);
    })
  );
}

/** What people know or passed an exam for. */
function isLearned(name: string): boolean {
  return languageNamed(name) !== undefined || skillTitled(name) !== undefined;
}

function isNowhere({ place, organization }: Excluded): boolean {
  return place !== undefined || organization !== undefined;
}

/** Languages, licenses and papers are requirements, and no topics: who has no CPA types "no cpa". */
export function isRequirement(one: Excluded): boolean {
  const name = one.text.replace(/^(?:an?|any|my) /i, "");
  if (isNowhere(one)) return false;
  return degree.test(name) || languageNamed(name) !== undefined || isLicense(name) || papers.test(name);
}

/** "not in the city", and nobody says which. */
export function isNowhereKnown({ text, place }: Excluded): boolean {
  return place === undefined && /^city$/i.test(text);
}

/** "W2 only, no C2C" is what postings say that aren't. */
const papers =
  /^(?:(?:photo )?ids?|ssn|exams?|credit(?: checks?| history)?|c2c|corp to corp|h-?1-?b|opt|cpt|ead|(?:guard|twic|food handler['’]?s?|alcohol server) (?:card|permit)s?|green card)$/i;

/** "bls", "series 7", "cna license", "ase certification". Hazmat is freight that people refuse to haul. */
function isLicense(name: string): boolean {
  const bare = name.replace(named, "");
  return licenses.has((skillTitled(bare)?.name ?? bare).toLowerCase()) || (bare !== name && bare !== "");
}

const named = / (?:cert|certificates?|certifications?|credentials?|licen[cs]es?)$/i;

const licenses = new Set(
  `a&p license|acca|acls|ardms|arrt|aws certification|azure certification|bls|capm|ccs certification|ceh|cen|ccrn|cfa|cfp|cia certification
  cima|cisa|cism|cissp|cma certification|comptia a+|comptia cysa+|comptia network+|comptia security+|cpa|cpc|cpr|cpi certification|crane certification
  crcst|csm|cspo|cst certification|cda credential|eit|enrolled agent license|epa 608|faa part 107|first aid|frm certification
  journeyman license|master electrician license|mcse|nate certification|nbrc|nclex|nicet|nihss|nrp|oscp|pals|pe license|phr|pmi-acp|pmp|prince2
  rhia|rhit|series 6|series 63|series 65|series 66|series 7|servsafe|shrm-cp|sphr|tanker endorsement|tefl|tesol|celta|tncc|twic|osha`
    .trim()
    .split(/\s*[|\n]\s*/),
);
