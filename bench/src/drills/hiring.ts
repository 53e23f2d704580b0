import { parseArgs } from "node:util";
import type { Report } from "../report.ts";
import { runSlowTest, sumOf } from "../slow-test.ts";

/** A simulated year of hiring: what is sent, answered, withdrawn and written, with every promise and every message counted. */
export async function drillHiring(parameters: string[]): Promise<Report> {
  const { values } = parseArgs({
    args: parameters,
    options: {
      organizations: { type: "string", default: "20" },
      postings: { type: "string", default: "200" },
      applications: { type: "string", default: "2000" },
    },
  });
  const { organizations, postings, applications } = values;
  const sizes = {
    HIRING_ORGANIZATIONS: organizations,
    HIRING_POSTINGS: postings,
    HIRING_APPLICATIONS: applications,
  };
  return runSlowTest("hiring", sizes, (figures) => [
    { what: "applications", measured: sumOf(figures, "applications"), least: Number(applications) },
    { what: "applications without a dated outcome", measured: sumOf(figures, "undated"), most: 0 },
    { what: "messages in no mailbox, or in several", measured: sumOf(figures, "astray"), most: 0 },
    { what: "records that the log does not give again", measured: sumOf(figures, "unlike"), most: 0 },
  ]);
}
