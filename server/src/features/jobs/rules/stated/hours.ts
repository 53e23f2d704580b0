import { type FactRules, said } from "./statement.ts";

/** Part time and full time when they describe the work, not experience, staff or studies. */
export const scheduleRules: FactRules = {
  fact: "schedules",
  trigger: "(?:part|full)[- ]?time",
  rules: [
    [
      null,
      said(
        "(?:(?:part|full)[- ]?time(?: and |/| or |, )?)+[ -](?:equivalents?|students?|employees?|staff|associates?|team members?|workers?|experience|paid|faculty|satisfactory|college|study|studies|enroll\\w*|undergraduate|school|degree|offer)",
      ),
    ],
    [
      null,
      said(
        "(?:years?|months?)['’]? (?:of )?(?:[\\w-]+,? ){0,3}?(?:part|full)[- ]?time|(?:part|full)[- ]?time,? (?:[\\w-]+ ){1,3}?experience|students? [^.;]{0,25}(?:part|full)[- ]time",
      ),
    ],
    [
      null,
      said(
        "(?:supervis\\w+|manag\\w+|lead|leads|leading|oversee\\w*|train|trains|training|hire|hires) [^.;]{0,50}?(?:part|full)[- ]time[^.;]{0,20}",
      ),
    ],
    [
      null,
      said(
        "(?:convert\\w*|conversion|transition\\w*|lead\\w*|path\\w*|grow\\w*|become|up|turn\\w*) (?:in)?to (?:a )?(?:part|full)[- ]?time|become (?:part|full)[- ]?time",
      ),
    ],
    [null, said("not (?:an? )?(?:part|full)[- ]?time|no (?:part|full)[- ]?time")],
    ["part", said("part[- ]?time\\b")],
    ["full", said("full[- ]?time\\b")],
  ],
};

const names: Readonly<Record<string, RegExp>> = {
  day: /\b(?:days?|daytime|first|1st|mornings?)\b/i,
  evening: /\b(?:evenings?|second|2nd|swing|afternoons?)\b/i,
  night: /\b(?:nights?|overnights?|third|3rd|graveyard)\b/i,
};
const named =
  "(?:days?|daytime|first|1st|mornings?|evenings?|second|2nd|swing|afternoons?|nights?|overnights?|third|3rd|graveyard)";
const list = `${named}(?:(?: ?, ?(?:and |or )?| ?/ ?| ?& ?| and | or |[- ]shifts? (?:and|or) )${named})*`;

function shiftsIn([text]: RegExpExecArray): string[] {
  return Object.entries(names).flatMap(([shift, pattern]) => (pattern.test(text) ? [shift] : []));
}

export const shiftRules: FactRules = {
  fact: "shifts",
  trigger: "shift|overnight|graveyard|nights\\b|evenings\\b|days\\b|rotat",
  rules: [
    [
      null,
      said(
        "no (?:(?:nights?|evenings?|overnights?|weekends?|holidays?|late|days?|shifts?)(?:[ ,/&]+(?:and |or )?)?)+",
      ),
    ],
    [
      null,
      said(
        "(?:nights?|evenings?|overnights?|days)(?:,? (?:and|or|&) weekends?)? (?:are )?(?:yours|off|free)|never work\\w* [^.;]{0,30}",
      ),
    ],
    [
      null,
      said(
        "shift from|shifts? (?:in|toward|your|the|our|their)\\b|overnight (?:travel|stays?|trips?|shipping|delivery|camps?|guests?|accommodation|mail)",
      ),
    ],
    [
      "rotating",
      said(
        "rotat\\w+ (?:\\w+ )?(?:shifts?|schedules?)|(?:shifts?|schedules?) (?:that )?rotat\\w+|alternat\\w+ shifts?",
      ),
    ],
    [
      "rotating",
      said(
        `rotat\\w+ (?:between|among|through|from) (?:all )?(?:${named})(?:(?:[ ,]+(?:and|to|or) |, )${named})*(?: shifts?)?`,
      ),
    ],
    ["split", said("split[- ]shifts?")],
    [shiftsIn, said(`${list}[- ]shifts?`)],
    [shiftsIn, said(`shifts?(?: (?:is|are|on|of))?[:,]? ?(?:- )?${list}\\b`)],
    [
      shiftsIn,
      said(
        `(?:works?|working|hours(?: are)?|schedule(?: is)?|available|availability|on|full[- ]time|part[- ]time|time|mostly|some)[:,]? (?:on |during |for )?${list.replaceAll("days?", "days").replaceAll("nights?", "nights").replaceAll("evenings?", "evenings")}\\b(?! (?:a|per|of|in|each|after|before|old|from)\\b)`,
      ),
    ],
    [shiftsIn, said("(?:nights|evenings|days) only")],
    [shiftsIn, said("(?:[,;:(] ?)(?:nights|evenings)(?:(?: and |, ?| ?/ ?| ?& ?)weekends)?(?=[.,;)])")],
    [shiftsIn, said("\\d ?x ?(?:8|10|12)(?:['’]?s|[- ]?(?:hours?|hrs?)?)?,? (?:days|nights|evenings)")],
    ["night", said("(?:stock|work|crew|clean|freight)\\w* overnight|overnights\\b|graveyard")],
  ],
};

