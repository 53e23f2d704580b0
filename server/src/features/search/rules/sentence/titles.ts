import { matchesIn, pattern, type Recogniser, readingOf } from "./reading.ts";

/** Titles, and fixed names that stand in them, with a word that would be a filter by itself. */
const phrases = [
  "contracts? (?:manager|administrat(?:or|ion)|management|specialist|officer|analyst|coordinator|counsel|attorney|lawyer)",
  "contracts? (?:negotiat(?:or|ions?)|compliance|law|review(?:er)?|drafting|writer|closeout|furniture|manufacturing)",
  "contract[-\\s]to[-\\s](?:hire|perm(?:anent)?)|temp(?:orary)?[-\\s]to[-\\s]perm(?:anent)?",
  "(?:general|electrical|mechanical|building|roofing|plumbing|hvac|flooring|painting|government|defense|prime) contractor",
  "contractor (?:manag(?:er|ement)|relations|coordinator|liaison|safety|sales|success)",
  "permanent (?:makeup|cosmetics?|residen(?:t|ce|cy)|placement|recruit(?:er|ment)|way|jewel(?:er|ry)|secretary)",
  "permanent (?:magnets?|supportive housing)|perm (?:labor|processing|case)",
  "remote (?:sensing|pilot|operations|control(?:led)?|monitoring|access|desktop|hands|area nurse|patient)",
  "remote (?:vehicle|deposit|terminal|infrastructure|sites?)|remotely (?:operated|piloted)",
  "remote(?: or |\\s?/\\s?)hybrid|hybrid(?: or |\\s?/\\s?)remote",
  "(?:on[-\\s]?site|in-person) (?:support|coordinator|manager|technician|supervisor|nurse|medic|sales|interpreter)",
  "(?:part[-\\s]time )?job (?:coach|developer|captain|planner|analyst|trainer|counselor|placement|cost(?:ing)?)",
  "mobile (?:app(?:lication)?s?|developer|engineer|programmer|designer|phlebotomist|mechanic|crane|device|security)",
  "reading (?:specialist|teacher|interventionist|coach|tutor|recovery)",
  "social media|phoenix framework|(?:usa|psychology) today",
  "bank of america|new york (?:times|life)|washington post|texas (?:instruments|roadhouse)|california closets",
  "boston (?:scientific|consulting(?: group)?|dynamics)|(?:georgia|virginia|michigan) tech",
].map(pattern);

/** Words inside a known title never become a filter. */
export const titles: Recogniser = (sentence) =>
  phrases.flatMap((phrase) =>
    matchesIn(sentence, phrase).map((match) => readingOf(match, { kind: "title" }, match[0], match[0])),
  );
