import { type FactRules, said } from "./statement.ts";

const visa = "(?:visas?|h-?1-?b|work permits?|work authori[sz]ation|green cards?|immigration|employment)";
const sponsorship = `(?:${visa}[\\w ,/()-]{0,25})?sponsor(?:ship|ing|s|ed)?`;
const never =
  "(?:no|not|cannot|can['’]t|unable to|won['’]t|don['’]t|doesn['’]t|isn['’]t|aren['’]t|never|neither|nor|without)";
const offered = "(?:available|offered|provided|possible|considered|included|supported|welcome)";

export const sponsorshipRules: FactRules = {
  fact: "sponsorship",
  trigger: "sponsor",
  boilerplate: /regardless of|without regard to|equal (?:employment )?opportunity|discriminat/i,
  rules: [
    [null, said("(?:don['’]t worry|not only|no (?:limit|cap))[^.]{0,20}")],
    [
      null,
      said(
        "(?:will|do|would) you (?:now|in the future|or|,| |ever)*(?:need|require)[^.?]{0,60}sponsorship[^.]*\\?",
      ),
    ],
    [
      null,
      said(
        "sponsored by|(?:executive|project|program|study|event|business|corporate|plan|research) sponsor\\w*",
      ),
    ],
    ["no", said(`${never}\\b[^.;]{0,60}?\\b${sponsorship}\\b`)],
    [
      "no",
      said(
        `${sponsorship} (?:for [\\w -]{1,40} )?(?:is|are|will|can|may)?(?: be)?:? ?(?:currently |also )?(?:not\\b|n['’]t\\b|unavailable|no\\b|cannot\\b|none\\b)`,
      ),
    ],
    [
      "no",
      said(
        "sponsorship[^.;]{0,30}(?:isn['’]t|cannot|can not|will not|won['’]t|not (?:be )?(?:available|offered|provided))",
      ),
    ],
    [
      "no",
      said(
        `(?:require|requiring|requires|need|needing|needs|seeking) [^.;]{0,30}${sponsorship}[^.;]{0,30}(?:not|cannot|n['’]t)\\b`,
      ),
    ],
    ["yes", said(`sponsor(?:s|ing)? (?:[\\w'’-]+ ){0,3}?(?:${visa}|candidates?|applicants?|qualified)`)],
    [
      "yes",
      said(
        `(?:offers?|offering|provides?|providing|includes?|including|open to|supports?|perks|benefits|assists? with|eligible for)\\b[^.;]{0,60}?${visa}[\\w ,/()-]{0,25}sponsorship`,
      ),
    ],
    ["yes", said("(?:offers?|offering|provides?|providing|open to) (?:[\\w-]+ ){0,3}sponsorship")],
    ["yes", said(`${sponsorship}[^.;]{0,25}?${offered}`)],
    [
      "yes",
      said(`(?:visa |h-?1-?b )?sponsorship(?: available)?: ?(?:yes|available|offered)|offers sponsorship`),
    ],
  ],
};
