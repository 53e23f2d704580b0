import { to } from "./hours-of-day.ts";
import { pattern } from "./reading.ts";
import type { WishPhrase } from "./wish-phrases.ts";

const day = "(?:(?:mon|tues?|wed(?:nes)?|thur?s?|fri)(?:day)?s?|lunes|martes|mi[eé]rcoles|jueves|viernes)";
const weekendDay = "(?:sat(?:urday)?s?|sun(?:day)?s?|s[aá]bados?|domingos?)";
const and = "(?:,? (?:and|or|y|o|&) |, ?|\\s?[/&]\\s?| )";
const until = "(?: to | thru | through |\\s?[-–]\\s?| a )";
const only = "(?:(?:on|only|solo|los) )*";
const clock = "(?:noon|[1-7](?::[0-5]\\d)?(?:\\s?p\\.?m\\.?)?|three|four|five|six)";
const few = "[2-6]|two|three|four|five|six";

/** On which days, until when and in which rotation people work. */
export const daysAndRotations: readonly WishPhrase[] = [
  ["weekends", "yes", pattern(`${only}${day}(?:${and}${day}){0,3}(?:${and}|${until})${weekendDay}`)],
  [
    "weekends",
    "no",
    pattern(
      `${only}${day}(?:(?:${and}${day}){1,4}|${until}${day})(?: only)?|(?:m/?w/?f|t/?th|t/?r)(?: only|(?=\\s*$))`,
    ),
  ],
  [
    "shifts",
    "day",
    pattern(
      `(?:(?:be|get|getting) )?(?:(?:off|done|out|home|finish(?:ed|es)?|ends?)(?: work)? (?:by|at|before|no later than)|(?:work(?:ing)? )?['’]?(?:til|till|until)) ${clock}(?!\\s?(?:a\\.?m|%|days?|weeks?|miles?|months?|years?|\\d|[:.]\\d))`,
    ),
  ],
  [
    "shifts",
    "rotating",
    pattern(
      `(?:(?:3|three)${to})?(?:2[-/ ]2[-/ ]3|3[-/ ]2[-/ ]2)(?: (?:schedule|shifts?|rotation|rota))?|(?:panama|pitman|dupont|continental) (?:schedule|shifts?|rotation|rota)|(?:${few}) (?:days? )?on(?:,| and| then|\\s?/)? (?:${few}) (?:days? )?off(?: (?:schedule|shifts?|rotation|rota))?`,
    ),
  ],
];
