import { said } from "../../jobs/rules/stated/statement.ts";

/** What a sentence says about where the work is done. */
export interface WorkClaim {
  readonly kind: "remote" | "hybrid" | "onsite";
  /** Per week; absent if it isn't said. */
  readonly daysOnSite?: number;
}

type Claim = WorkClaim | null | ((found: RegExpExecArray) => WorkClaim | null);

const numbers = ["no", "one", "two", "three", "four", "five"];
const count = "(?<days>one|two|three|four|five|[1-5])";
const weekly = "(?: (?:a|per|each|every) week)?";
const day = "(?:mon|tues|wednes|thurs|fri)days?";
const days = `${day}(?:(?:,| and|, and| or) ${day})*`;
const office =
  "(?:in|at|from|to) (?:the|our|an?) (?:[\\w.'-]+ ){0,3}?(?:offices?|sites?|headquarters|hq|labs?|plant|building|campus)";
const onSite = `(?:${office}|on[- ]?site|in[- ]?office|in[- ]?person|in office)`;
const home = "(?:from home|at home|remote(?:ly)?|wfh|(?:of )?(?:telework|telecommuting|remote work))";

/**
 * In order: what one rule has read is hidden from later ones, so things that are only called remote, and negations,
 * come first.
 */
const rules: readonly (readonly [Claim, RegExp])[] = [
  // Things, not work.
  [
    null,
    said(
      "remote (?:sensing|controls?|patients?|desktops?|areas?|users?|sites?|offices?|customers?|clients?|teams?|monitoring|support|servers?|villages?|is in)",
    ),
  ],
  [null, said("hybrid (?:clouds?|vehicles?|engines?|cars?|meetings?|seeds?|events?)")],
  [
    null,
    said(
      "on[- ]?site (?:gym|cafeteria|pharmacy|parking|child ?care|daycare|doctor|weather|clinic|restaurant|showers?)",
    ),
  ],
  [null, said("(?:clients?|patients?|customers?|people|users?) who work from home")],
  [null, said("(?:interviews?|onboarding|training) (?:is|are) (?:remote|in[- ]person|on[- ]?site|virtual)")],
  [null, said("in[- ]person (?:onboarding|training|interviews?|kick-?offs?|meetups?)")],
  [null, said("(?:weeks?|month) in which you can work from anywhere")],
  [
    null,
    said(
      `(?:once|twice|\\w+ times?|\\w+ days?) (?:a|per|each|every) (?:quarter|year|month)[^.]{0,40}?${onSite}`,
    ),
  ],
  [null, said("if you (?:like|want|prefer|happen)[^.]*")],
  // Negations.
  [null, said(`(?:no|without|zero) days? ${onSite}`)],
  [null, said("nobody works on[- ]?site")],
  [null, said("no office")],
  [
    { kind: "onsite" },
    said(
      "(?:remote work|telework|telecommuting|working from home|work from home|remote|hybrid work) (?:is|are) (?:not|n't|un)[^.]*",
    ),
  ],
  [{ kind: "onsite" }, said("(?:not|isn't|never) an? (?:remote|hybrid)(?:[^.]*)")],
  [{ kind: "onsite" }, said("no (?:remote|telework|telecommut\\w+|work from home)[^.]*")],
  [{ kind: "onsite" }, said("(?:can(?:not|'t)|no part of the job can) be done (?:from home|remotely)")],
  // Only sometimes remote.
  [{ kind: "hybrid" }, said(`(?:remote|work from home|telework)[^.]{0,30}? (?:on )?${days}(?: only)?`)],
  // A number of days.
  [(found) => atHome(found), said(`${count} days?${weekly} ${home}`)],
  [(found) => atHome(found), said(`(?:work(?:ing)? )?${home} (?:up to |at least )?${count} days?`)],
  [(found) => atSite(found), said(`${count} days?${weekly}[^.]{0,12}? ${onSite}`)],
  [(found) => atSite(found), said(`${onSite},?(?: for| up to| at least)? ${count} days?`)],
  [
    (found) => byWeekdays(found),
    said(
      `(?:${onSite}|come in|commute to [^.]{0,40}?|work from our \\w+),? (?:on |every )?(?<named>${days})`,
    ),
  ],
  [
    { kind: "hybrid" },
    said("(?:come|travel|commute) (?:in|to)[^.]{0,40}? (?:once|twice|\\w+ times?) (?:a|per|each|every) week"),
  ],
  [{ kind: "hybrid" }, said(`(?:come|go) (?:in)?to the office[^.]{0,20}?(?:once|twice|\\w+ times?) a week`)],
  [
    { kind: "hybrid" },
    said(
      `(?:${onSite}|attendance at our \\w+ offices?)[^.]{0,20}?(?:once|twice|[1-5] ?(?:x|times)|\\w+ times)(?: (?:a|per|each|every) week| weekly)`,
    ),
  ],
  [{ kind: "hybrid" }, said("office (?:presence|attendance|days?):? \\d+")],
  [{ kind: "hybrid" }, said(`(?:wfh|home office) (?:on )?${days}`)],
  [{ kind: "hybrid" }, said("at home or (?:at|in) (?:the|our)")],
  [{ kind: "onsite" }, said("office[- ]based")],
  [{ kind: "onsite" }, said(`(?:move|relocate|transfer) to [^.]{0,40}?(?:offices?|site)`)],
  [{ kind: "remote", daysOnSite: 0 }, said("(?:home office|work from home) only")],
  [{ kind: "hybrid" }, said(`split (?:your )?time between home and`)],
  // In words.
  [
    { kind: "onsite", daysOnSite: 5 },
    said("(?:fully|entirely|100%|completely|all) (?:on[- ]?site|in[- ]?office|in[- ]?person)"),
  ],
  [{ kind: "onsite" }, said("(?:in[- ]person|on[- ]?site|in[- ]office) (?:role|position|job|only)")],
  [{ kind: "onsite" }, said("we work in person")],
  [
    { kind: "remote", daysOnSite: 0 },
    said("(?:fully|entirely|100%|completely) (?:remote|from home|virtual)"),
  ],
  [{ kind: "hybrid" }, said("hybrid")],
  [{ kind: "remote" }, said("(?:may|can) work remotely the rest")],
  [{ kind: "remote" }, said("(?:this|the) (?:role|position|job|opportunity|work) is (?:a )?remote")],
  [
    { kind: "remote" },
    said("remote (?:role|position|job|opportunity|work|company|\\w+(?:er|or|ist|nurse))\\b"),
  ],
  [{ kind: "remote" }, said("(?:work|working) (?:from (?:home|anywhere)|remotely)")],
  [{ kind: "remote" }, said("telecommut(?:e|ing)|telework")],
];

