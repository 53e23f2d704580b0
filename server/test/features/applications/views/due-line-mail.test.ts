import { answerByOf } from "@candor/contract/applications/business-days";
import { describe, expect, it } from "vitest";
import { dueFigure } from "../../../../src/features/applications/views/due-line-mail.ts";
import { renderToStaticMarkup } from "../../../../src/platform/react.ts";

const created = "2026-11-03T15:00:00.000Z";
const sent = Date.parse(created);

function figure(
  now: string,
  of: { answeredAt?: string; status?: "withdrawn" | "unanswered" } = {},
  days = 10,
) {
  const answerBy = new Date(answerByOf(sent, days)).toISOString();
  const application = {
    created,
    answerBy,
    modified: "2026-11-06T12:00:00.000Z",
    status: "viewed" as const,
    ...of,
  };
  const drawn = dueFigure(application, Date.parse(now), "America/New_York");
  const html = renderToStaticMarkup(drawn?.html);
  const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = ""]) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = ""]) => cell.replaceAll(/<[^>]*>/g, "").trim()),
  );
  return { text: drawn?.text, html, rows };
}

describe("the due line in a mail", () => {
  it("is cells of a table and words: mail programs drop drawings", () => {
    const { html, rows, text } = figure("2026-11-11T12:00:00Z", { answeredAt: "2026-11-10T12:00:00.000Z" });
    expect(html).not.toContain("<svg");
    expect(rows.map((row) => row.length)).toEqual([11, 11, 11]);
    expect(rows[0]?.indexOf("✓")).toBe(5);
    expect(rows[2]?.indexOf("▲")).toBe(6);
    expect(text).toBe(
      "Sent November 3, 2026. Answer due November 17, 2026. November 11, 2026 is business day 6 of 10. Answered in time on November 10, 2026.",
    );
    expect(html).toContain(text);
  });

  it("is amber on the last two days while an answer is awaited", () => {
    const amber = (html: string) => html.split("#8a5a00").length - 1;
    expect(amber(figure("2026-11-04T12:00:00Z").html)).toBe(2);
    expect(amber(figure("2026-11-17T12:00:00Z").html)).toBe(3);
    expect(amber(figure("2026-11-18T12:00:00Z", { status: "unanswered" }).html)).toBe(0);
  });

  it("strikes the date that passed, and has a cell for a late answer", () => {
    const late = figure("2026-11-20T12:00:00Z", { answeredAt: "2026-11-19T12:00:00.000Z" });
    expect(late.html).toContain("line-through");
    expect(late.rows[1]?.[10]).toBe("▯");
    expect(late.rows[0]?.[11]).toBe("✓");
    expect(figure("2026-11-20T12:00:00Z", { answeredAt: created }).html).not.toContain("line-through");
  });

  it("of many days has a cell for each fifth, and loses no sign", () => {
    const { rows } = figure("2026-11-13T12:00:00Z", { answeredAt: "2026-11-11T12:00:00.000Z" }, 60);
    expect(rows[0]).toHaveLength(13);
    expect(rows[0]?.[2]).toBe("✓");
    expect(rows[2]?.[2]).toBe("▲");
  });
});
