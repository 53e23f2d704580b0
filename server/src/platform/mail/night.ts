import { look } from "./look.ts";

/** The colors of the pages at night, for those of the day. */
const night: Readonly<Record<keyof typeof look, string>> = {
  paper: "#14171f",
  ink: "#ece7da",
  inkSoft: "#a9abb4",
  rule: "#343a48",
  pen: "#a5bbff",
  answered: "#7fcf9c",
  due: "#e5b454",
};

const names = Object.keys(look) as (keyof typeof look)[];

/**
 * For mail programs that ask for a dark look. Mails have their colors in each element, because many programs drop style
 * sheets, so each is replaced where it stands. Programs that turn a light mail over by themselves ignore this.
 */
export const nightSheet = `@media (prefers-color-scheme:dark){${names
  .map((name) => {
    const [from, to] = [look[name], night[name]];
    return [
      `[style*="color:${from}"]{color:${to}!important}`,
      `[style*="background:${from}"]{background:${to}!important}`,
      `[style*="solid ${from}"],[style*="double ${from}"]{border-color:${to}!important}`,
    ].join("");
  })
  .join("")}}`;

/** As a program with a dark look shows a mail. */
export function atNight(html: string): string {
  return html.replace("@media (prefers-color-scheme:dark)", "@media all");
}
