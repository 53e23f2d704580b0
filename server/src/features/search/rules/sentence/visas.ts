/** Parts of patterns: what foreigners need to work, as the authorities call it. */
export const visa =
  "(?:visas?|h-?1-?b|h1 b|(?:h-?2-?[ab]|j-?1|eb-?[1-3])(?: visas?)?|(?:tn|e-?3|o-?1|work|immigration|skilled worker|(?:subclass )?(?:186|482|494)) visas?|green cards?|(?:eu|european union) blue cards?)";
/** What an employer in Canada, Ireland or the United Kingdom applies for. */
export const permits =
  "lmia(?:[- ](?:approved|available|jobs?|sponsorship|support))?|critical skills(?: employment)? permits?|tier 2 sponsor(?:s|ship)?|certificates? of sponsorship";
