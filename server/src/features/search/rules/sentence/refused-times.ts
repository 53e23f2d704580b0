/** Parts of patterns: how people say when they won't work. */
export const refusing =
  "(?:(?:that )?(?:are|is)n['’]?t|(?:i |that |which )?(?:(?:do|does|ca|wo)n['’]?t|(?:do|does) not|cannot)(?: want)?(?: to)?(?: (?:do|work|require|involve|need|include))?|(?:unable|not (?:able|willing)) to(?: work)?|not available(?: to work)?)";
const refusedTimes =
  "(?:(?:afternoon|evening|morning|night|nite|overnight)s?|overtime|on[- ]?call|remote(?=,| or| nor)|travel(?:ing)?)";
/** "no nights or weekends": what isn't wanted before. */
export const refusedBefore = `(?=weekend|wk)(?<=(?:^|[\\s(,;:/])(?:no|not|neither|never|without|except|excluding|avoid|minus|${refusing}) (?:${refusedTimes}(?:(?:,| or| and| nor|,? no)? |,|\\s?/\\s?)){1,3})`;
