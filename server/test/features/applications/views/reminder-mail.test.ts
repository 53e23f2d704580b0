import { expect, it } from "vitest";
import { reminderMail } from "../../../../src/features/applications/views/reminder-mail.ts";

const answer_by = Date.parse("2027-03-17T23:59:59.999Z");

function mailOf(count: number) {
  const due = Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    blind_until: null,
    first_name: "Ada",
    last_name: `Byron ${at + 1}`,
    title: "Keeper",
    created_at: Date.parse("2027-03-03T12:00:00Z"),
    answer_by,
  }));
  return reminderMail({
    to: "pro@harbor.example",
    from: "a@candor.test",
    publicUrl: "http://candor.test",
    due,
    timeZone: null,
    now: Date.parse("2027-03-15T09:00:00Z"),
    choosing: {
      text: "Choose",
      href: "http://candor.test/opt",
      oneClick: "http://candor.test/one-click",
      wish: { accountId: 1, kind: "applicationFollowUp" },
    },
  });
}

it("a reminder names each applicant, posting and date, and links to the list", () => {
  const { subject, text } = mailOf(1);
  expect(subject).toBe("1 answer is due");
  expect(text).toContain("Ada Byron 1, Keeper: by March 17, 2027");
  expect(text).toContain("http://candor.test/organization/answers");
});

it("a reminder of a thousand answers stays short, and says how many more are due", () => {
  const { subject, text } = mailOf(1000);
  expect(subject).toBe("1000 answers are due");
  expect(text.match(/, Keeper: by /g)).toHaveLength(20);
  expect(text).toContain("… and 980 more.");
  expect(text).toContain("Byron 20, ");
  expect(text).not.toContain("Byron 21, ");
});