/** What one sentence claims, in lower case. */
export function workClaimsIn(sentence: string): WorkClaim[] {
  const claims: WorkClaim[] = [];
  let rest = sentence.toLowerCase();
  for (const [claim, pattern] of rules) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(rest); match !== null; match = pattern.exec(rest)) {
      const found = typeof claim === "function" ? claim(match) : claim;
      if (found) claims.push(found);
      rest =
        rest.slice(0, match.index) +
        hidden.repeat(match[0].length) +
        rest.slice(match.index + match[0].length);
    }
  }
  return claims;
}

const hidden = "\u0000";
const week = 5;

function numberOf(found: RegExpExecArray): number {
  const stated = found.groups?.["days"] ?? "";
  return numbers.includes(stated) ? numbers.indexOf(stated) : Number(stated);
}

function atSite(found: RegExpExecArray): WorkClaim {
  const daysOnSite = numberOf(found);
  return { kind: daysOnSite >= week ? "onsite" : "hybrid", daysOnSite };
}

function atHome(found: RegExpExecArray): WorkClaim {
  const daysOnSite = week - numberOf(found);
  return { kind: daysOnSite === 0 ? "remote" : "hybrid", daysOnSite };
}

function byWeekdays(found: RegExpExecArray): WorkClaim {
  const named = (found.groups?.["named"] ?? "").match(/\b(?:mon|tues|wednes|thurs|fri)day/g) ?? [];
  return { kind: named.length >= week ? "onsite" : "hybrid", daysOnSite: named.length };
}
