import type { MatchSheet } from "@candor/contract/match/shapes";

/** M-29: the sheet as an organization reads it, with what the applicant still hides blacked out. */
export function matchForOrganization(sheet: MatchSheet, seen: (text: string) => string): MatchSheet {
  return {
    ...sheet,
    requirements: sheet.requirements.map(({ evidence, years, ...requirement }) => ({
      ...requirement,
      evidence: evidence.map((line) => ({ ...line, text: seen(line.text) })),
      ...(years && {
        years: { ...years, spans: years.spans.map((span) => ({ ...span, text: seen(span.text) })) },
      }),
    })),
  };
}
