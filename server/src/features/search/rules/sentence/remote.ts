import { message } from "@candor/contract/messages/message";
import { homeOfficeIn } from "./home-office.ts";
import { remote as misspelled, workFromHome } from "./misspelled.ts";
import { lookingFor, pattern, type Reading, type Recognizer, type Remote, readingOf } from "./reading.ts";

const work = "(?: (?:work|working|jobs?|positions?|roles?|only))?";
const onSite = "(?:on[-\\s]?site|in[-\\s]office|in[-\\s]person)";
/** "remote, hybrid or on site" restricts nothing. */
const any = `(?:remote|hybrid|${onSite})`;

/** "away from home" and "far from home" say where the work is. */
const home = "(?=from)(?<!\\b(?:away|close|far) )from (?:my |your )?home";
const fromHome = `(?:${workFromHome}|from home|wfh|work(?:ing)? remotely|at home)`;
const refusing =
  "(?:not?(?: (?:into|looking for|seeking))?|never|without|(?:are|is)n['’]?t|(?:i )?(?:don['’]?t|do not) want(?: to)?)";

/** Shops sell online, and people apply there, wherever the work is. */
const soldOnline =
  "\\b(?:ads?|advertis(?:e|ing)|appl(?:ication|ied|y)|banking|class(?:es)?|courses?|grocer(?:ies|y)|marketing|orders?|retail|sales?|sell(?:er|ing)?|shop(?:per|ping)?|stores?)";

const patterns: readonly (readonly [RegExp, Remote])[] = [
  [pattern(`(?<=[\\p{L}\\p{N}]\\s?/\\s?)remote${work}`), "include"],
  [pattern(`(?:fully[- ]|(?:full|100%|completely|only) )?remote(?:ly)?${work}`), "only"],
  [pattern("homeoffice|remote[-\\s]first(?: (?:compan(?:y|ies)|startups?|teams?))?"), "only"],
  [
    pattern(
      `(?:(?:fully|full|100%|only) )?(?:${workFromHome}|(?:work(?:ing)? )?${home}|(?:remote,? )?work(?:ing)? from anywhere(?: in the world)?|wfh|work(?:ing)? remotely|home[-\\s]based)(?: only)?`,
    ),
    "only",
  ],
  [
    pattern(
      `remote from home|work(?:ing)?[-\\s]at[-\\s]home|remot[oa]s?|${misspelled}|(?:trabajos? )?desde (?:la |mi )?casa|(?:trabajos?|trabajar|empleos?) en (?:mi )?casa(?! de\\b)|a distancia|à distance|sin salir de (?:mi )?casa|oficina en casa|t[eé]l[eé]travail|teletrabajo|teletrabalho`,
    ),
    "only",
  ],
  [pattern(`(?:(?:fully|full|100%|only) )?(?:tele(?:work(?:ing)?|commut(?:e|ing)))${work}`), "only"],
  [
    pattern(
      `(?:work(?:ing)? )?online(?<!${soldOnline} online)(?: (?:work(?:ing)?|jobs?|positions?|roles?|only|from (?:my )?home)|(?= (?:(?:full|part)[- ]time|chat|customer (?:service|support)|data entry|english (?:teacher|tutor)|transcription|typing)\\b)|\\s*$|(?= (?:no|not|without)\\b))|(?:trabajos? )?(?:en l[ií]nea(?! de\\b)|por internet)`,
    ),
    "only",
  ],
  [
    pattern(`(?:(?:not?|non|without|never)[-\\s]?(?:(?:fully|100%) )?remote${work}|no remot[oa]s?)`),
    "exclude",
  ],
  [
    pattern(`remote${work}(?: is)? (?:not|isn['’]?t) (?:required|needed|necessary|a must|important)`),
    "include",
  ],
  [pattern(`not (?:exclusively|just|necessarily|only|strictly) remote${work}`), "include"],
  [pattern(`${refusing} (?:remote${work}|${fromHome})`), "exclude"],
  [
    pattern(
      "(?<!\\bstay[-\\s])at[-\\s]home(?= (?:call|customer|data|full|jobs?|mom|moms|only|part|typing|work)\\b)|(?<=\\b(?:billing|coding|entry|jobs?|service|support|transcription|typing) )at home",
    ),
    "only",
  ],
  [pattern(`(?:on-?site|in-office|in[-\\s]person|presencial)${work}`), "exclude"],
  [pattern(`${onSite} only`), "exclude"],
  // "on site manager" is a title.
  [pattern("on site(?=\\s*$|\\s+(?:in|near|no|not|only|without)\\b)"), "exclude"],
  [pattern(`or remote${work}|remote or`), "include"],
  [pattern("remote[-\\s](?:ok|okay|friendly|possible|optional)"), "include"],
  [pattern(`(?:${any}(?:\\s?[/|]\\s?|,? or |, )){2}${any}|${onSite}\\s?/\\s?remote`), "include"],
  [pattern(`(?:remote or ${onSite}|${onSite} or remote)`), "include"],
];

const inWords = lookingFor(
  patterns,
  ([pattern]) => pattern,
  (match, [, remote]) => reading(match, remote),
);

function reading(match: RegExpExecArray, remote: Remote): Reading {
  return readingOf(match, { kind: "remote", remote }, remote, message(`chip.remote.${remote}`));
}

/** "hybrid" is a wish: no value of the filter means it. */
export const remote: Recognizer = (sentence, names) => [
  ...inWords(sentence, names),
  ...homeOfficeIn(sentence).map((match) =>
    reading(match, /(?:lich|opcional|parcial)$/i.test(match[0]) ? "include" : "only"),
  ),
];
