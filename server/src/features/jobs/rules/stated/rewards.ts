import { weeksIn } from "../contract-length.ts";
import { type FactRules, said } from "./statement.ts";

export const bonusRules: FactRules = {
  fact: "bonuses",
  trigger: "bonus",
  rules: [
    [
      null,
      said(
        "bonus (?:points|skills?|if)\\b|bonus:|(?:added|huge|big|real) bonus|(?:is|be|as|are|considered) (?:an? )?(?!no )(?:\\w+ )?bonus\\b",
      ),
    ],
    [
      null,
      said(
        "(?:process\\w*|calculat\\w+|administer\\w*|track\\w*|reconcil\\w+|accru\\w+|comput\\w+|design\\w*|audit\\w*) [^.;]{0,50}bonus\\w*",
      ),
    ],
    [
      "no",
      said("(?:no|not|without|isn['’]t|doesn['’]t|never)\\b[^.;]{0,30}?bonus(?:es)?(?![\\w ]{0,12}cap)"),
    ],
    ["no", said("bonus(?:es)? (?:is|are|will)(?: \\w+)? ?(?:not|n['’]t|never)\\b")],
    [
      ["yes", "sign-on"],
      said("(?:sign(?:ing)?[- ]?(?:on)?|hiring|hire[- ]on|starting|start|welcome)[- ]bonus(?:es)?"),
    ],
    [
      "yes",
      said(
        "(?:annual|yearly|performance|quarterly|monthly|weekly|year[- ]end|discretionary|retention|referral|completion|production|productivity|safety|holiday|attendance|target|cash|incentive|profit|commissions?|earn|eligible for|eligible to receive|plus|uncapped|generous|competitive|salary|base|with|offers?|receives?|paid|pays?|includ\\w+|up to|and|\\+|for|of)\\b[ ,:+]*(?:[\\w%$-]+[ ,]+){0,3}?bonus(?:es)?\\b",
      ),
    ],
    [
      "yes",
      said(
        "bonus(?:es)?[ -](?:eligib\\w+|plans?|programs?|opportunit\\w+|potential|structure|pay|package|target|of|paid|up to|after|each|every|available|at \\d)",
      ),
    ],
    ["yes", said("[$\\d][\\d,.]*[k%+]? (?:\\w+ )?bonus")],
  ],
};

export const paydayRules: FactRules = {
  fact: "payday",
  trigger: "weekly|paid|pay ?day|daily pay|same[- ]day pay|paychecks?",
  rules: [
    [
      null,
      said(
        "(?:process\\w*|prepar\\w+|run|runs|running|manag\\w+|complet\\w+|submit\\w*|handl\\w+|administer\\w*|verif\\w+|review\\w*|enter\\w*) (?:\\w+ ){0,3}?(?:bi-?)?(?:weekly|monthly|daily) (?:\\w+ )?(?:pay|payroll)\\w*",
      ),
    ],
    [
      null,
      said(
        "(?:average |estimated |gross )?weekly pay(?: range| rate)?(?:(?: of| is| from| up to)? ?:? ?[$\\d]|,? (?:range|rate))",
      ),
    ],
    [
      "biweekly",
      said(
        "bi-?weekly (?:pay|paychecks?|payroll|direct deposit)|(?:paid|pay|paychecks?)[^.;]{0,20}?(?:bi-?weekly|every (?:two|other|2) weeks?|(?:twice|two times) a month)",
      ),
    ],
    [
      "weekly",
      said(
        "(?:paid|pay|paychecks?|we pay)(?: you| our \\w+| out)? (?:\\w+ )?weekly\\b(?! (?:meeting|report|hours?|stipend))",
      ),
    ],
    ["weekly", said("weekly (?:pay\\b|paychecks?|pay ?days?|payments?|direct deposit|settlements?|payroll)")],
    [
      "weekly",
      said(
        "(?:paid|pay|paychecks?|pay ?day)(?: is| come| comes)? (?:every|each) (?:week|friday|thursday|wednesday|monday|tuesday)\\b",
      ),
    ],
    ["daily", said("daily pay|same[- ]day pay|(?:paid|pay) (?:daily|every day|the same day|same day)")],
    [
      "monthly",
      said(
        "(?:paid|paychecks?(?: come)?) (?:once a month|monthly|every month)|monthly (?:paychecks?|pay ?days?)",
      ),
    ],
  ],
};

const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  thirteen: 13,
  sixteen: 16,
  twenty: 20,
};
const count = `(?<count>\\d{1,2}|${Object.keys(numbers).join("|")})`;
const unit = "(?<unit>weeks?|wks?|months?)";
const assignment = "(?:contract|assignment|travel|engagement|placement|temp|term|gig)";

/** Fewer weeks are a training or a leave. */
const fewest = 4;

function lengthIn({ groups }: RegExpExecArray): string[] {
  const said = groups!["count"]!.toLowerCase();
  const count = numbers[said] ?? Number(said);
  const number = /^month/i.test(groups!["unit"]!) ? weeksIn(count) : count;
  return number >= fewest && number <= 60 ? [String(number)] : [];
}

export const contractWeekRules: FactRules = {
  fact: "contractWeeks",
  trigger: "weeks?\\b|wks?\\b|months?\\b",
  rules: [
    [
      null,
      said(
        `(?:weeks?|months?) of (?:\\w+ )?(?:training|leave|vacation|orientation|notice|pto|parental)[^.;]*|${unit} (?:of )?(?:\\w+ )?${assignment}\\w* experience`,
      ),
    ],
    [lengthIn, said(`${count}\\+?[ -]*${unit}[ -]+(?:\\w+[ -])?${assignment}`)],
    [
      lengthIn,
      said(
        `${assignment}(?: (?:rn|nurse|position|role|job))?(?: (?:length|duration|term))?(?: (?:is|of|for|lasts|runs))?[:,]? (?:a |an )?${count}\\+?[ -]${unit}\\b`,
      ),
    ],
    [lengthIn, said(`(?:duration|length)(?: is)?:? ${count}\\+?[ -]${unit}\\b`)],
  ],
};
