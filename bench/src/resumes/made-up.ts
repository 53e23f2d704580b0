import { generatePostings } from "@candor/server/generator/postings/generate";
import type { Sheet } from "@candor/server/platform/sheets/sheet";

const jobsOfOne = 8;
const skills = [
  "Triage",
  "Telemetry",
  "IV Therapy",
  "Conduit bending",
  "Forecasting",
  "Payroll",
  "TypeScript",
];

/** Resumes of about two pages, made from generated postings' titles, companies and words. */
export function madeUpSheets(count: number): Sheet[] {
  const postings = [...generatePostings({ count: count * jobsOfOne, seed: 1, now: Date.UTC(2026, 10, 22) })];
  return Array.from({ length: count }, (_, person) => ({
    name: "Ada Byron",
    contact: ["Austin, TX 78701", "+1 512 555 0143", "ada@example.com", "linkedin.com/in/ada"],
    jobs: postings
      .slice(person * jobsOfOne, (person + 1) * jobsOfOne)
      .map(({ title, organization = "Harbor Lights", text }, at) => ({
        title,
        company: organization,
        period: `Jan ${2024 - 2 * at} – Dec ${2025 - 2 * at}`,
        points: text
          .replaceAll(/<[^>]*>/g, " ")
          .split(/(?<=\.)\s+/)
          .slice(0, 5),
      })),
    skills,
  }));
}
