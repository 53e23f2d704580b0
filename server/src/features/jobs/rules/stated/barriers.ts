import { type FactRules, said } from "./statement.ts";

const degree =
  "(?:(?:college|university|four[- ]year|4[- ]year|two[- ]year|bachelor['’]?s?|master['’]?s?|associate['’]?s?|graduate|undergraduate|doctoral|advanced|formal|baccalaureate|technical) )*degrees?";
const diploma = "(?:high[- ]school|hs|h\\.s\\.) diploma";
const needed = "(?:required|needed|necessary|a must|mandatory)";

export const degreeRules: FactRules = {
  fact: "degree",
  trigger: "degree|diploma",
  rules: [
    [
      null,
      said("(?:earn\\w*|obtain\\w*|toward\\w*|pursu\\w*|students?)\\b[^.;]{0,30}?high[- ]school diploma"),
    ],
    [null, said("degrees? of \\w+|(?:\\d+|ninety|forty-five|sixty|high|some|certain|great) degrees?")],
    [
      "none",
      said(
        `${degree}[^.;]{0,40}?(?:is |are )?(?:not|n['’]t|never) (?:strictly |always )?${needed}|${degree} (?:is )?optional`,
      ),
    ],
    [
      "none",
      said(
        `(?:don['’]t|do not|doesn['’]t|does not|not|never) (?:need|require|ask for|care about) (?:an? |your |any )?${degree}`,
      ),
    ],
    ["none", said(`no ${degree}|without (?:a |any )?${degree}[^.;]{0,20}(?:welcome|considered|apply)`)],
    [
      null,
      said(
        `${degree}[^.;]{0,60}?(?:preferred|a plus|desired|desirable|(?:or|and/or) (?:\\w+ )?(?:equivalent|equal|comparable|relevant|related|combination)\\b|in lieu|helpful|an asset)`,
      ),
    ],
    [null, said(`(?:toward|towards|for|pursuing|tuition|finish\\w*) (?:an? |your |the )?${degree}`)],
    ["required", said(`${degree}[^.;]{0,60}?(?:is |are )?${needed}`)],
    // A school's diploma is no degree.
    [
      "none",
      said(
        `${diploma}(?:,? or | ?/ ?)(?:(?:an? )?equivalent|ged|g\\.e\\.d|higher)|${diploma}[^.;]{0,20}? ${needed}|(?:minimum(?: of)?:?|at least|requires?|must have) (?:an? )?${diploma}`,
      ),
    ],
    [
      "required",
      said(
        `(?:must (?:have|hold|possess)|requires?|required:|minimum(?: of)?:?|need|hold) (?:an? |at least )*(?:[\\w'’]+ )?${degree}`,
      ),
    ],
  ],
};

const record = "(?:criminal|felony|arrest|conviction)";

export const secondChanceRules: FactRules = {
  fact: "secondChance",
  trigger:
    "felon|second[- ]chance|fair[- ]chance|criminal|background[- ]friendly|incarcerat|justice[- ]involved|conviction",
  boilerplate:
    /consistent with|pursuant to|in accordance|ordinance|initiative|applicable|as required by|regardless of|without regard|\bact\b|\blaws?\b/i,
  rules: [
    [
      "yes",
      said(
        "felon(?:y|ies|s)?[- ](?:friendly|ok\\b|okay|are welcome|welcome|accepted|considered|encouraged)|background[- ]friendly",
      ),
    ],
    [
      "yes",
      said(
        "second[- ]chances?(?: (?:employer|hir\\w+|friendly|opportunit\\w+|welcome|program))?|fair[- ]chance (?:employer|hir\\w+)",
      ),
    ],
    [
      "yes",
      said(
        `(?:people|individuals|applicants|candidates|those|persons?|anyone) (?:with|who have) (?:an? )?(?:prior |past )?(?:${record} (?:or )?)+(?:records?|histor\\w+|convictions?|backgrounds?) (?:\\w+ )?(?:are |is )?(?:\\w+ )?(?:welcome|encouraged|invited)`,
      ),
    ],
    [
      "yes",
      said(
        `(?:${record}) (?:records?|history|convictions?|background) (?:will|does|is|do) (?:not|n['’]t) (?:\\w+ )?(?:disqualif\\w+|a problem|exclude|matter|keep|be held|held)`,
      ),
    ],
    [
      "yes",
      said(
        "hir(?:e|es|ing) (?:people|men|women|those)[^.;]{0,30}(?:incarcerated|justice[- ]involved|records)|justice[- ]involved (?:\\w+ ){0,3}(?:welcome|encouraged)",
      ),
    ],
    [
      "no",
      said(
        `(?:no|without|free of|may not have|must not have|cannot have|can['’]t have) (?:any )?(?:prior |past )?(?:felon(?:y|ies)|criminal|convictions?)(?: (?:convictions?|records?|history|background|charges))?`,
      ),
    ],
    [
      "no",
      said(
        "clean (?:criminal|background)(?: \\w+)?|clear criminal (?:record|background|history)|felon(?:y|ies)[^.;]{0,30}disqualif\\w+",
      ),
    ],
  ],
};
