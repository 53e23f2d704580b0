import type { Responsiveness } from "@candor/contract/organizations/shapes";
import { describe, expect, it } from "vitest";
import { publicOrganizationView } from "../../../src/features/ledger/views.ts";
import { jsonText } from "../../../src/platform/json-text.ts";

const row = {
  id: 7,
  slug: "harbor-trust",
  name: "Harbor Trust",
  about: null,
  site: "https://harbor.example/",
  storageKey: null,
  sha256: null,
  claimed: 1,
  record_json: null,
  answer_days_json: null,
  blind_until: null,
};
const rest = {
  hasBiasReports: false,
  pros: [],
  owed: 2,
  jobs: [],
  total: 0,
  byAgencies: { jobs: [], total: 0 },
};

function figures(n: number) {
  const record: Responsiveness = {
    n,
    answeredInTime: n,
    late: 0,
    missed: 0,
    since: "2026-08-24T10:00:00.000Z",
  };
  return jsonText(record);
}

describe("M-02 what anybody may read about an organization", () => {
  it("is its record from five answers on; before, only how many there are", () => {
    const days = jsonText([{ date: "2026-09-01", inTime: 5, late: 0, missed: 0 }]);
    const short = publicOrganizationView({ ...row, record_json: figures(4), answer_days_json: days }, rest);
    expect(short).toMatchObject({ n: 4, owed: 2 });
    expect(short).not.toHaveProperty("responsiveness");
    expect(short).not.toHaveProperty("days");
    const whole = publicOrganizationView({ ...row, record_json: figures(5), answer_days_json: days }, rest);
    expect(whole).toMatchObject({ n: 5, responsiveness: { n: 5 }, days: [{ inTime: 5 }] });
  });

  it.each(["javascript:alert(1)", "harbor.example", "data:text/html,hello", ""])(
    "is no site that is not on the web: %s",
    (site) => {
      expect(publicOrganizationView({ ...row, site }, rest)).not.toHaveProperty("site");
    },
  );

  it("is its site on the web", () => {
    expect(publicOrganizationView(row, rest).site).toBe("https://harbor.example/");
  });
});
