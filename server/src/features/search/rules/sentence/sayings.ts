import { sameAs } from "../same-words.ts";
import { matchesIn, pattern, type Recognizer, readingOf } from "./reading.ts";

/**
 * Phrases that postings say in other words: Spanish ones, those that deny something, time zones, and where people work.
 * They are free text, with what postings say as synonyms (`same-words.ts`).
 */
const phrases = [
  "non[- ]cdl|(?:no|sin|without(?: a)?) (?:licencia (?:de )?)?cdl(?: licen[sc]e)?(?: required| needed| necessary)?",
  "no (?:on[- ]?)?call(?! cent(?:er|re)s?\\b)(?: required)?",
  "no holidays?(?: required)?|holidays off",
  "(?:sin|no tengo|(?:que )?no (?:se (?:requiere|necesita)|(?:pid[ae]|requier[ae]|necesit[ae]|exij[ae])n?)) licencia|licencia no (?:es )?(?:requerida|necesaria)|sin certificaci[oó]n|sin certificados?",
  "no (?:(?:driver['’]?s? )?licen[sc]es?|certifications?|certificates?|certs?)(?: required| needed| necessary| yet)?",
  "(?:(?:yo )?no (?:hablo|s[eé])(?: mucho| nada de)?|sin(?: hablar| saber)?|no|(?:que )?no (?:necesit(?:[ae]n?|o)|hace falta|pid[ae]n?|piden?|requier[ae]n?|se (?:necesita|pide|requiere|habla))(?: hablar| saber)?|sin necesidad de(?: hablar| saber)?) ingl[eé]s|ingl[eé]s no (?:es )?(?:requerido|necesario|obligatorio)",
  "(?:con |que (?:den|ofrezcan?|tengan?) )?seguro (?:m[eé]dico|de salud)",
  "my english(?: is)? (?:not|no|isn['’]?t) (?:(?:so|very) )?good|(?:i )?(?:don['’]?t|do not|can['’]?t|cannot|no|not) speak(?:ing)? (?:(?:any|good|much|well) )?english(?: (?:good|well|much|very)){0,2}",
  "no english(?: required| needed| necessary)?|no need (?:to speak|for) english",
  "(?:eastern|central|mountain|pacific)(?: standard)? (?:time(?:[- ]?zone)?|hours)|(?:east|west) coast (?:hours|time)|[ecmp][sd]t (?:hours|time(?:[- ]?zone)?)",
  "(?:dentist|doctor|lawyer|attorney|vet)(?:['’]?s)? (?:office|clinic)|va (?:hospital|clinic|medical center)",
  "con experiencia",
  "per(?:-| )diem",
  "(?:(?:get )?paid |pays? |pago )?(?:(?:per|by the) mile|por milla)",
  "(?:(?:pago|pagad[oa]s?|paga[ns]?|paguen?) )?(?:en )?efectivo|(?:get )?(?:paid|pays?|paying)(?: in)? cash|cash (?:pay(?:ing)?|paid|in hand)|cash(?= jobs?\\b)|(?:paid )?under the table",
  "haitian(?:-| )creole",
  "tier (?:[1-3]|i{1,3}|one|two|three)",
  "[2-4] days?(?: (?:a|per|each) |\\s?/\\s?| )(?:week|wk)",
  "(?:3|three) twelves|(?:3|three)\\s?x?\\s?12(?:['’]?s)|3\\s?x\\s?12|(?:12|twelve)[-\\s]?h(?:ou)?rs?(?: shifts?| days?|(?= (?:day|evening|night|overnight)s?\\b))|12['’]?s",
  "(?:4|four) tens|(?:4|four)(?:\\s?[x/]\\s?|\\s)10(?:['’]?s)(?: (?:shifts?|schedule))?|4\\s?x\\s?10|(?:10|ten)[-\\s]?h(?:ou)?rs?(?: shifts?| days?|(?= (?:day|evening|night|overnight)s?\\b))",
  "home (?:daily|nightly|(?:every|each) (?:day|night))|home (?:weekly|every week|(?:(?:on|every|most) )?weekends?)",
  "(?:christmas|holiday|summer|winter)(?:[- ]?time| season)? (?:employment|gigs?|help|jobs?|work)(?! study\\b)",
  "(?:7|seven) (?:days? )?on[,/]? (?:and )?(?:7|seven) (?:days? )?off",
  // Who lives where they work: "de planta" is also a plant.
  "(?:intern[ao]s?|de planta|de quedada|puertas adentro|con cama adentro)(?<=(?:ni[nñ]er|emplead|cuidador|trabajador|muchach|dom[eé]stic|enfermer)[ao]s?(?: \\p{L}+){0,3} \\p{L}+(?: adentro)?)|live[- ](?:in|on[- ]?site)(?= (?:position|job|work|only)s?\\b|\\s*$)",
  "entrada inmediata|contrataci[oó]n inmediata",
];
const saying = pattern(phrases.join("|"));

/** What a saying denies may be part of a longer name. */
const denying = 20;

export const sayings: Recognizer = (sentence) =>
  matchesIn(sentence, saying)
    .filter(([text]) => sameAs(shortest(text)).length > 0)
    .map((match) => {
      const reading = readingOf(match, { kind: "saying" }, shortest(match[0]), match[0]);
      // "non cdl driver" isn't a "cdl driver".
      return {
        ...reading,
        known: reading.known + (/^(?:non?|sin|without)\b(?! holiday)/i.test(match[0]) ? denying : 0),
      };
    });

/** What many ways of saying a thing have in common. */
const usual: readonly (readonly [RegExp, string])[] = [
  [/ingl[eé]s$|^ingl[eé]s no/i, "sin inglés"],
  [/^.*licen[cs]\w+.*cdl|cdl licen/i, "no cdl"],
  [/^no (?:driver|tengo)|licencia no|^(?:que )?no .*licencia$/i, "no license"],
  [/licen[sc]es? yet$/i, "no license"],
  [/cert\w* yet$/i, "no certification"],
  [/speak|(?:for|my) english/i, "no english"],
  [/^per.diem$/i, "per diem"],
  [/mil(?:e|la)$/i, "per mile"],
  [/cash|efectivo|under the table/i, "cash pay"],
  [/^summer/i, "summer job"],
  [/^winter/i, "winter job"],
  [/^(?:christmas|holiday)[- st]/i, "holiday job"],
  [/^home.*(?:da|nig)/i, "home daily"],
  [/^home/i, "home weekly"],
  [/^(?:3|three).*(?:12|twelves)|^(?:12|twelve)/i, "12 hour shift"],
  [/^(?:7|seven)/i, "7 on 7 off"],
  [/^(?:intern|de [pq]|puertas|con cama|live)/i, "live in"],
  [/^(?:4|four).*(?:10|tens)|^(?:10|ten)/i, "10 hour shift"],
];

/** Spanish has many ways to say that a job comes with health insurance. */
function shortest(text: string): string {
  const named = usual.find(([said]) => said.test(text));
  if (named) return named[1];
  const week = /^(\d) days?.*w(?:ee)?k$/i.exec(text);
  if (week) return `${week[1]} days a week`;
  return text.replace(/^.*(?=seguro (?:m[eé]dico|de salud)$)/i, "");
}
