import { type FactRules, type Rule, said } from "./statement.ts";

const license = "licen[cs](?:es?|ure|ed)";
const held = `(?:${license}|certifi\\w+|registr\\w+|credentials?|required|designation)`;
const holding =
  "(?:current|active|valid|unrestricted|must (?:have|hold|be)|hold|holds|possess|requires?|required|licensed|registered|need)";
const driver = "driver['’]?s?['’]?";

/** A license by its names: required wherever it is named beside a word that requires it. */
function named(value: string, names: string): Rule[] {
  return [
    [value, said(`${holding}:? (?:an? |the |your |state |clear |full )*(?:${names})\\b`)],
    [value, said(`(?:${names})\\)?(?: or \\w+)?(?: \\w+)? ${held}`)],
    [value, said(`${license} (?:as an? |in )?(?:\\w+ )?(?:${names})\\b`)],
  ];
}

export const licenseRules: FactRules = {
  fact: "licenses",
  trigger:
    "licen[cs]|cdl\\b|cdl-|class [ab]\\b|rn\\b|lpn\\b|lvn\\b|cna\\b|cpa\\b|teach\\w* certif|the bar\\b|bar admission|guard card",
  rules: [
    [null, said(`commercial ${driver} licen[cs]e (?:is |are )?(?:not|preferred)`)],
    [
      null,
      said(
        "no [^.;]{0,30}(?:licen[cs]e|cdl|certificat\\w+)[^.;]{0,20}|not (?:need|require)[^.;]{0,40}(?:licen[cs]e|cdl)",
      ),
    ],
    [
      null,
      said(
        "(?:licen[cs]\\w+|cdl|cpa|rn|certificat\\w+|designation)(?: \\w+)? ?(?:\\(|, |- )?(?:is |are |would be |a |strongly |highly )*(?:not (?:required|needed|necessary)|preferred|a plus|plus\\b|desired|desirable|helpful|an asset|nice to have|optional)",
      ),
    ],
    [null, said("(?:issue|issues|review|process|renew|inspect|sell|enforce)\\w* [^.;]{0,30}licen[cs]es?")],
    [
      ["CDL-A", "CDL-B"],
      said(
        "(?:cdl[ -]+)?(?:class )?a (?:or|and|/|&) b\\b[^.;]{0,20}(?:cdl|licen[cs]e|commercial|required)|cdl[ -]+(?:class )?a ?(?:or|and|/|&) ?(?:class )?b\\b",
      ),
    ],
    [
      "CDL-A",
      said(
        "class[ -]?a(?:[ -]+(?:cdl|commercial|licen[cs]e)\\b[^.;,]{0,20})|cdl[ -]+(?:class[ -])?[\"“']?a\\b|cdl-?a\\b",
      ),
    ],
    [
      "CDL-B",
      said(
        "class[ -]?b(?:[ -]+(?:cdl|commercial|licen[cs]e)\\b[^.;,]{0,20})|cdl[ -]+(?:class[ -])?[\"“']?b\\b|cdl-?b\\b",
      ),
    ],
    ["CDL", said(`commercial ${driver} licen[cs]e|cdl(?: ${driver} licen[cs]e)?\\b`)],
    ["Driver's license", said(`(?:${driver}|driving) licen[cs]e`)],
    ...named("RN", "rn|registered nurse"),
    ...named("LPN", "lpn|lvn|licensed (?:practical|vocational) nurse"),
    ...named("CNA", "cna|certified nurs(?:e|ing) (?:assistant|aide)"),
    ...named("NP", "np|nurse practitioner"),
    ...named("CPA", "cpa|certified public accountant"),
    [
      "PE",
      said(
        `(?:licensed|registered) professional engineers?|professional engineer(?:ing|['’]s)?(?: \\(?p\\.?e\\.?\\)?)? ${held}|p\\.?e\\.? (?:licen[cs]e|registration)`,
      ),
    ],
    ["LCSW", said(`lcsw(?: \\w+)? ${held}|licensed clinical social worker|lcsw`)],
    [
      "Teaching license",
      said("(?:teach(?:ing|er)(?:['’]?s)?|educator) (?:\\w+ )?(?:licen[cs]e|certificat\\w+|credential)"),
    ],
    ["Real estate license", said("real estate (?:\\w+ )?licen[cs]e")],
    [
      "Insurance license",
      said(
        "(?:life|health|property|casualty|insurance|p&c|producer)(?:[ &/,]|and|or|producer|insurance|health|casualty)* licen[cs]e",
      ),
    ],
    ["Guard license", said("guard card|(?:security|guard)(?: guard| officer)? licen[cs]e")],
    [
      "Electrician license",
      said(
        "(?:electrician['’]?s?|electrical|journeyman electrician|master electrician)(?: \\w+)? licen[cs]e|licensed (?:journeyman |master )?electrician",
      ),
    ],
    [
      "Plumbing license",
      said("(?:plumber['’]?s?|plumbing)(?: \\w+)? licen[cs]e|licensed (?:journeyman |master )?plumber"),
    ],
    ["Pharmacist license", said("pharmac(?:ist|y)(?: \\w+)? licen[cs]e|licensed pharmacist")],
    [
      "Cosmetology license",
      said(
        "(?:cosmetology|barber|esthetician)(?: \\w+)? licen[cs]e|licensed (?:cosmetologist|barber|esthetician)",
      ),
    ],
    [
      "Bar admission",
      said(
        "(?:admi(?:ssion|tted) to|member(?:ship)? (?:in|of)) (?:practice[^.;]{0,20} |the )?(?:[\\w ]{0,20})bar\\b|bar admission",
      ),
    ],
  ],
};
