import type { MessageKey } from "@candor/contract/messages/message";
import type { FaultSource } from "./fault.ts";

/** A question that the law bans, or that invites a charge of discrimination. */
export interface BannedQuestion {
  readonly key: MessageKey;
  readonly source: FaultSource;
}

interface Ban extends BannedQuestion {
  readonly asks: readonly RegExp[];
  /** Questions with the same words that may be asked. */
  readonly butNot?: RegExp;
}

/**
 * What must not be asked of applicants in the United States or the European Union. Candor refuses it everywhere. A
 * summary for refusals, not legal advice. No source could be read again when this table was written (2026-11-22), so
 * each row says so.
 */
const bans: readonly Ban[] = [
  {
    key: "hosting.banned.pay",
    asks: [
      /\b(?:current|present|previous|prior|past|last|former|latest|most recent)\b.{0,30}\b(?:salary|salaries|pay|wages?|compensation|earnings|income|rate)\b/,
      /\b(?:salary|pay|wage|compensation|earnings) history\b/,
      /\bhow much (?:do|did|are|were) you (?:currently |now )?(?:earn|mak|paid|get paid)/,
      /\bwhat (?:do|did|are|were) you (?:currently |now )?(?:earn|making|paid)/,
      /\b(?:earn|make|paid) (?:now|today|currently|in your (?:current|last|previous|present))/,
      /\bpay ?stubs?\b|\bw-?2s?\b/,
    ],
    butNot:
      /\b(?:experience|manag|administer|negotiat|analy[sz]|process)\w*\b.{0,40}\b(?:pay|compensation|wage|salary)/,
    source: source(
      "California Labor Code § 432.3, EU Directive 2023/970, article 5(2)",
      "https://eur-lex.europa.eu/eli/dir/2023/970/oj",
    ),
  },
  {
    key: "hosting.banned.age",
    asks: [
      /\bhow old (?:are|were) you\b/,
      /\b(?:what(?:'s| is)|state|enter|provide|give) (?:us )?your (?:exact |current )?age\b|^(?:your )?age$/,
      /\b(?:date|year|day|place) of (?:your )?birth\b|\bbirth ?(?:date|day|year)\b|\bd\.?o\.?b\b/,
      /\b(?:when|what year) were you born\b/,
      /\b(?:when|what year|which year) did you (?:graduate|finish|leave|complete)\b.{0,20}\b(?:high school|school|college|university)\b/,
      /\b(?:year|date) of (?:your )?(?:high school |college )?graduation\b|\bgraduation (?:year|date)\b/,
      /\b(?:close to|before|until|plan(?:ning|s)? (?:for |to )?|thinking of) ?retir(?:e|ing|ement)\b/,
      /\bare you (?:under|over|younger than|older than|between) (?:[3-9]\d)\b/,
    ],
    source: source(
      "Age Discrimination in Employment Act, 29 U.S.C. § 623",
      "https://www.eeoc.gov/age-discrimination",
    ),
  },
  {
    key: "hosting.banned.origin",
    asks: [
      /\b(?:where (?:were|are) you (?:born|originally from|really from)|where (?:are|were) your (?:parents|family|ancestors))\b/,
      /\b(?:national(?:ity| origin)|ethnic(?:ity| background| origin)?|ancestry|birth ?place|country of (?:birth|origin|citizenship))\b/,
      /\b(?:mother tongue|native (?:language|tongue)|first language|native (?:english )?speaker)\b/,
      /\bare you (?:an? )?(?:(?:us|u\.s\.|american|eu|canadian|british|natural[- ]born|naturali[sz]ed) )?citizens?\b|\byour citizenship\b|\bcitizenship status\b/,
      /\b(?:what is|describe|state|select) your (?:race|skin|heritage)\b|\brace ?(?:\/|or|and) ?ethnic/,
      /\bwhat race\b|\byour race\b/,
      /\bgreen card\b|\bimmigration status\b|\bwhat (?:type of )?visa\b/,
    ],
    source: source(
      "Title VII, 42 U.S.C. § 2000e-2, and 8 U.S.C. § 1324b",
      "https://www.eeoc.gov/national-origin-discrimination",
    ),
  },
  {
    key: "hosting.banned.family",
    asks: [
      /\b(?:are|were) you (?:currently )?(?:married|single|divorced|engaged|pregnant|widowed|a (?:single )?(?:parent|mother|father|mom|dad))\b/,
      /\b(?:marital|family|parental) status\b|\bmaiden name\b/,
      /\b(?:do you|will you|would you) (?:have|want|plan (?:to have|on having|on)|expect|hope to have) (?:any |more |a )?(?:kids?|child|children|babies|baby|family)\b/,
      /\bhow many (?:kids|children|dependents|dependants)\b|\bages? of your (?:kids|children)\b/,
      /\b(?:spouse|husband|wife|partner)\b.{0,30}\b(?:work|job|employ|earn|do|name|occupation)/,
      /\bchild ?care (?:arrangement|situation|plan)s?\b|\bwho (?:looks after|takes care of|watches) your (?:kids|children)\b/,
      /\b(?:pregnan|start(?:ing)? a family|family planning|maternity leave|having (?:kids|children|a baby))/,
    ],
    butNot:
      /\b(?:experience|worked?|working|care|cared|caring|teach|taught|nurs\w+|patients?|clients?) (?:with|for|of)?\b.{0,30}\b(?:pregnan|children|families|famil)/,
    source: source(
      "Title VII as amended by the Pregnancy Discrimination Act, 42 U.S.C. § 2000e(k)",
      "https://www.eeoc.gov/pre-employment-inquiries-and-marital-status-or-number-children",
    ),
  },
  {
    key: "hosting.banned.religion",
    asks: [
      /\b(?:what is|state|describe|your) (?:your )?(?:religio(?:n|us (?:belief|affiliation|view)s?)|faith|denomination|church)\b/,
      /\b(?:are you|do you consider yourself) (?:an? )?(?:religious|christian|catholic|protestant|muslim|jewish|jew|hindu|buddhist|atheist|mormon)\b/,
      /\b(?:which|what|attend(?:ing)? (?:a )?)(?: ?religion| ?church| ?mosque| ?synagogue| ?temple)\b/,
      /\breligious holidays\b|\bdo you (?:pray|go to church|believe in god)\b/,
    ],
    source: source("Title VII, 42 U.S.C. § 2000e-2", "https://www.eeoc.gov/religious-discrimination"),
  },
  {
    key: "hosting.banned.health",
    asks: [
      /\b(?:do you have|have you (?:ever )?had|are you|any|list|describe) .{0,40}\b(?:disabilit(?:y|ies)|disabled|medical conditions?|health (?:conditions?|problems?|issues?)|illness(?:es)?|mental(?: health|ly ill)|chronic)\b/,
      /\b(?:sick days|sick leave|medical leave|days (?:were you|have you been) (?:sick|ill))\b/,
      /\b(?:your|any) (?:prescription )?medications?\b|\bdo you take (?:any )?(?:drugs|medicine|medication)\b/,
      /\bworkers['’]? comp(?:ensation)?\b.{0,20}\b(?:claim|filed|file|received)|\b(?:filed|file|received)\b.{0,30}\bworkers['’]? comp/,
      /\b(?:your|family) medical history\b|\bhiv\b|\bgenetic (?:test|information|condition)/,
      /\bhow (?:tall|heavy) are you\b|\bwhat is your (?:height|weight)\b|\bhow much do you weigh\b/,
    ],
    butNot:
      /\b(?:experience|worked|working|care|caring|supporting|support|teach\w*|serving|serve) (?:with|for|of)?\b.{0,40}\b(?:disab|illness|mental|chronic|medical|hiv)/,
    source: source(
      "Americans with Disabilities Act, 42 U.S.C. § 12112(d)",
      "https://www.eeoc.gov/pre-employment-inquiries-and-disability",
    ),
  },
  {
    key: "hosting.banned.sex",
    asks: [
      /\b(?:what is|state|select|your) (?:your )?(?:gender(?: identity)?|sex|sexual (?:orientation|preference)|pronouns)\b/,
      /\bare you (?:a )?(?:male|female|man|woman|men|women|gay|lesbian|straight|bisexual|transgender|trans|heterosexual|homosexual)\b/,
      /^(?:gender|sex)$|\bsexual (?:orientation|preference)\b|\bgender identity\b/,
    ],
    source: source(
      "Title VII, 42 U.S.C. § 2000e-2",
      "https://www.eeoc.gov/pre-employment-inquiries-and-gender",
    ),
  },
  {
    key: "hosting.banned.union",
    asks: [
      /\b(?:are you|were you|have you (?:ever )?been) (?:currently |ever )?(?:an? )?(?:member of (?:a|any) |in a |in any |part of (?:a|any) )?(?:labor |trade )?union(?:i[sz]ed)?\b/,
      /\b(?:have you|would you|do you) (?:ever )?(?:join|joined|support|supported|organi[sz]ed?|vote[d]? for) (?:a |any |the )?(?:labor |trade )?unions?\b/,
    ],
    source: source(
      "National Labor Relations Act, 29 U.S.C. § 158(a)",
      "https://www.nlrb.gov/about-nlrb/rights-we-protect/the-law",
    ),
  },
];

/** The ban that a question falls under, however it is worded; undefined if it may be asked. */
export function bannedQuestion(text: string): BannedQuestion | undefined {
  const words = text
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(/\s+/g, " ")
    .replace(/[?.:!\s]+$/, "")
    .trim();
  return bans.find(({ asks, butNot }) => !butNot?.test(words) && asks.some((ask) => ask.test(words)));
}

function source(name: string, url: string): FaultSource {
  return { name, url, unread: true };
}
