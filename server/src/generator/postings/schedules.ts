import { compileLines, type Fragment } from "./fragment.ts";
import { Weighted } from "./weighted.ts";

export type Schedule =
  | "office"
  | "clinic"
  | "clinical"
  | "shifts"
  | "store"
  | "kitchen"
  | "route"
  | "school"
  | "field"
  | "day"
  | "flex";

/** When the work is done. */
export interface Hours {
  /** An addition to the title: "Night Shift", or "". */
  readonly label: string;
  readonly sentences: readonly Fragment[];
}

type Row = readonly [weight: number, labels: string, sentences: string];

const partTime: Row = [
  18,
  "Part Time",
  `The position is part-time, [16|20|24|25] hours a week, [with a schedule posted two weeks ahead|on fixed days].
   Part-time: [three|four] shifts of [five|six] hours a week.`,
];

const fullTime: Row = [
  60,
  "",
  `This is a full-time position of 40 hours, Monday to Friday.
   Full-time; core hours are [ten to three|nine to three], and the rest is yours to arrange.
   Regular hours are [eight to five|half past eight to five], with Friday afternoons [free in summer|kept light].`,
];

const nights: Row = [
  22,
  "Nights|Night Shift",
  `[Three|Four] [twelve-hour|ten-hour] night shifts a week, from [seven|six] in the evening, with a night differential.
   Night shift, full-time, every [third|other] weekend; nights pay [three|four|five] dollars more an hour.`,
];

const schedules: Readonly<Record<Schedule, readonly Row[]>> = {
  office: [
    [96, fullTime[1], fullTime[2]],
    [
      4,
      "Part Time",
      `The position is part-time, [20|24|30] hours a week, [spread as you like|on fixed days].`,
    ],
  ],
  clinic: [
    [
      80,
      "",
      `Clinic hours are Monday to Friday, eight to five, with [one evening|one Saturday] in rotation.
       Four ten-hour days a week; the clinic is closed on Sundays.`,
    ],
    [10, "PRN|Per Diem", `Per diem: you choose [two|three] or more days a month.`],
    [10, "Part Time", partTime[2]],
  ],
  clinical: [
    [
      44,
      "|Days|Day Shift",
      `Three twelve-hour day shifts a week, from [seven|six] in the morning, every [third|other] weekend.
       Full-time days, [36|40] hours a week, with self-scheduling in [four|six]-week blocks.`,
    ],
    nights,
    [
      12,
      "Evenings|Evening Shift",
      `Evening shift, three to half past eleven, with every [third|other] weekend and an evening differential.`,
    ],
    [
      8,
      "PRN|Per Diem",
      `Per diem: pick up the shifts that suit you, [three|four] a month at least, on days, evenings, or nights.`,
    ],
    [
      6,
      "Weekends",
      `Weekend program: [two|three] twelve-hour shifts from Friday to Sunday at a higher rate.`,
    ],
    [8, "Part Time", partTime[2]],
  ],
  shifts: [
    [
      44,
      "|1st Shift|First Shift",
      `First shift, six to [half past two|two], Monday to Friday, with overtime when orders ask for it.
       Day shift, full-time, [four ten-hour|five eight-hour] days.`,
    ],
    [
      22,
      "2nd Shift|Second Shift",
      `Second shift, [half past two|three] to eleven, Monday to Friday, with a shift differential.`,
    ],
    [
      20,
      "3rd Shift|Third Shift|Night Shift",
      `Third shift, ten at night to six, with [a dollar|two dollars] more an hour.`,
    ],
    [8, "Weekend Shift", `Weekend shift: Friday to Sunday, twelve hours a day, paid as forty.`],
    [6, "Part Time", partTime[2]],
  ],
  store: [
    [
      50,
      "",
      `Full-time with two days off in a row; schedules are posted [two|three] weeks ahead.
       Full-time, [36|38|40] hours, including [some evenings|every other weekend].`,
    ],
    [38, "Part Time|Part-Time", partTime[2]],
    [12, "Overnight|Evenings", `Shifts run from [ten at night to six|two to ten], five days a week.`],
  ],
  kitchen: [
    [
      60,
      "",
      `Full-time, [five|four] shifts a week, mostly [evenings|lunch and dinner], with two days off in a row.
       Shifts of eight hours between [seven and midnight|ten and eleven], posted two weeks ahead.`,
    ],
    [30, "Part Time|Part-Time", partTime[2]],
    [10, "Weekends", `Weekend shifts, Friday to Sunday, with a shared meal before service.`],
  ],
  route: [
    [
      44,
      "Local|Home Daily",
      `Local work: you are home every [night|evening], and you start at [three|four|five] in the morning.
       Home daily, [five|four] days a week, with overtime after [forty|fifty] hours.`,
    ],
    [30, "Regional|Home Weekly", `Regional routes: out [four|five] nights, home every weekend for 48 hours.`],
    [
      26,
      "OTR|Over the Road",
      `Over the road: [two|three] weeks out, then [three|four] days at home, with a late-model truck of your own.`,
    ],
  ],
  school: [
    [
      86,
      "",
      `The position follows the school calendar, [180|185|190] days a year.
       School-year schedule with summers [off|free or paid extra], starting next term.`,
    ],
    [14, "Part Time", partTime[2]],
  ],
  field: [
    [
      92,
      "",
      `Days start at [six|seven|half past six] in the yard or on site, Monday to Friday, with paid overtime in season.
       Full-time outdoors, [four tens|five eights], with travel paid beyond [thirty|fifty] miles.`,
    ],
    [
      8,
      "Seasonal",
      `Seasonal, from [March|April] to [October|November], full-time, with a bonus for those who return.`,
    ],
  ],
  day: [
    [
      82,
      "",
      `Full-time days, Monday to Friday, [seven to half past three|eight to five|half past seven to four].
       Five days a week, [one Saturday a month|no Sundays], full-time.`,
    ],
    [18, "Part Time", partTime[2]],
  ],
  flex: [
    [50, "|Full Time", `Hours are flexible and agreed each [week|month], up to full-time.`],
    [50, "Part Time", partTime[2]],
  ],
};

export const hoursOf: Readonly<Record<Schedule, Weighted<Hours>>> = compiled();

function compiled(): Record<Schedule, Weighted<Hours>> {
  const entries = Object.entries(schedules).map(([name, rows]) => [name, weighted(rows)]);
  return Object.fromEntries(entries) as Record<Schedule, Weighted<Hours>>;
}

/** Each of a row's labels becomes a separate entry. */
function weighted(rows: readonly Row[]): Weighted<Hours> {
  const entries = rows.flatMap(([weight, labels, sentences]) => {
    const names = labels.split("|");
    return names.map((label) => ({
      weight: weight / names.length,
      hours: { label, sentences: compileLines(sentences) },
    }));
  });
  return new Weighted(
    entries.map(({ hours }) => hours),
    (_, index) => entries[index]?.weight ?? 0,
  );
}