export const weekendRules: FactRules = {
  fact: "weekends",
  trigger: "weekend|saturday|sunday",
  rules: [
    [
      "no",
      said(
        "no (?:(?:nights?|evenings?|holidays?|late nights?|early mornings?|work)(?:[ ,/&]+(?:and |or |on )?)?)*weekends?",
      ),
    ],
    ["no", said("(?:never|not|don['’]t|won['’]t|without) [^.;]{0,25}weekends?\\b")],
    [
      "no",
      said(
        "weekends?(?: (?:work|shifts|hours))? (?:is|are) (?:never |not )(?:required|needed|expected|part)|weekends?(?: (?:are|is))?(?: always)? (?:off|free|yours)\\b|closed (?:on )?weekends|home every weekend|(?:off|free) (?:on )?(?:every |all )?weekends?",
      ),
    ],
    [
      null,
      said(
        "weekends? (?:is |are |work is )?optional|(?:great|nice|good|happy|lovely) weekend|for (?:a|the) weekend|weekend (?:in|away|getaway|reading|brunch|edition|guests?)",
      ),
    ],
    [
      "yes",
      said(
        "(?:works?|working|available|availability|flexib\\w+|including|includes?|require[sd]?|requiring|rotat\\w+|some|occasional(?:ly)?|alternat\\w+|every|other|third|nights?|evenings?|holidays?|mornings|on|weekdays?|mostly|during|and|or)(?:[ ,/&]+(?:and|or|the|on|to|for|evenings?|nights?|days?|holidays?|work|of|in|during|occasional|some|rotating|every|other|third|alternate|a|both|weekdays?|all))*[ ,/&]+weekends?\\b",
      ),
    ],
    [
      "yes",
      said(
        "weekends?(?:[ ,/&]+(?:and |or |some )?(?:evenings?|nights?|holidays?))*[ -](?:shifts?|work|hours|rotations?|availability|coverage|duty|on[- ]call|required|requirement|program|days)",
      ),
    ],
    [
      "yes",
      said(
        "weekends?(?:[ ,/&]+(?:and |or )?(?:evenings?|nights?|holidays?))* (?:is|are|may be|will be) (?:required|a must|needed|mandatory|expected|necessary|part)",
      ),
    ],
    ["yes", said("weekends?, (?:and )?(?:holidays?|evenings?|nights?)|shifts?: weekends?")],
    [
      "yes",
      said(
        "(?:works?|working|including|includes|one|every|some|occasional|alternate|rotating) (?:\\w+ )?(?:saturdays?|sundays?)\\b|friday (?:to|through|thru|-|–) (?:saturday|sunday)|(?:saturdays?|sundays?)(?: (?:and|or) sundays?)? (?:shifts?|work|hours|required)",
      ),
    ],
  ],
};
