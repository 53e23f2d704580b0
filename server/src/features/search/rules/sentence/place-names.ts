import { fold } from "../../../../platform/places/fold.ts";

/**
 * What a name in the gazetteer needs to be read as a place. "near" and a radius before it are always enough.
 * - `nothing`: the bare name is enough;
 * - `preposition`: often means something else, so it needs "in" or "from" before it, or its state after it;
 * - `introduction`: also an occupation ("cook MN"), so its state isn't enough;
 * - `state`: a word that follows "in" in job searches ("in law"), so it needs its state.
 */
export type Need = "nothing" | "preposition" | "introduction" | "state";

export function needOf(name: string): Need {
  return needs.get(fold(name)) ?? "nothing";
}

const needs: ReadonlyMap<string, Need> = new Map([
  ...listed(
    "preposition",
    `aba aurora bath batman bender carolina chad cork corona dc delta dupont eureka hull independence
    jersey jordan liberty mary orange paradise rugby salem sandwich surprise temple toyota turkey us van wells`,
  ),
  ...listed(
    "introduction",
    "baker chandler cook cooper crane driver foster helper hunter mason mentor officer page taylor trainer walker weaver",
  ),
  ...listed(
    "state",
    `ada advance ajax alta ariz calif colo conn fla mass mich minn nev okla penn tenn tex wash wisc apache apex as asbestos asia august banks bar barking basin battle bay beacon bear beaver best
    branch bridge bright brush bury buy can casino center central church circle city clever college combine come comfort
    commerce converse cool crystal cypress dart date deal deposit dig dollar early economy eden effort eminence energy
    english enterprise eye federal fleet forest forth freedom friend friendly gap gateway glide globe goes golden grace
    grant grants green harbor hard harper hazard high hill hit holder holiday home hook hope humble industry jenkins
    justice landing law lead lens liberal long male man manage mango many march marathon marine mart media metro mission
    mobile mold mongo most much nice nitro normal nov of omega opportunity oracle oral outlook over pearl peer perm pioneer
    plenty plum police pool pop post price progress prospect purchase reading real reform republic research rice rock
    rust sale salon same san save say send side slough snowflake spa split spring springs star stelle stock street strong success
    summit superior talent tank tapping than thermal tool tower tyre union unity university valley vice vista wa ware we
    welcome well wing wise worth young`,
  ),
  // "El campo" is the countryside, where people pick grapes.
  ["el campo", "state"],
]);

function listed(need: Need, names: string): [string, Need][] {
  return names.split(/\s+/).map((name) => [name, need]);
}

/** State codes that are neither words nor abbreviations in job searches; they count on their own in capitals. */
const plainCodes = new Set("AK AZ FL IL KS KY MN NH NJ NM NV NY OH TN TX UT WA WI WV WY".split(" "));

export function isPlainCode(text: string): boolean {
  return plainCodes.has(text);
}

/** Those that begin no other phrase of a job search, in lower case too: "tx nurse", "fl electrician". */
const leadingCodes = new Set(
  "ak az ca ct dc fl ga il kc ks ky mi mn mo nc nd ne nh nj nm nv ny oh ri sc sd tn tx ut vt wa wi wv wy".split(
    " ",
  ),
);

/** Those of them that are also titles: "pa cna" may be two titles, "pa welder" is one. */
const leadingTitles = new Set("ma md pa".split(" "));
const shortestTitle = 5;

/** Whether a state's code may come right before a title. */
export function mayLead(code: string, title: string): boolean {
  return leadingCodes.has(code) || (leadingTitles.has(code) && title.length >= shortestTitle);
}

/** Codes that are also words: in lower case they mean a state only at the end. */
const wordCodes = new Set("al as de hi id in it la me of ok on or to".split(" "));

export function isWordCode(text: string): boolean {
  return wordCodes.has(text);
}

/** "downtown la", "south la": after a part of a city it is Los Angeles; alone it is only after "in". */
export function isLa(text: string): boolean {
  return /^la$/i.test(text);
}

/** Those of them that nobody means as a state even at the end. */
const neverCodes = new Set("as in it of on to".split(" "));

export function isNeverCode(text: string): boolean {
  return neverCodes.has(text);
}

/** Codes that are words, but places at the end after "in": "nurse in me", "jobs in la". */
const endings = new Set("al de hi id la me ok or".split(" "));

export function endsSentence(text: string): boolean {
  return endings.has(text);
}

/** Such codes that follow their own cities: "tulsa ok nurse", "portland me cook". "in" and "or" join too often. */
const afterCities = new Set("al de hi id la me ok".split(" "));

export function followsCity(text: string): boolean {
  return afterCities.has(text);
}

/** State codes as people write them with dots, unless that is a title or a time: "n.c.", "d.c.", "l.a.", "u.s.". */
export function isDottedCode(text: string): boolean {
  return /^(?:d\.c|l\.a|n\.[chjmy]|r\.i|s\.[cd]|u\.[sk]|w\.v)$/i.test(text);
}

/** Airport codes that are words, or parts of titles, unless they are in capitals. */
const wordAirports = new Set(
  "aus bos bur cle den hou ind las mem mia oak ont pit ric roc san sat sav sea".split(" "),
);

export function isWordAirport(text: string): boolean {
  return text !== text.toUpperCase() && wordAirports.has(text.toLowerCase());
}

/** Codes that are abbreviations in job searches even in capitals: accounts receivable, Microsoft, professional engineer, quality control. */
export function isJobCode(text: string): boolean {
  return text === "AR" || text === "MS" || text === "PE" || text === "QC";
}
