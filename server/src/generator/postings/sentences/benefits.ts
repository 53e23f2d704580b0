import type { Country } from "../cities.ts";
import { compileLines, type Fragment } from "../fragment.ts";

/** Benefits, by country. */
export const benefits: Readonly<Record<Country, readonly Fragment[]>> = {
  US: compileLines(`
    Benefits include medical, dental, and vision insurance from [the first day|the first of the month] and a 401(k) with a match.
    We offer health insurance, [three|four] weeks of paid time off, and [tuition help|a retirement plan].
    You get paid holidays, sick leave, [parental leave|life insurance], and a 401(k).
    Health, dental, and vision plans; we pay [80|85|90] percent of the premium.
    Benefits: paid time off from day one, [short-term disability|an HSA contribution], and an employee discount.
    Weekly pay, health insurance after [thirty|sixty] days, and [a referral bonus|paid training].
    There is a sign-on bonus of [1,000|2,500|5,000|7,500] dollars, paid in two parts.`),
  CA: compileLines(`
    Benefits include extended health and dental cover, RRSP matching, and [three|four] weeks of vacation.
    We offer a pension plan, [parental leave top-up|a wellness account], and paid sick days.
    You get [four|three] weeks of vacation to start, health benefits for the family, and flexible hours.`),
  GB: compileLines(`
    Benefits include [25|27|28] days of leave plus bank holidays and a pension with [six|eight] percent from us.
    We offer a workplace pension, [private medical cover|a season ticket loan], and enhanced parental leave.
    You get [26|28] days of holiday, sick pay, and [a cycle scheme|life cover].`),
  DE: compileLines(`
    Benefits include 30 days of leave, a company pension, and a ticket for public transport.
    We offer 30 days of holiday, [a bicycle lease|German lessons], and flexible hours.
    You get [28|30] days of leave, [a relocation bonus|help with your visa], and a permanent contract after six months.`),
};
