import { occupationsTitled } from "../occupations/titles.ts";
import type { Reading } from "./reading.ts";
import { meaningOf, type TitleReading } from "./title-reading.ts";
import type { Sentence } from "./words.ts";

/** Who works in the morning if "am" is before it. Products and accounts have managers. */
const staff =
  "(?:(?:banquet|grill|lead|line|prep) )?(?:bartenders?|baristas?|cashiers?|cnas?|cooks?|custodians?|dishwashers?|housekeepers?|hosts?|hostess(?:es)?|janitors?|lpns?|lvns?|nurses?|rns?|servers?|stockers?)";

const subjects =
  "accounting|art|arts|biology|business|chemistry|communications?|computer science|counseling|criminal justice|economics|education|english|finance|history|marketing|math|mathematics|music|nursing|philosophy|political science|psychology|public \\p{L}+|social work|sociology|teaching|theology";

/**
 * Words that aren't the title they look like right after certain words (`<`), right before them (`>`) or anywhere in
 * the sentence (`~`). After `=` comes the title that is meant, if one is. A line without such words always holds.
 */
const lines = `
startup engineers?
engineering start-?ups?
nursing schools?
dsp ~ ads?|advertising|audio|campaigns?|embedded|firmware|fpga|matlab|programmatic|signal
dsp ~ amazon = delivery driver
ea ~ irs|tax|taxes
gc < project engineers?|superintendents?
gc > superintendents?
vets? < hires?|hiring
vets? > encouraged|preferred|welcome
(?:child|day) ?care provided
playwrights? ~ automation|cypress|e2e|qa|sdet|selenium|test(?:er|ing|s)?|typescript
arc|berger|brenner|cutters?|fischer|richter|tim|weber
va < the
va > beach|benefits|disability|loans?
cma ~ accountants?|accounting|controller|cpa
ot < daily|forced|plus|mandated|mandatory|of|paid|some|unlimited|voluntary|weekly
ot > available|eligible|hours|offered|pay|required
[ap]m > ${staff}
am < early
aa|ba|cs|ee|ma > degrees?|majors?|in (?:${subjects})|(?:or|and|&) bs
aa > flight
car sales(?: reps?)? < company
labor day > parade|weekend
ad > agency|buyer|campaigns?|copy|exchange|network|operations|ops|platform|revenue|sales|server|tech|traffick\\p{L}+
companions? > animals?
cs < bs in|degree in|ms in|phd in
cs > background|new grads?|grads?|graduates?|interns?|internships?|students?
em > attending|doctor|medicine|np|nurse|pa|physician|provider|residents?
da > office
extras? > cash|hands?|help|hours?|income|jobs?|money|pay|shifts?|work
fc ~ amazon
guards? < air|coast|color|honor|mouth|national
hosts? > famil(?:ies|y)|homes?
justice < criminal|environmental|juvenile|racial|restorative|social
justice > degree|involved|reform|studies|system
marines? > corps|industry|parts|sales|science|store|supply|technology
models? < role
models? > homes?|risk|trains?|validation
otr ~ class a|cpm|doubles|dry van|flatbed|hauling|hazmat|loads|miles|reefer|tanker|trucking = otr driver
padre > island
po > box
pilots? > cars?|light|program|project|testing
servers? < dns|file|game|linux|mail|proxy|sql|unix|web|windows
servers? > administration|hardware|maintenance|migration|racks?|rooms?|side
producers? < p&c|personal lines|commercial lines = insurance producer
schedule engineers? < \\d+/\\d+
vets? > transitioning
vets? < army|combat|disabled|military|navy
ceo|cfo|coo|cto|president > assistants? = executive assistant
coders? ~ billing|ccs|cpc|drg|hcc|hospital|icd|inpatient|medical|outpatient|rhi[at] = medical coder
front desk < church|clinic|fitness|gym|office|salon|school|spa|vet(?:erinary)?|ymca = receptionist
rt > \\(r\\) = radiologic technologist
`;

interface Other {
  readonly title: RegExp;
  readonly isThere: (ahead: string, behind: string) => boolean;
  readonly meant: string | undefined;
}

const others = lines.trim().split("\n").map(otherOf);
const any = new RegExp(`^(?:va|${others.map(({ title }) => title.source.slice(1, -1)).join("|")})$`, "i");

function otherOf(line: string): Other {
  const [, title = "", where, words = "", meant] = /^(.+?)(?: ([<>~]) (.+?))?(?: = (.+))?$/.exec(line) ?? [];
  return { title: new RegExp(`^(?:${title})$`, "i"), isThere: finderOf(where, words), meant };
}

function finderOf(where: string | undefined, words: string): Other["isThere"] {
  const spaced = `(?:${words.replaceAll(" ", "\\s+")})`;
  const found = (pattern: string) => new RegExp(pattern, "iu");
  const [before, after] = ["(?<!\\p{L})", "(?!\\p{L})"];
  if (where === undefined) return () => true;
  if (where === "<") {
    const ending = found(`${before}${spaced}\\s+$`);
    return (ahead) => ending.test(ahead);
  }
  if (where === ">") {
    const beginning = found(`^\\s*${spaced}${after}`);
    return (_ahead, behind) => beginning.test(behind);
  }
  const anywhere = found(`${before}${spaced}${after}`);
  return (ahead, behind) => anywhere.test(ahead) || anywhere.test(behind);
}

/** Corrects titles by the words around them: "va" is no assistant in "rn at the va", and a "cpc coder" codes bills. */
export function toldApart({ text }: Sentence, titles: readonly TitleReading[]): TitleReading[] {
  return titles.flatMap((title) => {
    const { start, end } = title;
    if (!any.test(text.slice(start, end))) return [title];
    const [ahead, said, behind] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
    const isNext = (other: Reading) => other.start > end && /^\s+$/.test(text.slice(end, other.start));
    if (/^va$/i.test(said) && titles.some(isNext)) return [];
    const other = others.find((each) => each.title.test(said) && each.isThere(ahead, behind));
    if (!other) return [title];
    return other.meant === undefined ? [] : [{ ...title, ...meaningOf(occupationsTitled(other.meant)) }];
  });
}
