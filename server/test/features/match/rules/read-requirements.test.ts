import { describe, expect, it } from "vitest";
import { readRequirements } from "../../../../src/features/match/rules/asked/read-requirements.ts";

const read = (html: string) => readRequirements(html).map(({ kind, text }) => `${kind}: ${text}`);

describe("M-23 requirements in a posting's text", () => {
  it.each<readonly [string, string, readonly string[]]>([
    [
      "are the items under a heading",
      "<h3>What you will do</h3><ul><li>Drive</li></ul><h3>Requirements</h3><ul><li>CDL-A</li><li>Two years of driving</li></ul><h3>Benefits</h3><ul><li>Dental</li></ul>",
      ["must: CDL-A", "must: Two years of driving"],
    ],
    [
      "are nice to have under a heading that says so",
      "<p><strong>Qualifications</strong></p><ul><li>SQL</li></ul><p><b>Nice to have:</b></p><ul><li>dbt</li></ul>",
      ["must: SQL", "nice: dbt"],
    ],
    [
      "are nice to have where their own words say so",
      "<h2>Requirements</h2><ul><li>Spanish is a plus</li><li>Excel</li></ul>",
      ["must: Excel", "nice: Spanish is a plus"],
    ],
    [
      "are read after a label",
      "<p>Requirements: A valid driver's license. Two years of experience.</p>",
      ["must: A valid driver's license", "must: Two years of experience"],
    ],
    [
      "may have lost their lines",
      "<p>Minimum qualifications: • High school diploma • One year of filing</p>",
      ["must: High school diploma", "must: One year of filing"],
    ],
    [
      "are the sentences that ask, where no heading does",
      "<p>We are a bakery since 1980. You must have a food handler card. Experience with ovens is a plus. We pay weekly.</p>",
      ["must: You must have a food handler card", "nice: Experience with ovens is a plus"],
    ],
    [
      "keep what an “or” joins together",
      "<h3>Qualifications</h3><p>1. A bachelor's degree; or</p><p>2. Four years of experience.</p>",
      ["must: A bachelor's degree; or Four years of experience"],
    ],
    [
      "stay musts where only a part is better",
      "<p>What you will need:</p><ul><li>Three years, ideally in critical care</li><li>One shift required, two preferred</li></ul>",
      ["must: Three years, ideally in critical care", "must: One shift required, two preferred"],
    ],
    [
      "end where a list does: what follows tells of the job, or asks in sentences of its own",
      "<p>You have:</p><ul><li>One year in community work</li></ul><p>We invest over the next five years. Needed: SQL and dbt. We pay $20 an hour. Apply online.</p><p>A hybrid schedule applies.</p>",
      ["must: One year in community work", "must: Needed: SQL and dbt"],
    ],
    [
      "are not what the posting says isn't needed",
      "<p>No experience needed, reliability very much.</p><p>A degree isn't required.</p><p>Requirements: No experience. You don't need a car.</p>",
      [],
    ],
    [
      "are what is left of a sentence without what isn't needed",
      "<p>No degree required, but you must have a food handler card.</p>",
      ["must: you must have a food handler card"],
    ],
    [
      "are not what the job offers",
      "<h3>Requirements</h3><ul><li>RN license</li><li>Per diem: pick up the shifts that suit you, no minimum</li><li>We train you</li><li>$38 – $44 an hour</li><li>Able to choose the shifts of a team</li></ul>",
      ["must: RN license", "must: Able to choose the shifts of a team"],
    ],
    [
      "are nice to have if they are preferred and not required",
      "<h3>Requirements</h3><ul><li>1–2 yrs (preferred, not req'd)</li><li>CPR: helpful, but not required</li></ul>",
      ["nice: 1–2 yrs (preferred, not req'd)", "nice: CPR: helpful, but not required"],
    ],
    [
      "still rule something out",
      "<h3>Requirements</h3><ul><li>Must not require sponsorship</li><li>No criminal record required</li></ul>",
      ["must: Must not require sponsorship", "must: No criminal record required"],
    ],
    ["are none where nothing is asked", "<p>Join metal.</p>", []],
  ])("%s", (_, html, expected) => {
    expect(read(html)).toEqual(expected);
  });
});
