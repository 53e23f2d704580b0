import { itself, lookingFor, pattern, type Recognizer, readingOf } from "./reading.ts";

/** Titles that contain a word that would be a filter on its own, beyond those in the occupation graph. */
const titles = [
  "contracts? (?:manager|administrator|specialist|officer|analyst|coordinator|counsel|attorney|lawyer|negotiator|writer)",
  "(?:general|electrical|mechanical|building|roofing|plumbing|hvac|flooring|painting|government|defense|prime) contractor",
  "contractor (?:manager|relations|coordinator|liaison|safety|sales)",
  "internships? (?:program )?(?:coordinator|director|manager|supervisor|specialist|advis[eo]r)|intern (?:coordinator|supervisor)",
  "permanent (?:makeup artist|recruiter|way engineer|jewel(?:er|ry)|secretary)",
  "remote sensing (?:analyst|scientist|specialist|engineer)|remote (?:pilot|area nurse)",
  "on[-\\s]?site support (?:engineer|technician|specialist|analyst)",
  "(?:on[-\\s]?site|in[-\\s]person) (?:coordinator|manager|technician|supervisor|nurse|medic|interpreter)",
  "(?:part[-\\s]time )?job (?:coach|developer|captain|planner|analyst|trainer|counselor)",
  "mobile (?:developer|engineer|programmer|designer|phlebotomist|mechanic|crane operator)",
  "reading (?:specialist|teacher|interventionist|coach|tutor)",
].map(pattern);

/** Fixed names that contain such a word. */
const names = [
  "contracts? (?:administration|management|negotiations?|compliance|law|review(?:er)?|drafting|closeout|furniture|manufacturing)",
  "zero[- ]hours? contracts?|training contracts?(?<!\\bon[- ]the[- ]job training contracts?)|gap year",
  "smart contracts?|contracts? (?:liaison|support)",
  "contractor (?:management|success)",
  "permanent (?:makeup|cosmetics?|residen(?:t|ce|cy)|placement|recruitment|way)",
  "permanent (?:magnets?|supportive housing)|perm (?:labor|processing|case)",
  "remote (?:sensing|operations|control(?:led)?|monitoring|access|desktop|hands|patient)",
  "remote (?:vehicle|deposit|terminal|infrastructure|sites?)|remotely (?:operated|piloted)",
  "(?:on[-\\s]?site|in[-\\s]person) (?:interviews?|support|sales)",
  "job (?:placement|cost(?:ing)?)",
  "mobile (?:app(?:lication)?s?|crane|device|security)",
  "reading recovery|ada (?:accommodations?|complian(?:t|ce)|coordinator)",
  "(?:pe|vc)[- ](?:backed|owned|funded|firms?|funds?|portfolio)",
  "(?:with|offers?|free) (?:child|day)[- ]?care(?=\\s*$)|(?:child|day)[- ]?care (?:assistance|benefits?|discount|provided|stipend|subsidy)",
  "(?:no|low|light)[-\\s]touch(?: freight)?",
  "senior (?:living|care|citizens?|services|housing|community|cent(?:er|re)s?|homes?(?! (?:health|care|infusion))|high school)",
  "junior (?:college|high(?: school)?|varsity)",
  "social media|phoenix framework|(?:usa|psychology) today",
  "fortune (?:50|100|500|1000)|new york life|washington post|texas instruments|california closets",
  "boston (?:consulting(?: group)?|dynamics)|(?:georgia|virginia|michigan) tech",
].map(pattern);

/** Words inside a known title never become a filter. */
export const fixedTitles: Recognizer = lookingFor(titles, itself, (match) => {
  const label = match[0]
    .replace(/\s+/g, " ")
    .replace(/(?<![\p{L}\p{N}])\p{L}/gu, (first) => first.toUpperCase());
  return readingOf(match, { kind: "occupation", occupations: [] }, label, label);
});

/** Words inside a known name don't either. */
export const fixedNames: Recognizer = lookingFor(names, itself, (match) =>
  readingOf(match, { kind: "name" }, match[0], match[0]),
);
