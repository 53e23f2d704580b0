import { type FactRules, said } from "./statement.ts";

const experience =
  "(?:(?:prior|previous|work|working|job|related|relevant|professional|industry|direct|specific|\\w+ing|retail|sales|warehouse|restaurant) ){0,3}experience";
const needed = "(?:required|needed|necessary|a must|mandatory)";
const years =
  "(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|ten)\\+? ?(?:\\(\\d{1,2}\\) )?(?:(?:-|–|to) ?\\d{1,2}\\+? )?(?:or more |plus )?(?:years?|yrs?)['’]?";

/** Requirements for being hired: years that are only preferred require nothing. */
export const experienceRules: FactRules = {
  fact: "experience",
  trigger: "experience|will train|yrs?\\b",
  rules: [
    [
      null,
      said(
        "(?:customer|user|guest|patient|client|employee|candidate|learning) experience|no experience (?:with|in|like|quite) \\w+",
      ),
    ],
    ["none", said(`no ${experience}|without ${experience}[^.;]{0,20}(?:welcome|considered|apply)`)],
    [
      "none",
      said(
        `${experience}[^.;]{0,25}?(?:is |are )?(?:not|n['’]t|never) (?:strictly |always )?${needed}|(?:don['’]t|do not|doesn['’]t|does not|never) (?:need|require|ask for) (?:any |your )?${experience}`,
      ),
    ],
    ["none", said("(?:we |company )?will train(?: (?:you|the right|any|motivated|on the job))?")],
    [
      null,
      said(
        `(?:${years} (?:of )?)?${experience}[^.;]{0,60}?(?:preferred|a plus|desired|desirable|helpful|an asset|nice to have|is welcome)`,
      ),
    ],
    [null, said(`(?:preferred|preferably|ideally|desired)[^.;]{0,40}?${experience}`)],
    [
      "required",
      said(
        `${years} (?:of )?(?:[\\w/&'’-]+ ){0,6}?(?:experience|exp\\b)|experience (?:of )?(?:at least )?${years}`,
      ),
    ],
    ["required", said(`${experience}[^.;]{0,60}?(?:is |are )?${needed}`)],
    [
      "required",
      said(
        `(?:must have|requires?|required:|minimum(?: of)?:?) (?:an? |at least |proven |some )*(?:[\\w'’]+ )?${experience}`,
      ),
    ],
  ],
};
