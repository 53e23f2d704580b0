import { pattern } from "./reading.ts";

/** Between the ends of a range: "9-5", "9 to 5". */
export const to = "\\s?(?:[-–]|to)\\s?";
const minutes = "(?::[0-5]\\d)?";
/** Beside "am" or "pm", the colon may be missing: "630am to 3pm". */
const loose = "(?::?[0-5]\\d)?";
const exact = `(?<from>1[0-2]|[1-9])${loose}\\s?(?<half>[ap])\\.?m?\\.?(?:${to}|\\s+a\\s+)(?<until>1[0-2]|[1-9])${loose}\\s?(?<untilHalf>[ap])\\.?m?`;
/** "6-10pm" begins in the evening, and "10-2pm" in the morning. */
const short = `(?<first>1[0-2]|[1-9])${minutes}${to}(?<last>1[0-2]|[1-9])${loose}\\s?(?<lastHalf>[ap])\\.?m\\.?`;
/** "de 8 a 5", "de las 9 a las 5". */
const until = `(?:${to}|(?<=\\bde (?:las )?\\d${minutes})\\s+a\\s+(?:las\\s+)?)`;
/** "7-330", "730-4". */
const compact = "(?:[6-9][-–][2-5](?:00|15|30|45)|[6-9](?:00|15|30|45)[-–][2-5](?:00|15|30|45)?)";
/** Without "am" or "pm", only those that hardly any job means otherwise. */
const usual = `(?:(?<day>[6-9]${minutes}${until}[2-5]|${compact}|nine to five)|(?<evening>[2-4]${minutes}${to}1[0-2])|(?<night>11${minutes}${to}7))${minutes}(?:\\s?p\\.?m\\.?)?`;
const counted = "hrs?|hours?|days?|weeks?|wks?|months?|years?|yrs?|miles?|mi|people|employees";

/**
 * "7am-3pm", "9 am to 5:30 pm", "8am a 5pm", "after 5pm", and without "am" and "pm" what is usual: "9-5", "3 to 11",
 * "11-7".
 */
export const hoursOfDay = pattern(
  `(?:${exact}|(?<!(?:\\b(?:ages?|aged|grades?)|\\$)\\s*)(?:${short}|${usual})(?![/%$]| (?:${counted})\\b)|(?<at>1[0-2]|[1-9])${minutes}\\s?(?<atHalf>[ap])\\.?m\\.?(?= (?:shifts?|starts?)(?!\\p{L}))|(?<late>after (?:[3-7]${minutes}|three|four|five|six|seven)\\s?p\\.?m\\.?|(?<=\\b(?:evenings?|nights?) )after [3-7]))(?: (?:shifts?|schedule|hours|starts?(?<=m\\.? starts?)))?`,
);

/** By the hour at which it begins. What ends before midnight isn't work at night. */
export function shiftOf({ groups }: RegExpExecArray): "day" | "evening" | "night" {
  const { day, evening, night, late } = groups!;
  if (day !== undefined) return "day";
  if ((evening ?? late) !== undefined) return "evening";
  if (night !== undefined) return "night";
  const { begins, ends } = hoursIn(groups!);
  if (begins >= 4 && begins < 12) return "day";
  const latest = begins < ends ? lastOfEvening : 18;
  return begins >= 12 && begins < latest ? "evening" : "night";
}

const lastOfEvening = 20;
/** Of a shift whose end isn't said. */
const usualHours = 8;

function hoursIn({
  from,
  half,
  until,
  untilHalf,
  first,
  last,
  lastHalf,
  at,
  atHalf,
}: Record<string, string | undefined>) {
  if (at !== undefined) return { begins: hourOf(at, atHalf!), ends: (hourOf(at, atHalf!) + usualHours) % 24 };
  if (from !== undefined) return { begins: hourOf(from, half!), ends: hourOf(until!, untilHalf!) };
  const isSameHalf = Number(first) % 12 < Number(last) % 12;
  const firstHalf = isSameHalf === /p/i.test(lastHalf!) ? "p" : "a";
  return { begins: hourOf(first!, firstHalf), ends: hourOf(last!, lastHalf!) };
}

function hourOf(hour: string, half: string): number {
  return (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
}

/** Whom restaurants and hotels schedule by half days: "am prep cook", "pm server". */
export const halfDayStaff =
  "(?:(?:banquet|breakfast|deli|fry|grill|kitchen|lead|line|pantry|prep|pizza|restaurant|saut[eé])[ -])?(?:baker|barista|bartender|bell(?:man|hop)|bus(?:boy|person|ser)|cook|dishwasher|expo|food runner|front desk|host(?:ess)?|house(?:keep(?:er|ing)|man|person)|server|steward|wait(?:er|ress))";
