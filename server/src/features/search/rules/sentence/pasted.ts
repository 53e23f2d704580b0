/** What adverts say around the work, as people paste it; sources of patterns for `openings.ts`. */
const labels =
  "about (?:the (?:job|role)|us)|benefits|company|compensation|department|(?:employment|job|position) type|hours|job (?:description|title|summary)|locations?|pay(?: (?:range|rate))?|position|qualifications|requirements|responsibilities|salary(?: range)?|schedule|shift|title|work location";
const praise =
  "compassionate|dedicated|dependable|dynamic|energetic|enthusiastic|experienced|friendly|hard[- ]?working|highly|motivated|passionate|qualified|reliable|self[- ]motivated|skilled|talented";
const street =
  "ave(?:nue)?|blvd|boulevard|court|ct|dr|drive|highway|hwy|lane|ln|parkway|pkwy|plaza|rd|road|st|street|way";

export const pasted = [
  `(?:${labels})(?=\\s?:)`,
  `(?:we(?:['’]re| are)(?: currently| now)? )?(?:seeking|looking for|hiring) an? (?=(?:${praise})\\b)`,
  `(?:${praise})(?=(?:,? (?:and )?[\\p{L}-]+){1,6} to join )|to join (?:our|the|a) (?:[\\p{L}-]+ ){0,3}team`,
  "(?:must be )?(?:legally )?authorized to work(?: in the (?:us|usa|u\\.s\\.?|united states))?|(?:local(?: candidate)?s only|no relocation(?: (?:assistance|available|offered|provided))?)",
  "(?:an? )?(?:eoe|eeo|equal(?: employment)? opportunity)(?: employer)?",
  `\\d{1,5} (?:[nsew]\\.? )?(?:[\\p{L}\\d]+\\.? ){1,3}(?:${street})\\.?(?:,? (?:suite|ste|unit)\\.? \\w+)?(?=,)`,
];

/** What people say to a phone. */
export const dictated = [
  "(?<=^\\s*(?:hey|ok|okay),? )(?:alexa|cortana|google|siri)|(?<=^\\s*)what['’]?s(?= (?:hiring|available|open)\\b)",
  "like(?= an? )(?<=\\bme like)|u[hm]+(?= \\p{L})(?<=\\b(?:a|and|at|for|in|like|near|the|want) u[hm]+)|you know(?=,? \\p{L})",
  "(?:that |which )?gets? (?:me|you)(?= home)",
  "(?:i )?just (?:got|finished|completed|earned|passed)(?: my)?",
  "who(?: is|['’]s) (?:\\d\\d|(?:fif|six|seven|eigh|nine)teen|(?:forty|fifty|sixty|seventy)(?:[- ][a-z]{3,5})?)(?: years old)?(?= (?:and|who|near|in)\\b|\\s*$)",
  "(?:and )?(?:who )?(?:i |she |he )?(?:doesn['’]?t|does not|don['’]?t|do not|can['’]?t) drive(?=\\s*$| (?:and|near|in)\\b)",
];
