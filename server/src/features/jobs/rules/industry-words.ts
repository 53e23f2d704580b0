import type { Industry } from "./posting-draft.ts";

type Words = readonly (readonly [Industry, RegExp])[];

/** Categories as sources name them; one text may name several ("Health Legal Affairs"). */
export const sourceCategories: Words = [
  ["Administrative", /\b(?:clerical|administrative support|administration)\b/i],
  [
    "Customer Service",
    /\b(?:customer (?:service|support|success|experience)|support)\b(?!.*administrative)(?<!administrative support)/i,
  ],
  ["Design", /\b(?:design|creative|ux)\b/i],
  ["Education", /\beducation\b/i],
  ["Engineering", /\bengineering\b/i],
  ["Finance", /\b(?:finance|accounting)\b/i],
  ["Health Care Provider", /\b(?:health ?care|health|nursing|medical|clinical)\b/i],
  [
    "Human Resources",
    /\b(?:human resources|people(?: ops| operations| team)?|talent|recruit(?:ing|ment))\b/i,
  ],
  [
    "Information Technology",
    /\b(?:technology|information technology|it|software|data (?:engineering|science|platform)|security engineering)\b/i,
  ],
  ["Legal", /\blegal\b/i],
  ["Manufacturing", /\bmanufacturing\b/i],
  ["Marketing", /\b(?:marketing|growth)\b/i],
  [
    "Other",
    /\b(?:public safety|building operations|community programs|social services|maintenance & operations)\b/i,
  ],
  ["Product Management", /\bproduct(?: management)?\b(?! design| marketing)/i],
  ["Project Management", /\bproject management\b/i],
  ["Public Relations", /\b(?:public relations|communications)\b/i],
  ["Purchasing", /\b(?:purchasing|procurement)\b(?<!accounting, & procurement)/i],
  ["Quality Assurance", /\bquality(?: assurance| control)?\b/i],
  ["Research", /\bresearch\b/i],
  ["Sales", /\b(?:sales|business development)\b/i],
  ["Science", /\b(?:science|laboratory)\b(?<!data science)/i],
  ["Supply Chain", /\b(?:supply chain|logistics)\b/i],
];

/** Words in titles, each of which decides alone; a title with words of two industries stays undecided. */
export const titleWords: Words = [
  [
    "Administrative",
    /\b(?:(?:administrative|executive|office|clerical) (?:assistant|associate|aide|support)|receptionist|secretary|clerk|typist|data entry|office manager)\b/i,
  ],
  ["Advertising", /\b(?:advertising|media (?:buyer|planner)|copywriter)\b/i],
  ["Customer Service", /\b(?:customer (?:service|support|care|success)|call cent(?:er|re))\b/i],
  ["Design", /\b(?:designer|ux|ui\/ux|graphic|illustrator|art director|animator|animation)\b/i],
  [
    "Distribution",
    /\b(?:warehouse|driver|courier|delivery (?:driver|associate)|forklift|dispatcher|package handler|truck)\b/i,
  ],
  ["Education", /\b(?:teacher|professor|tutor|lecturer|faculty|teaching|school counselor)\b/i],
  [
    "Engineering",
    /\b(?:(?:civil|mechanical|electrical|chemical|structural|environmental|aerospace|biomedical|industrial|hardware|stationary|geotechnical|transportation|process) engineer(?:s|ing)?|architect(?:ural)? (?:engineer|drafter)|surveyor)\b/i,
  ],
  [
    "Finance",
    /\b(?:accountant|accounting|accounts (?:payable|receivable)|auditor|bookkeeper|financial|finance|actuar(?:y|ial)|tax|treasury|controller|banker|underwriter)\b/i,
  ],
  [
    "Health Care Provider",
    /\b(?:nurse|nursing|rn|lpn|cna|physician|doctor|surgeon|therapist|pharmacist|pharmacy|dentist|dental|phlebotomist|paramedic|emt|caregiver|clinician|radiolog\w+|sonographer|midwife|medical assistant|psychiatrist)\b/i,
  ],
  [
    "Human Resources",
    /\b(?:human resources|hr|recruiter|recruiting|talent acquisition|people operations)\b/i,
  ],
  [
    "Information Technology",
    /\b(?:software|(?:web|mobile|java|python|javascript|php|ruby|ios|android|etl|sql|salesforce|front[ -]?end|back[ -]?end|full[ -]?stack|application|database|cloud|devops|network|systems?|data|security|cyber\s?security|machine learning|site reliability|it) (?:engineer|developer|administrator|architect|programmer|specialist|technician)|developers?|programmer|devops|cyber\s?security|information technology|computer|it support|help ?desk|dba|sysadmin|webmaster)\b/i,
  ],
  ["Legal", /\b(?:attorney|lawyer|paralegal|(?:general|legal|associate) counsel|legal)\b/i],
  ["Manufacturing", /\b(?:machinist|assembler|welder|cnc|fabricator|manufacturing|tool and die)\b/i],
  ["Marketing", /\b(?:marketing|seo|brand manager|social media)\b/i],
  ["Product Management", /\bproduct (?:manager|owner|management)\b/i],
  ["Project Management", /\b(?:project (?:manager|coordinator|management)|scrum master|program manager)\b/i],
  [
    "Public Relations",
    /\b(?:public relations|press (?:officer|secretary)|communications (?:manager|director|specialist|officer))\b/i,
  ],
  ["Purchasing", /\b(?:purchasing|buyer|procurement)\b/i],
  [
    "Quality Assurance",
    /\b(?:qa|quality (?:assurance|control|engineer)|tester|test (?:engineer|analyst|lead)|sdet)\b/i,
  ],
  ["Sales", /\b(?:sales|account executive|business development)\b/i],
  ["Science", /\b(?:chemist|biologist|microbiologist|physicist|geologist|epidemiologist|laboratory)\b/i],
  ["Supply Chain", /\b(?:supply chain|logistics)\b/i],
  ["Training", /\b(?:trainer|training (?:specialist|manager|coordinator)|learning and development)\b/i],
];

/** Words that count only if none of the above does. */
export const vagueTitleWords: Words = [
  ["Analyst", /\banalyst\b/i],
  ["Consulting", /\bconsultant\b/i],
  ["Engineering", /\bengineer\b/i],
  ["Production", /\bproduction (?:operator|worker|associate|supervisor|manager)\b/i],
  ["Research", /\bresearch(?:er)?\b/i],
];
