/** "no experience" isn't an exclusion: postings for it say "no experience required". */
export const requirements = new Set(
  `experience degree degrees diploma license licence certification certifications training education college resume cv
  holidays require requires requiring interview sponsorship visa english skill skills qualifications background test tests fee fees required needed
  necessary only just more less under over later limit problem sure than all available bad enough even every far good great here
  longer older ok okay fine looking lot people tengo benefits lots many much one so that there too very yet able willing work to want wanting`.split(
    /\s+/,
  ),
);

/** What employers do to applicants, as a noun and as a verb. */
const tests = new Set([
  "drug test",
  "drug tests",
  "drug testing",
  "drug screen",
  "drug screening",
  "background check",
  "background checks",
]);

/** Whether two words name such a test. */
export function isTest(text: string | undefined): boolean {
  return text !== undefined && tests.has(text.toLowerCase());
}

/** Names of several words, beyond the gazetteer's places. */
export const compounds = new Set([
  ...tests,
  "call center",
  "cold call",
  "cold calling",
  "cold calls",
  "commission only",
  "contract to hire",
  "customer service",
  "door to door",
  "door to door sales",
  "dress code",
  "early childhood",
  "early childhood education",
  "face to face",
  "family law",
  "food delivery",
  "hands on",
  "food service",
  "fast food",
  "heavy lifting",
  "higher ed",
  "higher education",
  "home health",
  "home health care",
  "life insurance",
  "mental health",
  "night shift",
  "night shifts",
  "oil and gas",
  "on call",
  "personal injury",
  "private equity",
  "pyramid scheme",
  "pyramid schemes",
  "real estate",
  "sales calls",
  "security clearance",
  "special ed",
  "staffing agencies",
  "temp to hire",
  "temp to perm",
  "third party",
  "third party recruiters",
  "unpaid intern",
  "unpaid internship",
  "unpaid internships",
  "wall street",
]);

/** Nouns that usually belong to the word before them: "no call center", "no touch freight". */
export const heads = new Set(
  `agency based care center centre check clearance college commission contact delivery desk driving duty education equity estate experience floor freight health home hospital injury institute insurance interaction
  labor management museum office party phone purchase quota retail sales school screen shift skills store tax teams time university vaccine mandate work`.split(
    /\s+/,
  ),
);

/** What is bad, big or new could be anything: alone, such a word refuses nothing. */
export const qualities = new Set("bad big fast hard high large low new old small strict toxic".split(" "));

/** Words that belong to the next one: "no mandatory overtime", "no overnight travel", "no new construction". */
export const describing = new Set([
  ...qualities,
  ..."excessive extended extensive fixed forced frequent long mandatory overnight physical set".split(" "),
]);
